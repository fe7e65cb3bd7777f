import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'

/** The editor but for the gesture of the moment. */
export type SettledState = Omit<EditorState, 'moment'>

type Known = { readonly of: EditorState; readonly settled: SettledState }

const known = new WeakMap<Editor, Known>()

/** The same object all through a drag: whoever follows it is not drawn anew with every move of the hand. */
export function settledState(editor: Editor): SettledState {
  const of = editor.state()
  const last = known.get(editor)
  // Many ask after every move of the hand.
  if (last?.of === of) return last.settled
  const { moment: _, ...now } = of
  const settled = last && isSame(last.settled, now) ? last.settled : now
  known.set(editor, { of, settled })
  return settled
}

function isSame(before: SettledState, now: SettledState): boolean {
  return (Object.keys(now) as (keyof SettledState)[]).every((key) => before[key] === now[key])
}
