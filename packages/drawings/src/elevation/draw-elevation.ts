import {
  type Opening,
  type Part,
  type Point,
  partBounds,
  spanOnWall,
  type Wall,
  type WallId,
  wallFrame,
} from '@arredo/geometry'
import { type Evaluation, type ProjectDocument, type StandingRow, standingRows } from '@arredo/project'
import type { Drawing, Shape } from '../drawing.ts'
import { openingLeaves } from '../opening-leaf.ts'
import { partOutline } from '../part-outline.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { drawHeights, drawWidths } from './draw-measures.ts'

/**
 * One wall with what stands on it, seen from inside the room: x along the wall from its start, which is on
 * the viewer's left, y up from the floor. Null for a wall that is not there.
 */
export function drawElevation(
  document: ProjectDocument,
  evaluation: Evaluation,
  wallId: WallId,
  labels: PlanLabels,
): Drawing | null {
  const wall = document.walls[wallId]
  if (!wall) return null

  const frame = wallFrame(wall)
  const items = standingRows(document, evaluation)
    .filter(({ placement }) => placement.wall === wallId)
    .map((item) => ({ item, left: spanOnWall(frame, item).start }))
  return [
    { kind: 'polygon', style: 'floor', points: rectangle([0, 0], [frame.length, wall.height]) },
    ...Object.values(document.openings).flatMap((opening) => drawOpening(opening, wall)),
    ...items.flatMap(({ item, left }) => drawFronts(item, evaluation, [left, item.placement.at[2]])),
    ...drawWidths(
      frame.length,
      items
        .filter(({ item }) => item.placement.at[2] < lowest)
        .map(({ item, left }) => [left, item.size.width]),
      labels,
    ),
    ...drawHeights(
      frame.length,
      wall.height,
      items.map(({ item }) => item),
      labels,
    ),
  ]
}

/** What hangs higher than this is not measured along the floor. */
const lowest = 600

function drawOpening({ wall, kind, offset, width, sill, height }: Opening, on: Wall): Drawing {
  if (wall !== on.id) return []
  const style = kind === 'window' ? 'window' : 'door'
  return [{ kind: 'polygon', style, points: rectangle([offset, sill], [width, height]) }]
}

/** From the back to the front: what stands before covers what is behind it. */
function drawFronts(item: StandingRow, evaluation: Evaluation, [left, bottom]: Point): Drawing {
  const row = item.id
  const place = ([x, z]: Point): Point => [left + x, bottom + z]
  const parts = evaluation.articles[row]?.parts ?? []
  if (parts.length === 0) {
    const whole = rectangle([0, 0], [item.size.width, item.size.height])
    return [{ kind: 'polygon', style: 'front', row, points: whole.map(place) }]
  }

  const face = (part: Part) => partBounds(part).max[1]
  return [
    ...parts
      .toSorted((a, b) => face(a) - face(b))
      .map(
        (part): Shape => ({
          kind: 'polygon',
          style: 'front',
          row,
          points: partOutline(part, 'fromFront').map(place),
        }),
      ),
    ...openingMarks(parts).map(
      (points): Shape => ({
        kind: 'polyline',
        style: 'openingMark',
        row,
        points: points.map(place),
      }),
    ),
  ]
}

/** Two lines that meet in the middle of the edge a leaf hangs on; drawers have none. */
function openingMarks(parts: readonly Part[]): readonly (readonly Point[])[] {
  return openingLeaves(parts).flatMap(({ motion, panel }): readonly (readonly Point[])[] => {
    const [x0, z0, x1, z1] = [panel.min[0], panel.min[2], panel.max[0], panel.max[2]]
    const [x, z] = [(x0 + x1) / 2, (z0 + z1) / 2]
    if (motion.kind === 'slide') return []
    if (motion.kind === 'hinge') {
      const [free, hung] = motion.edge === 'left' ? [x1, x0] : [x0, x1]
      return [corner([free, z1], [hung, z], [free, z0])]
    }
    const [free, hung] = motion.edge === 'bottom' ? [z1, z0] : [z0, z1]
    return [corner([x0, free], [x, hung], [x1, free])]
  })
}

function corner(...points: readonly [Point, Point, Point]): readonly Point[] {
  return points
}

function rectangle([x, y]: Point, [width, height]: Point): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}
