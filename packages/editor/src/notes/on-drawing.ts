import { fromWall, type Point, type Point3, shellOf, toWall } from '@arredo/geometry'
import type { AnchoredTo, DrawingName, Preview } from '@arredo/project'
import type { Hit, Selected } from '../editor-state.ts'
import { faceLookedAt } from '../faces-in-order.ts'
import type { Workbench } from '../tools/tool.ts'

/** Which drawing a pointer writes on: where it tells a height it is the face of a wall. */
export function drawingOf({ face, tellsHeight }: Pick<Hit, 'face' | 'tellsHeight'>): DrawingName {
  return face && tellsHeight ? { on: 'face', ...face } : { on: 'plan' }
}

/** Which drawing one looks at without a pointer. */
export function drawingInView({ desk, sheet, state }: Workbench): DrawingName {
  const face = sheet().isUpright ? faceLookedAt(shellOf(desk.current().document), state().face) : null
  return face ? { on: 'face', wall: face.wall, side: face.side } : { on: 'plan' }
}

/** A point of the room on a drawing: along and up a face, else as it lies in plan. */
export function onDrawing({ document }: Pick<Preview, 'document'>, drawing: DrawingName, at: Point3): Point {
  const [x, y, up] = at
  const face = drawing.on === 'face' ? shellOf(document).face(drawing.wall, drawing.side) : undefined
  return face ? [toWall(face.frame, [x, y]).along, up] : [x, y]
}

/** And back: where a view shows what is written there. */
export function inRoomOf(
  { document }: Pick<Preview, 'document'>,
  drawing: DrawingName,
  [x, y]: Point,
): Point3 {
  const face = drawing.on === 'face' ? shellOf(document).face(drawing.wall, drawing.side) : undefined
  return face ? [...fromWall(face.frame, { along: x, across: 0 }), y] : [x, y, 0]
}

/** What something written can be tied to. */
export function asAnchored(record: Selected | null | undefined): AnchoredTo | null {
  if (!record) return null
  const { kind, id } = record
  return kind === 'row' || kind === 'wall' || kind === 'opening' || kind === 'fixture' ? { kind, id } : null
}
