import type { RowId } from '@arredo/project'
import type { Editor } from '../editor.ts'

export type KeyPress = {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const step = 10
const longStep = 100

/** What a key does to the item that has the focus; true when it did something. */
export function handleItemKey(editor: Editor, row: RowId, press: KeyPress): boolean {
  const { key, shiftKey } = press
  const isCommand = press.ctrlKey || press.metaKey
  if (press.altKey || (isCommand && key.toLowerCase() !== 'd')) return false

  if (key === 'Enter' || key === ' ') {
    editor.select([row])
    return true
  }
  if (key === 'Escape') {
    // The first Escape gives a gesture up, the next the selection.
    if (editor.state().gesture) editor.cancel()
    else editor.select([])
    return true
  }

  const arrow = arrows[key]
  if (arrow) {
    const by = shiftKey ? longStep : step
    withSelected(editor, row, () => editor.nudge([arrow[0] * by, arrow[1] * by]))
    return true
  }
  if (key === 'Delete' || key === 'Backspace') {
    withSelected(editor, row, editor.deleteSelection)
    return true
  }
  if (isCommand) {
    withSelected(editor, row, editor.duplicateSelection)
    return true
  }
  if (key.toLowerCase() === 'r') {
    withSelected(editor, row, () => editor.rotateSelection(shiftKey ? 90 : -90))
    return true
  }
  return false
}

/** Keys act on the focused item; when it is part of the selection, on all of it. */
function withSelected(editor: Editor, row: RowId, act: () => void): void {
  if (!editor.state().selection.includes(row)) editor.select([row])
  act()
}
