import {
  neighbourDistances as distancesInPlan,
  type NeighbourDistance,
  outOf,
  type Placement,
  plus,
  times,
} from '@arredo/geometry'
import { moveRow, type ProjectDocument, type Result, type RowId, refuse, standingRow } from '@arredo/project'
import type { Editor } from './editor.ts'
import { surroundings } from './surroundings.ts'

/** Distances of an item to its four neighbours, where it stands or where the gesture holds it. */
export function neighbourDistances(editor: Editor, row: RowId): readonly NeighbourDistance[] {
  const state = editor.desk.current()
  const standing = standingRow(state.document, state.evaluation, row)
  if (!standing) return []

  const { gesture } = editor.state()
  const placement = gesture?.kind === 'move' && gesture.row === row ? gesture.placement : standing.placement
  const { walls, others } = surroundings(state, row)
  return distancesInPlan({ placement, size: standing.size }, others, walls)
}

/** What typing into a pill does: moves the item until that distance is what was typed. */
export function setNeighbourDistance(
  editor: Editor,
  row: RowId,
  side: NeighbourDistance['side'],
  wanted: number,
): Result<ProjectDocument> {
  if (!(wanted >= 0 && Number.isFinite(wanted))) return refuse('A distance is 0 or more')
  const now = neighbourDistances(editor, row).find((distance) => distance.side === side)
  const { document, evaluation } = editor.desk.current()
  const standing = standingRow(document, evaluation, row)
  if (!now || !standing) return refuse('There is nothing on that side')

  const { placement } = standing
  const [x, y] = plus(
    [placement.at[0], placement.at[1]],
    times(outOf(side, placement.rotation), now.distance - wanted),
  )
  const moved: Placement = {
    ...placement,
    at: [x, y, placement.at[2]],
    // What is pulled off its wall is seated on it no longer.
    wall: side === 'left' || side === 'right' ? placement.wall : null,
  }
  return editor.desk.run(moveRow, { row, placement: moved })
}
