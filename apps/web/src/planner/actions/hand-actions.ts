import { idsOf, type KeyPress, type Keys } from '@arredo/editor'
import { sentence } from '@arredo/words'
import type { ActionContext, PlannerAction } from './planner-action.ts'

/** What is done with the hands and needs the screen: clipboard, repeating, the menu. */
export const handActions: readonly PlannerAction[] = [
  {
    id: 'cut',
    label: sentence('Cut'),
    group: 'selection',
    keys: browserKey('X'),
    inMenu: 'clipboard',
    isPossible: hasRows,
    run: ({ clipboard }) => clipboard.cut(),
  },
  {
    id: 'copy',
    label: sentence('Copy'),
    group: 'selection',
    keys: browserKey('C'),
    inMenu: 'clipboard',
    isPossible: hasRows,
    run: ({ clipboard }) => clipboard.copy(),
  },
  {
    id: 'paste',
    label: sentence('Paste'),
    group: 'selection',
    keys: browserKey('V'),
    inMenu: 'clipboard',
    run: ({ clipboard }) => clipboard.paste(),
  },
  {
    id: 'repeat',
    label: sentence('Repeat…'),
    group: 'selection',
    inMenu: 'change',
    isPossible: hasRows,
    run: ({ openSheet }) => openSheet('repeat'),
  },
  {
    id: 'menu',
    label: sentence('Show what can be done with the selection'),
    group: 'help',
    keys: { printed: ['Shift+F10'], reach: 'room', matches: isMenuKey },
    run: ({ askMenu }) => askMenu(),
  },
]

/** The browser says by an event of its own that it was pressed, and only then opens its clipboard without asking. */
function browserKey(key: string): Keys {
  return { printed: [`Ctrl+${key}`], reach: 'notTyping', matches: () => false }
}

function isMenuKey({ key, shiftKey }: KeyPress): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}

function hasRows({ editor }: ActionContext): boolean {
  return idsOf(editor.state().selection, 'row').length > 0
}
