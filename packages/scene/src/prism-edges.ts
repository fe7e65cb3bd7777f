import type { Point, Point3 } from '@arredo/geometry'

/** An upright body: an outline in plan, from one height to another. */
export type Prism = { readonly outline: readonly Point[]; readonly bottom: number; readonly top: number }

type Edge = readonly [Point3, Point3]

/** Edges that the eye can see: those of a face turned towards it. */
export function visibleEdges({ outline, bottom, top }: Prism, eye: Point3): readonly Edge[] {
  const corners = outline.map((from, k) => ({ from, to: outline[(k + 1) % outline.length] ?? from }))
  if (bottom === top) return corners.map(({ from, to }): Edge => [at(from, top), at(to, top)])

  const way = isClockwise(outline) ? -1 : 1
  const sides = corners.map(({ from, to }) => ({ from, to, isSeen: way * leftOf(from, to, eye) < 0 }))
  return sides.flatMap(({ from, to, isSeen }, k): readonly Edge[] => {
    const isUprightSeen = isSeen || sides.at(k - 1)?.isSeen
    return [
      ...(isSeen || eye[2] > top ? [[at(from, top), at(to, top)] as const] : []),
      ...(isSeen || eye[2] < bottom ? [[at(from, bottom), at(to, bottom)] as const] : []),
      ...(isUprightSeen ? [[at(from, bottom), at(from, top)] as const] : []),
    ]
  })
}

function at([x, y]: Point, z: number): Point3 {
  return [x, y, z]
}

/** Positive when the eye is to the left of who goes from one corner to the next. */
function leftOf(from: Point, to: Point, eye: Point3): number {
  return (to[0] - from[0]) * (eye[1] - from[1]) - (to[1] - from[1]) * (eye[0] - from[0])
}

function isClockwise(outline: readonly Point[]): boolean {
  const doubled = outline.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = outline[(k + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return doubled < 0
}
