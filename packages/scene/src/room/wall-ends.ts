import { distance, type Point, type ShellWall, toWall, type WallSide } from '@arredo/geometry'

/** How a wall's body begins and ends, along its right face and in depth from it. */
export type WallEnds = {
  /** As far as anything of it reaches. */
  readonly low: number
  readonly high: number
  /** From the right face to the left one, by way of where an end breaks. */
  readonly depths: readonly number[]
  /** The nearest to s that belongs to the body at this depth. */
  readonly inBody: (s: number, depth: number) => number
  /** The same on a face, which may reach past the body it covers. */
  readonly onFace: (s: number, side: WallSide) => number
}

type EndPoint = { readonly s: number; readonly depth: number }

/** Corners nearer than this are one. */
const joint = 2

/**
 * Two walls meet along one line from face to face; where three meet, each comes to a point in their midst, or
 * there would be a hole between them.
 */
export function wallEnds(wall: ShellWall): WallEnds {
  const { faces, length, thickness, from, to } = wall
  const { left, right } = faces
  const start = endLine(wall, from, right.start, length - left.end)
  const end = endLine(wall, to, right.end, length - left.start)
  const reach = {
    right: [Math.min(right.start, sAt(start, 0)), Math.max(right.end, sAt(end, 0))],
    left: [
      Math.min(length - left.end, sAt(start, thickness)),
      Math.max(length - left.start, sAt(end, thickness)),
    ],
  } as const
  const all = [...start, ...end]
  return {
    low: Math.min(reach.right[0], reach.left[0], ...start.map(({ s }) => s)),
    high: Math.max(reach.right[1], reach.left[1], ...end.map(({ s }) => s)),
    depths: [...new Set(all.map(({ depth }) => depth))].sort((a, b) => a - b),
    inBody: (s, depth) => Math.min(sAt(end, depth), Math.max(sAt(start, depth), s)),
    onFace: (s, side) => Math.min(reach[side][1], Math.max(reach[side][0], s)),
  }
}

function endLine(
  { faces, footprint, thickness }: ShellWall,
  corner: Point,
  right: number,
  left: number,
): readonly EndPoint[] {
  const line = [
    { s: right, depth: 0 },
    { s: left, depth: thickness },
  ]
  const heart = footprint.find((point) => distance(point, corner) < joint)
  if (!heart) return line

  const { along, across } = toWall(faces.right.frame, heart)
  const depth = -across < joint ? 0 : -across > thickness - joint ? thickness : -across
  const others = line.filter((point) => point.depth !== depth)
  return [...others, { s: along, depth }].sort((a, b) => a.depth - b.depth)
}

function sAt(line: readonly EndPoint[], depth: number): number {
  const next = line.findIndex((point) => point.depth > depth)
  const [a, b] = [line[next - 1], line[next]]
  if (!a || !b) return (next === 0 ? line[0] : line.at(-1))?.s ?? 0
  return a.s + ((b.s - a.s) * (depth - a.depth)) / (b.depth - a.depth)
}
