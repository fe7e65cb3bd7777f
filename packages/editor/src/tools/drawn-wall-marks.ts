import { distance, type Point, type Point3 } from '@arredo/geometry'
import type { Snapped } from '../wall-drawing.ts'
import type { OverlayShape } from './tool.ts'

/** Both ends of a wall under way, the line between them, and lines to the corners it came into line with. */
export function drawnWallMarks(start: Snapped | null, end: Snapped | null): readonly OverlayShape[] {
  const marks: OverlayShape[] = []
  if (start) marks.push({ kind: 'mark', id: 'start', tone: 'guide', at: onFloor(start.at) })
  if (end) marks.push({ kind: 'mark', id: 'end', tone: 'guide', at: onFloor(end.at) })
  if (start && end) marks.push(guideLine('line', start.at, end.at))
  return end ? [...marks, ...guidesTo(end.at, end.inLine)] : marks
}

/** Lines from a place to what it is in line with. */
export function guidesTo(place: Point, inLine: readonly Point[]): readonly OverlayShape[] {
  return inLine
    .filter((other) => distance(other, place) >= 1)
    .map((other, index) => guideLine(`guide ${index} ${place.join()}`, other, place))
}

function guideLine(id: string, from: Point, to: Point): OverlayShape {
  return { kind: 'line', id, tone: 'guide', from: onFloor(from), to: onFloor(to) }
}

function onFloor([x, y]: Point): Point3 {
  return [x, y, 0]
}
