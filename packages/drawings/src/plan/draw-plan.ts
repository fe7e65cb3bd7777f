import { type Shell, shellOf } from '@arredo/geometry'
import { type Evaluation, openingsNow, type ProjectDocument, standingRows } from '@arredo/project'
import type { Drawing, Layer } from '../drawing.ts'
import { kept } from '../kept.ts'
import { dimensionLayers } from './draw-dimensions.ts'
import { drawItem, hangsAbove } from './draw-item.ts'
import { drawOpening } from './draw-opening.ts'
import { drawRoomName } from './draw-room-name.ts'
import { drawWall } from './draw-walls.ts'
import type { PlanLabels } from './labels.ts'

/** The plan of a project's evaluated alternative, from the floor up. */
export function drawPlan(document: ProjectDocument, evaluation: Evaluation, labels: PlanLabels): Drawing {
  return planLayers(document, evaluation, labels).flatMap(({ shapes }) => shapes)
}

/** The same, record by record. */
export function planLayers(
  document: ProjectDocument,
  evaluation: Evaluation,
  labels: PlanLabels,
): readonly Layer[] {
  const openings = openingsNow(document, evaluation)
  const shell = shellOf(document)
  const items = standingRows(document, evaluation)
  // What hangs above is drawn last, over what it hangs over.
  const fromBelow = items.toSorted((a, b) => Number(hangsAbove(a)) - Number(hangsAbove(b)))
  return [
    ...floorLayers(shell),
    ...shell.walls.map((wall): Layer => {
      const own = openings.filter((opening) => opening.wall === wall.id)
      const shapes = wallKept(wall, own, () => drawWall(wall, own))
      return { key: `wall ${wall.id}`, of: { kind: 'wall', id: wall.id }, shapes }
    }),
    ...openings.flatMap((opening): readonly Layer[] => {
      const wall = shell.wall(opening.wall)
      if (!wall) return []
      const shapes = openingKept(opening, [wall], () => drawOpening(opening, wall))
      return [{ key: `opening ${opening.id}`, of: { kind: 'opening', id: opening.id }, shapes }]
    }),
    ...shell.rooms.map(
      (room, index): Layer => ({ key: `name ${index}`, shapes: drawRoomName(room, items, labels) }),
    ),
    ...fromBelow.map(
      (item): Layer => ({
        key: `row ${item.id}`,
        of: { kind: 'row', id: item.id },
        shapes: drawItem(item, evaluation, labels),
      }),
    ),
    ...dimensionLayers(shell, items, labels),
  ]
}

const wallKept = kept<Drawing>()
const openingKept = kept<Drawing>()
const floorKept = kept<Drawing>()

function floorLayers({ rooms }: Shell): readonly Layer[] {
  return rooms.map((room, index): Layer => {
    const { record, outline } = room
    const of = record ? { of: { kind: 'room', id: record.id } as const } : {}
    const shapes = floorKept(room, [], () => [{ kind: 'polygon', style: 'floor', ...of, points: outline }])
    return { key: `floor ${index}`, ...of, shapes }
  })
}
