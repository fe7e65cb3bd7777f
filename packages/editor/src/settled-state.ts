import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'

/** The editor but for the gesture of the moment. */
export type SettledState = Omit<EditorState, 'moment'>

const settled = new WeakMap<Editor, SettledState>()

/** The same object all through a drag: whoever follows it is not drawn anew with every move of the hand. */
export function settledState(editor: Editor): SettledState {
  const { moment: _, ...now } = editor.state()
  const before = settled.get(editor)
  if (before && isSame(before, now)) return before

  settled.set(editor, now)
  return now
}

function isSame(before: SettledState, now: SettledState): boolean {
  return (Object.keys(now) as (keyof SettledState)[]).every((key) => before[key] === now[key])
}
