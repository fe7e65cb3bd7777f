import type { Point } from '../point.ts'
import { distance, normalTurn } from '../vector.ts'
import type { WallFrame } from '../wall-frame.ts'
import type { Corner, CornerId, Wall, WallId, WallSide } from './records.ts'

/** A wall whose corners are known, and how far its faces lie from the line between them. */
export type WallLine = {
  readonly record: Wall
  readonly from: Point
  readonly to: Point
  readonly along: Point
  readonly length: number
  readonly isOpen: boolean
  readonly left: number
  readonly right: number
}

/** Beyond this (a thousand kilometres) a millimetre is lost in rounding. */
const farthest = 1e9

/** The walls that can be drawn, by id: the order of a map must not show in any result. */
export function wallLines(
  corners: Readonly<Record<CornerId, Corner>>,
  walls: Readonly<Record<WallId, Wall>>,
): readonly WallLine[] {
  return Object.values(walls)
    .flatMap((record) => wallLine(record, corners[record.from]?.at, corners[record.to]?.at) ?? [])
    .sort((a, b) => (a.record.id < b.record.id ? -1 : 1))
}

/** Both faces have the length from corner to corner; the viewer's left is `from` on the right face only. */
export function faceFrame({ from, to, along, length, left, right }: WallLine, side: WallSide): WallFrame {
  const [x, y] = along
  const [corner, away, dx, dy] = side === 'right' ? [from, right, x, y] : [to, left, 0 - x, 0 - y]
  const inward: Point = [dy, 0 - dx]
  return {
    origin: [corner[0] + inward[0] * away, corner[1] + inward[1] * away],
    along: [dx, dy],
    inward,
    length,
    turn: normalTurn((Math.atan2(dy, dx) * 180) / Math.PI),
  }
}

function wallLine(record: Wall, from: Point | undefined, to: Point | undefined): WallLine | null {
  if (!from || !to || !isPlace(from) || !isPlace(to)) return null
  const { thickness, line } = record
  if (!(thickness >= 0 && thickness <= farthest)) return null
  const length = distance(from, to)
  if (!(length > 0)) return null

  const isOpen = record.kind === 'open'
  const left = line === 'right' ? thickness : line === 'left' ? 0 : thickness / 2
  return {
    record,
    from,
    to,
    // Divided, not multiplied by the inverse: walls along an axis must have exact axes.
    along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
    length,
    isOpen,
    left: isOpen ? 0 : left,
    right: isOpen ? 0 : thickness - left,
  }
}

function isPlace([x, y]: Point): boolean {
  return Math.abs(x) <= farthest && Math.abs(y) <= farthest
}
