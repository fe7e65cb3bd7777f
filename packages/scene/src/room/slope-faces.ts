import { ceilingAt, dot, type FoundRoom, minus, type Point, plus, times } from '@arredo/geometry'
import { ShapeUtils, Vector2 } from 'three'
import { addTriangle, addVertex, type Faces, noFaces } from '../faces/faces.ts'

/**
 * The sloping parts of ceilings, seen from below only: from above one looks through them into the room. They are
 * cut where one slope meets another, so that every piece is flat.
 */
export function slopeFaces(rooms: readonly FoundRoom[]): Faces {
  const faces = noFaces()
  for (const room of rooms) {
    if (room.slopes.length > 0) addCeiling(faces, room, (lowest) => lowest <= room.height - dust)
  }
  return faces
}

/** The whole ceiling, level and sloping, seen from below. */
export function ceilingFaces(room: FoundRoom): Faces {
  const faces = noFaces()
  addCeiling(faces, room, () => true)
  return faces
}

function addCeiling(faces: Faces, room: FoundRoom, isWanted: (lowest: number) => boolean): void {
  for (const piece of flatPieces(room)) {
    const heights = piece.map((point) => ceilingAt(room, point))
    if (isWanted(Math.min(...heights))) addPiece(faces, piece, heights)
  }
}

const dust = 0.01

/** Positive on one side of a line in plan, negative on the other. */
type Side = (point: Point) => number

function flatPieces(room: FoundRoom): readonly (readonly Point[])[] {
  const aways = room.slopes.map(({ origin, inward, knee, run }) => ({
    away: (point: Point) => dot(minus(point, origin), inward),
    run,
    height: (point: Point) => knee + ((room.height - knee) / run) * dot(minus(point, origin), inward),
    knee,
  }))
  const cuts: Side[] = aways.flatMap(({ away, run }) => [away, (point) => away(point) - run])
  aways.forEach((one, index) => {
    for (const two of aways.slice(index + 1)) cuts.push((point) => one.height(point) - two.height(point))
    // Behind its own wall a slope stays as low as it begins.
    for (const two of aways) if (two !== one) cuts.push((point) => one.height(point) - two.knee)
  })
  return cuts.reduce<readonly (readonly Point[])[]>(
    (pieces, side) =>
      pieces.flatMap((piece) => [clipped(piece, side), clipped(piece, (at) => -side(at))].filter(isPiece)),
    triangles(room),
  )
}

function triangles({ outline, holes }: FoundRoom): readonly (readonly Point[])[] {
  const vectors = (points: readonly Point[]) => points.map(([x, y]) => new Vector2(x, y))
  const corners = [...outline, ...holes.flat()]
  return ShapeUtils.triangulateShape(vectors(outline), holes.map(vectors)).map((triangle) =>
    triangle.map((corner): Point => corners[corner] ?? [0, 0]),
  )
}

/** The part of a convex polygon on the positive side of a line. */
function clipped(piece: readonly Point[], side: Side): readonly Point[] {
  return piece.flatMap((from, index): readonly Point[] => {
    const to = piece[(index + 1) % piece.length] ?? from
    const [a, b] = [side(from), side(to)]
    const kept = a >= 0 ? [from] : []
    if (a >= 0 === b >= 0 || a === b) return kept
    return [...kept, plus(from, times(minus(to, from), a / (a - b)))]
  })
}

function isPiece(piece: readonly Point[]): boolean {
  const doubled = piece.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = piece[(index + 1) % piece.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) > 1
}

function addPiece(faces: Faces, piece: readonly Point[], heights: readonly number[]): void {
  const normal = downward(piece, heights)
  const vertices = piece.map((at, index) => addVertex(faces, [...at, heights[index] ?? 0], normal, [0, 0]))
  const [first = 0] = vertices
  for (let k = 1; k + 1 < vertices.length; k++)
    addTriangle(faces, first, vertices[k] ?? 0, vertices[k + 1] ?? 0)
}

/** Out of the plane of the piece, towards the floor. */
function downward(piece: readonly Point[], heights: readonly number[]): readonly [number, number, number] {
  const at = (index: number) => [...(piece[index] ?? [0, 0]), heights[index] ?? 0] as const
  let best: readonly [number, number, number] = [0, 0, -1]
  let longest = 0
  for (let k = 1; k + 1 < piece.length; k++) {
    const [a, b, c] = [at(0), at(k), at(k + 1)]
    const [u, v] = [
      b.map((value, axis) => value - (a[axis] ?? 0)),
      c.map((value, axis) => value - (a[axis] ?? 0)),
    ]
    const [ux = 0, uy = 0, uz = 0] = u
    const [vx = 0, vy = 0, vz = 0] = v
    const out = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const
    const length = Math.hypot(...out)
    if (length <= longest) continue
    longest = length
    const sign = out[2] > 0 ? -1 / length : 1 / length
    best = [out[0] * sign, out[1] * sign, out[2] * sign]
  }
  return best
}
