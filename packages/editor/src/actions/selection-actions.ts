import { shellOf } from '@arredo/geometry'
import { openingsNow, standingRows } from '@arredo/project'
import type { Editor } from '../editor.ts'
import type { KeyPress, Selected } from '../editor-state.ts'
import { isMovable } from '../select/claims.ts'
import { idsOf, isSelected } from '../selection.ts'
import { commandKey, type EditorAction, hasCommand, isPlain, type Keys, letterKey } from './action.ts'

/** What is selected, and what is done to it whatever it is. */
export const selectionActions: readonly EditorAction[] = [
  {
    id: 'nextPart',
    label: 'Select the next room, wall or opening; with Shift the one before',
    group: 'selection',
    keys: letterKey('n'),
    isPossible: (editor) => partsOf(editor).length > 0,
    run: (editor, press) => selectPart(editor, press?.shiftKey ? -1 : 1),
  },
  {
    id: 'selectAll',
    label: 'Select all items of the room',
    group: 'selection',
    keys: commandKey('a'),
    inMenu: 'all',
    isPossible: ({ desk }) => standingRows(desk.current().document, desk.current().evaluation).length > 0,
    run: (editor) => editor.selectAll(),
  },
  {
    id: 'nudge',
    label: 'Move the selected item; with Shift ten times as far',
    group: 'selection',
    keys: {
      printed: ['←', '↑', '↓', '→'],
      reach: 'room',
      matches: (press) => press.key in arrows && isPlain(press),
    },
    isPossible: (editor) => editor.state().selection.some(isMovable),
    run: (editor, press) => press && editor.nudge(nudgeOf(press)),
  },
  {
    id: 'rotate',
    label: 'Rotate by 90°; with Shift the other way',
    short: 'Rotate by 90°',
    group: 'selection',
    keys: letterKey('r'),
    inMenu: 'change',
    isPossible: hasRows,
    run: (editor, press) => editor.rotateSelection(press?.shiftKey ? 90 : -90),
  },
  turnAction({ id: 'turn left', label: 'Rotate by 15° to the left', degrees: 15, keys: signKey(',') }),
  turnAction({ id: 'turn right', label: 'Rotate by 15° to the right', degrees: -15, keys: signKey('.') }),
  turnAction({ id: 'turn left a little', label: 'Rotate by 1° to the left', degrees: 1 }),
  turnAction({ id: 'turn right a little', label: 'Rotate by 1° to the right', degrees: -1 }),
  {
    id: 'duplicate',
    label: 'Duplicate',
    group: 'selection',
    keys: {
      printed: ['D', 'Ctrl+D'],
      reach: 'notTyping',
      matches: (press) => press.key.toLowerCase() === 'd' && (isPlain(press) || hasCommand(press)),
    },
    inMenu: 'change',
    isPossible: hasRows,
    run: (editor) => editor.duplicateSelection(),
  },
  {
    id: 'remove',
    label: 'Delete',
    group: 'selection',
    keys: {
      printed: ['Del'],
      reach: 'notTyping',
      matches: (press) => (press.key === 'Delete' || press.key === 'Backspace') && isPlain(press),
    },
    inMenu: 'remove',
    isPossible: (editor) => editor.state().selection.length > 0,
    run: (editor) => editor.deleteSelection(),
  },
  {
    id: 'clear',
    label: 'Give up the gesture, then the tool, then the selection',
    group: 'selection',
    keys: { printed: ['Esc'], reach: 'notTyping', matches: ({ key }) => key === 'Escape' },
    run: (editor) => void editor.cancel(),
  },
]

/** Millimetres on the screen of the plan. */
export function nudgeOf({ key, shiftKey }: KeyPress): readonly [right: number, up: number] {
  const [right, up] = arrows[key] ?? [0, 0]
  const step = shiftKey ? longStep : shortStep
  return [right * step, up * step]
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const shortStep = 10
const longStep = 100

type Turn = { readonly id: string; readonly label: string; readonly degrees: number; readonly keys?: Keys }

function turnAction({ degrees, ...named }: Turn): EditorAction {
  return {
    ...named,
    group: 'selection',
    isPossible: hasRows,
    run: (editor) => editor.rotateSelection(degrees),
  }
}

/** Found by its sign, whatever else has to be held for it. */
function signKey(sign: string): Keys {
  return { printed: [sign], reach: 'notTyping', matches: (press) => isPlain(press) && press.key === sign }
}

/** What the room is made of, as it is walked without a mouse. */
function partsOf({ desk }: Editor): readonly Selected[] {
  const { document, evaluation } = desk.current()
  const { rooms, walls } = shellOf(document)
  return [
    ...rooms.flatMap(({ record }): readonly Selected[] => (record ? [{ kind: 'room', id: record.id }] : [])),
    ...walls.map(({ id }): Selected => ({ kind: 'wall', id })),
    ...Object.values(document.walls)
      .filter(({ kind }) => kind === 'open')
      .map(({ id }): Selected => ({ kind: 'wall', id })),
    ...openingsNow(document, evaluation)
      .filter(({ row }) => row === null)
      .map(({ id }): Selected => ({ kind: 'opening', id })),
    ...Object.keys(document.fixtures).map((id): Selected => ({ kind: 'fixture', id })),
    ...Object.keys(document.notes).map((id): Selected => ({ kind: 'note', id })),
    ...Object.keys(document.underlays).map((id): Selected => ({ kind: 'underlay', id })),
  ]
}

function selectPart(editor: Editor, by: 1 | -1): void {
  const parts = partsOf(editor)
  const at = parts.findIndex((part) => isSelected(editor.state().selection, part))
  const next = parts[at < 0 && by < 0 ? parts.length - 1 : (at + by + parts.length) % parts.length]
  if (next) editor.select([next])
}

export function hasRows(editor: Editor): boolean {
  return idsOf(editor.state().selection, 'row').length > 0
}
