import { type Editor, faceLookedAt, letterKey, type ViewName } from '@arredo/editor'
import { type FaceName, shellOf } from '@arredo/geometry'
import { sentence } from '@arredo/words'
import { faceOfSelection } from './elevation-actions.ts'
import type { PlannerAction } from './planner-action.ts'

/** Units for a whole wall at once. */
export const fillActions: readonly PlannerAction[] = [
  {
    id: 'fillWall',
    label: sentence('Fill this wall…'),
    group: 'tools',
    keys: letterKey('f'),
    inMenu: 'part',
    isPossible: ({ editor, view }) => faceToFill(editor, view) !== null,
    run: ({ openSheet }) => openSheet('fillWall'),
  },
]

/** The wall that is selected, or that what is selected sits on; in the view of walls the one that is looked at. */
export function faceToFill(editor: Editor, view: ViewName): FaceName | null {
  const selected = faceOfSelection(editor)
  if (selected || view !== 'walls') return selected
  return faceLookedAt(shellOf(editor.desk.current().document), editor.state().face)
}
