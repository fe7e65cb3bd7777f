import {
  footprintCentre,
  minus,
  type Placement,
  type Point,
  plus,
  seatItem,
  shellOf,
  spanOnWall,
  toWall,
} from '@arredo/geometry'
import { alone } from '@arredo/planning'
import { isSameRecord, type Preview, type StandingRow, standingRow } from '@arredo/project'
import type { Hit } from '../editor-state.ts'
import { faceNamed, movedOnFace } from '../seat-on-face.ts'
import { isInTheWay, moveSettled, noRoom, settlerOfItem, settling } from '../settling.ts'
import { tellSnaps } from '../snap-lines.ts'
import { surroundings } from '../surroundings.ts'
import { tinted } from '../tinted.ts'
import type { Aim, Workbench } from '../tools/tool.ts'
import type { Dragged, StartDrag } from './drag.ts'
import { dragOpening } from './drag-opening.ts'

/** An item stays seated on wall or floor while it is dragged, and snaps to its neighbours. */
export const dragRow: StartDrag = (workbench, row, hit) => {
  const { desk, state } = workbench
  const { document, evaluation } = desk.current()
  const item = standingRow(document, evaluation, row)
  if (!item || item.row.locked) return null
  if (item.seat.on === 'opening') return dragOpening(workbench, item.seat.opening, hit)

  const grab = minus(footprintCentre(item), [hit.point[0], hit.point[1]])
  const hangs = item.seat.on === 'wall' && item.place.at[2] > 0
  const settler = settlerOfItem(desk.current(), item, workbench.hasSides)
  const held = holdOnFace(workbench, item, hit, hangs)
  let last: Step | null = null
  return {
    aim: hangs ? { on: 'faces', proud: proudOf(workbench, item, hit.point) } : level(hit.point[2]),
    to(at, { freely }) {
      const snaps = state().snaps && !freely
      const centre = plus([at.point[0], at.point[1]], grab)
      const free = held?.(at, snaps) ?? seated(workbench, item, centre, hangs, snaps)
      const face = { face: hit.face, tellsHeight: held !== null }
      const now = desk.current()
      const found = settling(now, settler, centre, free, face, { snaps, replaces: false })
      const settled = found && 'placement' in found ? found : alone(free)
      const of = { snaps, found, settled }
      if (last?.isWhole && last.now === now && isSameRecord(last.of, of)) return last.dragged
      const move = moveSettled(item, settled)
      const preview = workbench.preview(move, null)
      if (!preview.ok) return null
      const { isWhole, ...made } = preview.value
      const shown = tinted(made, [row])
      const seen = { isBlind: settler.blind !== undefined, isUpright: workbench.sheet().isUpright }
      const { marks, hint } = tellSnaps(shown, row, { snaps, found, ...seen })
      const isBarred = snaps && isInTheWay(shown, row, settler, found)
      const commit = () => (isBarred ? void workbench.refuse(noRoom) : void desk.run(move, null))
      last = { now, of, isWhole, dragged: { shown, guides: marks, hint, commit } }
      return last.dragged
    },
  }
}

/** The last one: as long as the item is held where it was, by whatever it snaps to, there is nothing new to show. */
type Step = {
  readonly now: Preview
  readonly of: unknown
  readonly isWhole: boolean
  readonly dragged: Dragged
}

/** Taken hold of by somebody who looks at a face, it stays on that face; null for a hand that tells no height. */
function holdOnFace({ desk }: Workbench, item: StandingRow, from: Hit, hangs: boolean) {
  const face = from.tellsHeight ? faceNamed(desk.current(), from.face) : null
  if (!face) return null
  const along = ({ point }: Hit) => toWall(face.frame, [point[0], point[1]]).along
  const { start } = spanOnWall(face.frame, item)
  return (hit: Hit, snaps: boolean): Placement => {
    const left = start + along(hit) - along(from)
    const up = hangs ? item.place.at[2] + hit.point[2] - from.point[2] : null
    return movedOnFace(desk.current(), item, { face, left, up, snaps })
  }
}

function level(height: number): Aim {
  return { on: 'level', height }
}

/** How far before its wall the point lies in which it was taken hold of. */
function proudOf({ desk }: Workbench, { seat }: StandingRow, [x, y]: readonly number[]): number {
  const face = seat.on === 'wall' ? shellOf(desk.current().document).face(seat.wall, seat.side) : undefined
  return face ? toWall(face.frame, [x ?? 0, y ?? 0]).across : 0
}

function seated(
  { desk }: Workbench,
  item: StandingRow,
  centre: Point,
  hangs: boolean,
  snaps: boolean,
): Placement {
  const { shell, neighbours } = surroundings(desk.current(), item.id)
  const { size, place, seat } = item
  const keep = seat.on === 'wall' ? seat : null
  const attach = hangs ? 'wall' : 'floor'
  const seeker = { size, attach, elevation: place.at[2], rotation: place.rotation, keep } as const
  return seatItem(centre, seeker, shell, neighbours, snaps)
}
