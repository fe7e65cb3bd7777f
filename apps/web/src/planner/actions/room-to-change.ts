import { type Editor, onlySelected } from '@arredo/editor'
import type { RoomId } from '@arredo/geometry'

/** The room that is selected, or the only one there is. */
export function roomToChange(editor: Editor): RoomId | null {
  const selected = onlySelected(editor.state().selection, 'room')
  if (selected !== null) return selected
  const [only, ...others] = Object.keys(editor.desk.current().document.rooms)
  return others.length === 0 ? (only ?? null) : null
}
