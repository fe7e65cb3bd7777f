import type { Point3, Standing } from '@arredo/geometry'
import { inRoom } from './item-frame.ts'

type Edge = readonly [Point3, Point3]

/** Edges of the item's box that the eye can see: those of a face turned towards it. */
export function visibleEdges({ placement, size }: Standing, eye: Point3): Edge[] {
  const { width, depth, height } = size
  const corner = (bits: number) =>
    inRoom(placement, [bits & 1 ? width : 0, bits & 2 ? depth : 0, bits & 4 ? height : 0])
  const centre = inRoom(placement, [width / 2, depth / 2, height / 2])

  const seen = new Map<string, Edge>()
  for (const face of boxFaces) {
    const [a, b, c, d] = face.map(corner)
    if (!a || !b || !c || !d) continue
    const middle: Point3 = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2]
    const towards = [0, 1, 2].reduce(
      (sum, k) => sum + ((middle[k] ?? 0) - (centre[k] ?? 0)) * ((eye[k] ?? 0) - (middle[k] ?? 0)),
      0,
    )
    if (towards <= 0) continue
    for (const [k, from] of face.entries()) {
      const to = face[(k + 1) % 4] ?? from
      seen.set(`${Math.min(from, to)}-${Math.max(from, to)}`, [corner(from), corner(to)])
    }
  }
  return [...seen.values()]
}

/** Corners as bits: 1 right, 2 front, 4 top. */
const boxFaces = [
  [0, 1, 3, 2],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 3, 7, 5],
] as const
