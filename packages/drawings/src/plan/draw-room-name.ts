import { footprint, isInside, type Outline, type Point, polygonArea } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import type { Drawing } from '../drawing.ts'
import type { PlanLabels } from './labels.ts'

const size = 115
const tries = [0.28, 0.5, 0.72, 0.15, 0.85]

/** Name and area of a closed room, written where nothing stands. */
export function drawRoomName(outline: Outline, items: readonly StandingRow[], labels: PlanLabels): Drawing {
  if (!outline.closed) return []
  const area = labels.formatArea(polygonArea(outline.corners))
  const at = freePlace(outline.corners, items)
  return [{ kind: 'text', style: 'roomName', at, text: `${labels.text('Room')}, ${area}`, size, turn: 0 }]
}

function freePlace(corners: readonly Point[], items: readonly StandingRow[]): Point {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const along = (values: readonly number[], share: number) =>
    Math.min(...values) + (Math.max(...values) - Math.min(...values)) * share
  const places = tries.flatMap((up) =>
    [0.5, 0.3, 0.7].map((right): Point => [along(xs, right), along(ys, up)]),
  )
  const inside = places.filter((place) => isInside(place, corners))
  const free = inside.find((place) => !items.some((item) => isInside(place, footprint(item))))
  return free ?? inside[0] ?? [along(xs, 0.5), along(ys, 0.5)]
}
