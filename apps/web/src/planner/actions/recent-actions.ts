import type { Editor } from '@arredo/editor'

const most = 5
const recent = new WeakMap<Editor, readonly string[]>()

/** Ids of the actions that were chosen by name, the latest first; forgotten with the project. */
export function recentActions(editor: Editor): readonly string[] {
  return recent.get(editor) ?? []
}

export function noteAction(editor: Editor, id: string): void {
  const others = recentActions(editor).filter((known) => known !== id)
  recent.set(editor, [id, ...others].slice(0, most))
}
