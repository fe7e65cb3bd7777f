import { shellOf } from '@arredo/geometry'
import { openingsNow } from '@arredo/project'
import type { Editor } from '../editor.ts'
import type { KeyPress, Selected } from '../editor-state.ts'
import { idsOf, isSelected } from '../selection.ts'
import type { ToolInput, ToolName } from '../tools/index.ts'
import { type EditorAction, hasCommand, isPlain, type Keys, letterKey } from './action.ts'

/** What can be done to the room and to what is selected in it. */
export const editorActions: readonly EditorAction[] = [
  toolAction({ tool: 'select', input: null, label: 'Select', keys: letterKey('s') }),
  toolAction({ tool: 'drawWall', input: null, label: 'Draw wall', keys: letterKey('w') }),
  existingAction({ what: 'door', label: 'Existing door' }),
  existingAction({ what: 'window', label: 'Existing window' }),
  existingAction({ what: 'passage', label: 'Passage' }),
  toolAction({ tool: 'measure', input: null, label: 'Measure', keys: letterKey('m') }),
  {
    id: 'snaps',
    label: 'Snapping',
    group: 'tools',
    isOn: (editor) => editor.state().snaps,
    run: (editor) => editor.setSnaps(!editor.state().snaps),
  },
  {
    id: 'nextPart',
    label: 'Select the next room, wall or opening; with Shift the one before',
    group: 'selection',
    keys: letterKey('n'),
    isPossible: (editor) => partsOf(editor).length > 0,
    run: (editor, press) => selectPart(editor, press?.shiftKey ? -1 : 1),
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
    isPossible: hasRows,
    run: (editor, press) => press && editor.nudge(nudgeOf(press)),
  },
  {
    id: 'rotate',
    label: 'Rotate by 90°; with Shift the other way',
    group: 'selection',
    keys: letterKey('r'),
    isPossible: hasRows,
    run: (editor, press) => editor.rotateSelection(press?.shiftKey ? 90 : -90),
  },
  {
    id: 'duplicate',
    label: 'Duplicate',
    group: 'selection',
    keys: {
      printed: ['D', 'Ctrl+D'],
      reach: 'notTyping',
      matches: (press) => press.key.toLowerCase() === 'd' && (isPlain(press) || hasCommand(press)),
    },
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
    isPossible: (editor) => editor.state().selection.some(({ kind }) => kind !== 'corner'),
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

type ToolChoice<Name extends ToolName> = {
  readonly tool: Name
  /** What it is taken up with. */
  readonly input: ToolInput<Name>
  readonly label: string
  readonly keys: Keys
}

function toolAction<Name extends ToolName>({ tool, input, label, keys }: ToolChoice<Name>): EditorAction {
  return {
    id: `tool ${tool}`,
    label,
    group: 'tools',
    keys,
    isOn: (editor) => editor.state().tool === tool,
    run: (editor) => editor.use(tool, input),
  }
}

type ExistingChoice = { readonly what: 'door' | 'window' | 'passage'; readonly label: string }

function existingAction({ what, label }: ExistingChoice): EditorAction {
  return {
    id: `existing ${what}`,
    label,
    group: 'tools',
    isPossible: (editor) => Object.keys(editor.desk.current().document.walls).length > 0,
    run: (editor) => editor.use('placeOpening', { kind: 'existing', what }),
  }
}

/** What the room is made of, as it is walked without a mouse. */
function partsOf({ desk }: Editor): readonly Selected[] {
  const { document, evaluation } = desk.current()
  const { rooms, walls } = shellOf(document)
  return [
    ...rooms.flatMap(({ record }): readonly Selected[] => (record ? [{ kind: 'room', id: record.id }] : [])),
    ...walls.map(({ id }): Selected => ({ kind: 'wall', id })),
    ...openingsNow(document, evaluation)
      .filter(({ row }) => row === null)
      .map(({ id }): Selected => ({ kind: 'opening', id })),
  ]
}

function selectPart(editor: Editor, by: 1 | -1): void {
  const parts = partsOf(editor)
  const at = parts.findIndex((part) => isSelected(editor.state().selection, part))
  const next = parts[at < 0 && by < 0 ? parts.length - 1 : (at + by + parts.length) % parts.length]
  if (next) editor.select([next])
}

function hasRows(editor: Editor): boolean {
  return idsOf(editor.state().selection, 'row').length > 0
}
