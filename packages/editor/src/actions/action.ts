import type { Editor } from '../editor.ts'
import type { KeyPress } from '../editor-state.ts'

export type ActionGroup = 'tools' | 'selection' | 'view' | 'project' | 'help'

/** Where an action stands in the menu of what is under the pointer. */
export type MenuSection = 'part' | 'clipboard' | 'change' | 'align' | 'group' | 'all' | 'remove'

/** Where a key may be meant for something else: nowhere, while typing, or outside of room and item list. */
export type Reach = 'everywhere' | 'notTyping' | 'room'

/** A way to give a command by keyboard: as printed on the keys, and how a press is recognised. */
export type Keys = {
  readonly printed: readonly string[]
  readonly reach: Reach
  readonly matches: (press: KeyPress) => boolean
}

/**
 * One thing a person can do. Menus, tool bar, context menu, command palette, shortcut sheet and keyboard all
 * read the same list.
 */
export type Action<Context> = {
  readonly id: string
  /** English, a translation key. */
  readonly label: string
  /** What it is called where its keys are not explained. */
  readonly short?: string
  readonly group: ActionGroup
  readonly keys?: Keys
  /** In the context menu, wherever it is possible. */
  readonly inMenu?: MenuSection
  readonly isPossible?: (context: Context) => boolean
  /** How much it is about, in millimetres: shown beside its name in menus. */
  readonly length?: (context: Context) => number | null
  /** For what is switched on and off. */
  readonly isOn?: (context: Context) => boolean
  readonly run: (context: Context, press: KeyPress | null) => void
}

export type EditorAction = Action<Editor>

export function findAction<Context>(
  actions: readonly Action<Context>[],
  press: KeyPress,
  at: { readonly isTyping: boolean; readonly isRoom: boolean },
): Action<Context> | null {
  const found = actions.find(({ keys }) => keys?.matches(press))
  if (!found?.keys) return null
  if (found.keys.reach !== 'everywhere' && at.isTyping) return null
  if (found.keys.reach === 'room' && !at.isRoom) return null
  return found
}

export function commandKey(key: string, reach: Reach = 'notTyping'): Keys {
  return {
    printed: [`Ctrl+${key.toUpperCase()}`],
    reach,
    matches: (press) => hasCommand(press) && !press.shiftKey && press.key.toLowerCase() === key,
  }
}

/** A letter; with Shift too, unless Shift means something else. */
export function letterKey(key: string, shift: 'any' | 'plain' = 'any'): Keys {
  return {
    printed: [key.toUpperCase()],
    reach: 'notTyping',
    matches: (press) =>
      isPlain(press) && press.key.toLowerCase() === key && (shift === 'any' || !press.shiftKey),
  }
}

export function shiftLetterKey(key: string): Keys {
  return {
    printed: [`Shift+${key.toUpperCase()}`],
    reach: 'notTyping',
    matches: (press) => isPlain(press) && press.shiftKey && press.key.toLowerCase() === key,
  }
}

export function hasCommand({ ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey
}

export function isPlain({ ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return !ctrlKey && !metaKey && !altKey
}
