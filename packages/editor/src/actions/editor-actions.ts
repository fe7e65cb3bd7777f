import type { EditorAction } from './action.ts'
import { arrangeActions } from './arrange-actions.ts'
import { fixtureActions } from './fixture-actions.ts'
import { lightActions } from './light-actions.ts'
import { noteActions } from './note-actions.ts'
import { openActions } from './open-actions.ts'
import { runActions } from './run-actions.ts'
import { selectionActions } from './selection-actions.ts'
import { toolActions } from './tool-actions.ts'
import { viewActions } from './view-actions.ts'
import { wallActions } from './wall-actions.ts'

/** What can be done to the room and to what is selected in it: one line for each list. */
export const editorActions: readonly EditorAction[] = [
  ...toolActions,
  ...wallActions,
  ...fixtureActions,
  ...noteActions,
  ...selectionActions,
  ...runActions,
  ...arrangeActions,
  ...viewActions,
  ...lightActions,
  ...openActions,
]
