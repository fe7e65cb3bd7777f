import { roomOutlines } from '@arredo/geometry'
import { type Evaluation, type ProjectDocument, standingRows } from '@arredo/project'
import type { Drawing } from '../drawing.ts'
import { drawDimensions } from './draw-dimensions.ts'
import { drawItem, hangsAbove } from './draw-item.ts'
import { drawOpening } from './draw-opening.ts'
import { drawRoomName } from './draw-room-name.ts'
import { drawWalls } from './draw-walls.ts'
import type { PlanLabels } from './labels.ts'

/** The plan of a project's active alternative, from the floor up. */
export function drawPlan(document: ProjectDocument, evaluation: Evaluation, labels: PlanLabels): Drawing {
  const openings = Object.values(document.openings)
  const outlines = roomOutlines(Object.values(document.walls))
  const items = standingRows(document, evaluation)
  // What hangs above is drawn last, over what it hangs over.
  const fromBelow = items.toSorted((a, b) => Number(hangsAbove(a)) - Number(hangsAbove(b)))
  return [
    ...outlines.map(({ corners }) => ({ kind: 'polygon', style: 'floor', points: corners }) as const),
    ...outlines.flatMap((outline) => drawWalls(outline, openings)),
    ...openings.flatMap((opening) => {
      const wall = document.walls[opening.wall]
      return wall ? drawOpening(opening, wall) : []
    }),
    ...outlines.flatMap((outline) => drawRoomName(outline, items, labels)),
    ...fromBelow.flatMap((item) => drawItem(item, evaluation, labels)),
    ...outlines.flatMap((outline) => drawDimensions(outline, items, labels)),
  ]
}
