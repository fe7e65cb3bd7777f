import {
  collides,
  distance,
  footprintCentre,
  minus,
  type Placement,
  type Point,
  plus,
  seatItem,
} from '@arredo/geometry'
import { moveRow, type RowId, standingRow } from '@arredo/project'
import type { Modifiers } from '../editor.ts'
import { surroundings } from '../surroundings.ts'
import type { Tool, Workbench } from './tool.ts'

/** Millimetres a press may wander before it counts as a drag. */
const slack = 8

type Press = { readonly row: RowId; readonly at: Point; readonly grab: Point }

/** Selects what is pressed and drags it; the item stays seated, and collisions tint but never block. */
export function selectTool(workbench: Workbench): Tool {
  let press: Press | null = null

  return {
    down({ point, row }, { add }) {
      press = null
      if (row === null) {
        if (!add) workbench.set({ selection: [] })
        return
      }

      workbench.set({ selection: nextSelection(workbench.state().selection, row, add) })
      const { document, evaluation } = workbench.desk.current()
      const standing = standingRow(document, evaluation, row)
      if (!standing) return
      const at: Point = [point[0], point[1]]
      press = { row, at, grab: minus(footprintCentre(standing), at) }
    },

    move({ point }, modifiers) {
      if (!press) return
      const at: Point = [point[0], point[1]]
      if (!workbench.state().gesture && distance(press.at, at) < slack) return

      const moved = dragged(workbench, press.row, plus(at, press.grab), modifiers)
      if (moved) workbench.set({ gesture: { kind: 'move', row: press.row, ...moved } })
    },

    up() {
      press = null
      const { gesture } = workbench.state()
      if (gesture?.kind !== 'move') return

      workbench.set({ gesture: null })
      workbench.desk.run(moveRow, { row: gesture.row, placement: gesture.placement })
    },

    cancel() {
      press = null
    },
  }
}

function nextSelection(selection: readonly RowId[], row: RowId, add: boolean): readonly RowId[] {
  if (!add) return selection.length === 1 && selection[0] === row ? selection : [row]
  return selection.includes(row) ? selection.filter((id) => id !== row) : [...selection, row]
}

function dragged(
  { desk, state }: Workbench,
  row: RowId,
  centre: Point,
  { freely }: Modifiers,
): { readonly placement: Placement; readonly collides: boolean } | null {
  const { document, evaluation } = desk.current()
  const standing = standingRow(document, evaluation, row)
  if (!standing) return null

  const { walls, others } = surroundings(desk.current(), row)
  const { size, placement: before } = standing
  const hangs = before.wall !== null && before.at[2] > 0
  const placement = seatItem(
    centre,
    {
      size,
      attach: hangs ? 'wall' : 'floor',
      elevation: before.at[2],
      rotation: before.rotation,
      wall: before.wall,
    },
    walls,
    others,
    state().snaps && !freely,
  )
  return { placement, collides: collides({ placement, size }, others, walls) }
}
