import { type FoundRoom, footprintCentre, isInRoom, roomAt, type Shell, shellOf } from '@arredo/geometry'
import { type Preview, type RowId, standingRow, standingRows } from '@arredo/project'
import type { EditorState } from './editor-state.ts'
import { faceLookedAt } from './faces-in-order.ts'
import { idsOf } from './selection.ts'

/** Every item in the room one looks at that is not hidden; of all rooms where none is meant. */
export function rowsLookedAt({ document, evaluation }: Preview, state: EditorState): readonly RowId[] {
  const shell = shellOf(document)
  const room = roomLookedAt({ document, evaluation }, shell, state)
  const inRoom = standingRows(document, evaluation).filter(
    (item) => !room || isInRoom(footprintCentre(item), room),
  )
  return inRoom.map(({ id }) => id).filter((id) => !state.hidden.includes(id))
}

/** The one whose wall one stands before, the one that is selected, or that of what is selected. */
function roomLookedAt(now: Preview, shell: Shell, state: EditorState): FoundRoom | null {
  const { selection, view, face } = state
  if (view === 'walls') {
    const index = faceLookedAt(shell, face)?.stretches.find(({ room }) => room !== null)?.room ?? null
    return index === null ? null : (shell.rooms[index] ?? null)
  }
  const [chosen] = idsOf(selection, 'room')
  if (chosen !== undefined) return shell.rooms.find(({ record }) => record?.id === chosen) ?? null
  const [row] = idsOf(selection, 'row')
  const item = row === undefined ? null : standingRow(now.document, now.evaluation, row)
  return item && roomAt(shell, footprintCentre(item))
}
