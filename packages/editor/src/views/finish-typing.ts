import type { Editor } from '../editor.ts'

/** Whether a gesture waits for a number: its field keeps the keyboard, wherever a hand presses. */
export function isTypedInto(editor: Editor): boolean {
  return editor.entries().some(({ isLive }) => isLive)
}

/**
 * A press may select something else, which takes the field away that somebody types into: what was typed is said to
 * be finished first, and is not lost.
 */
export function finishTyping(editor: Editor): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && isField(activeElement) && !isTypedInto(editor))
    activeElement.blur()
}

function isField({ tagName }: HTMLElement): boolean {
  return tagName === 'INPUT' || tagName === 'TEXTAREA'
}
