import { sentence } from '@arredo/words'

export type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export type ShortcutName =
  | 'save'
  | 'undo'
  | 'redo'
  | 'hidePanels'
  | 'showShortcuts'
  | 'nudge'
  | 'rotate'
  | 'remove'
  | 'duplicate'
  | 'clear'
  | 'switchView'

/** Where a key may be meant for something else: nowhere, while typing, or outside of room and item list. */
type Reach = 'everywhere' | 'notTyping' | 'room'

export type Shortcut = {
  readonly name: ShortcutName
  /** As printed on the keys. */
  readonly keys: readonly string[]
  /** English, a translation key. */
  readonly label: string
  readonly reach: Reach
  readonly matches: (press: KeyPress) => boolean
}

/** One table for keys, tooltips and the sheet that `?` opens. */
export const shortcuts: readonly Shortcut[] = [
  { name: 'save', keys: ['Ctrl+S'], label: sentence('Save'), reach: 'everywhere', matches: command('s') },
  {
    name: 'undo',
    keys: ['Ctrl+Z'],
    label: sentence('Undo'),
    reach: 'notTyping',
    matches: (press) => command('z')(press) && !press.shiftKey,
  },
  {
    name: 'redo',
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    label: sentence('Redo'),
    reach: 'notTyping',
    matches: (press) => (command('z')(press) && press.shiftKey) || command('y')(press),
  },
  {
    name: 'nudge',
    keys: ['←', '↑', '↓', '→'],
    label: sentence('Move the selected item; with Shift ten times as far'),
    reach: 'room',
    matches: (press) => press.key in nudges && !hasCommand(press),
  },
  {
    name: 'rotate',
    keys: ['R'],
    label: sentence('Rotate by 90°; with Shift the other way'),
    reach: 'notTyping',
    matches: letter('r'),
  },
  { name: 'duplicate', keys: ['D'], label: sentence('Duplicate'), reach: 'notTyping', matches: letter('d') },
  {
    name: 'remove',
    keys: ['Del'],
    label: sentence('Delete'),
    reach: 'notTyping',
    matches: ({ key }) => key === 'Delete' || key === 'Backspace',
  },
  {
    name: 'clear',
    keys: ['Esc'],
    label: sentence('Give up the gesture, then the selection'),
    reach: 'notTyping',
    matches: ({ key }) => key === 'Escape',
  },
  {
    name: 'switchView',
    keys: ['V'],
    label: sentence('Switch between 2D and 3D'),
    reach: 'notTyping',
    matches: letter('v'),
  },
  // Found by its sign, not its key: on many keyboards it takes AltGr.
  {
    name: 'hidePanels',
    keys: ['\\'],
    label: sentence('Hide or show all panels'),
    reach: 'notTyping',
    matches: ({ key }) => key === '\\',
  },
  {
    name: 'showShortcuts',
    keys: ['?'],
    label: sentence('Show the shortcuts'),
    reach: 'notTyping',
    matches: ({ key }) => key === '?',
  },
]

const nudges: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

const nudgeStep = 10
const longNudgeStep = 100

/** Millimetres in plan; up on the keyboard is north on the plan. */
export function nudgeOf({ key, shiftKey }: KeyPress): readonly [x: number, y: number] {
  const [x, y] = nudges[key] ?? [0, 0]
  const step = shiftKey ? longNudgeStep : nudgeStep
  return [x * step, y * step]
}

export function findShortcut(
  press: KeyPress,
  at: { readonly isTyping: boolean; readonly isRoom: boolean },
): Shortcut | null {
  const found = shortcuts.find(({ matches }) => matches(press))
  if (!found) return null
  if (found.reach === 'notTyping' && at.isTyping) return null
  if (found.reach === 'room' && !at.isRoom) return null
  return found
}

function command(key: string): (press: KeyPress) => boolean {
  return (press) => (press.ctrlKey || press.metaKey) && !press.altKey && press.key.toLowerCase() === key
}

function letter(key: string): (press: KeyPress) => boolean {
  return (press) => !hasCommand(press) && press.key.toLowerCase() === key
}

function hasCommand({ ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return ctrlKey || metaKey || altKey
}
