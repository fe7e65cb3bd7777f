import { groupMates } from '@arredo/project'
import type { Edge } from '../arrange/line-up.ts'
import type { Editor } from '../editor.ts'
import { idsOf } from '../selection.ts'
import { type EditorAction, letterKey, shiftLetterKey } from './action.ts'
import { hasRows } from './selection-actions.ts'

/** How several things stand to each other, and what is done to them together. */
export const arrangeActions: readonly EditorAction[] = [
  alignAction({ edge: 'left', label: 'Align left' }),
  alignAction({ edge: 'centre', label: 'Align centres' }),
  alignAction({ edge: 'right', label: 'Align right' }),
  alignAction({ edge: 'top', label: 'Align top' }),
  alignAction({ edge: 'middle', label: 'Align middles' }),
  alignAction({ edge: 'bottom', label: 'Align bottom' }),
  {
    id: 'distribute across',
    label: 'Distribute evenly from left to right',
    group: 'selection',
    inMenu: 'align',
    isPossible: (editor) => rowsOf(editor).length > 2,
    run: (editor) => editor.distributeSelection('across'),
  },
  {
    id: 'distribute down',
    label: 'Distribute evenly from top to bottom',
    group: 'selection',
    inMenu: 'align',
    isPossible: (editor) => rowsOf(editor).length > 2,
    run: (editor) => editor.distributeSelection('down'),
  },
  {
    id: 'mirror',
    label: 'Mirror left and right',
    group: 'selection',
    keys: shiftLetterKey('m'),
    inMenu: 'change',
    isPossible: hasRows,
    run: (editor) => editor.mirrorSelection(),
  },
  {
    id: 'group',
    label: 'Group',
    group: 'selection',
    keys: letterKey('g', 'plain'),
    inMenu: 'group',
    isPossible: (editor) => rowsOf(editor).length > 1 && !isOneGroup(editor),
    run: (editor) => editor.groupSelection(),
  },
  {
    id: 'ungroup',
    label: 'Ungroup',
    group: 'selection',
    keys: shiftLetterKey('g'),
    inMenu: 'group',
    isPossible: (editor) => rowsOf(editor).some((id) => fieldOf(editor, id, 'group') !== undefined),
    run: (editor) => editor.ungroupSelection(),
  },
  {
    id: 'selectGroup',
    label: 'Select the whole group',
    group: 'selection',
    inMenu: 'group',
    isPossible: (editor) => {
      const rows = rowsOf(editor)
      return groupMates(editor.desk.current().document, rows).length > rows.length
    },
    run: (editor) => editor.selectGroup(),
  },
  {
    id: 'lock',
    label: 'Lock',
    group: 'selection',
    keys: letterKey('l', 'plain'),
    inMenu: 'group',
    isPossible: (editor) => rowsOf(editor).some((id) => !fieldOf(editor, id, 'locked')),
    run: (editor) => editor.lockSelection(true),
  },
  {
    id: 'unlock',
    label: 'Unlock',
    group: 'selection',
    keys: shiftLetterKey('l'),
    inMenu: 'group',
    isPossible: (editor) => rowsOf(editor).some((id) => fieldOf(editor, id, 'locked')),
    run: (editor) => editor.lockSelection(false),
  },
  {
    id: 'hide',
    label: 'Hide',
    group: 'selection',
    keys: letterKey('h', 'plain'),
    inMenu: 'group',
    isPossible: hasRows,
    run: (editor) => editor.hideSelection(),
  },
  {
    id: 'showHidden',
    label: 'Show hidden items',
    group: 'selection',
    keys: shiftLetterKey('h'),
    inMenu: 'all',
    isPossible: (editor) => editor.state().hidden.length > 0,
    run: (editor) => editor.showHidden(),
  },
]

function alignAction({ edge, label }: { readonly edge: Edge; readonly label: string }): EditorAction {
  return {
    id: `align ${edge}`,
    label,
    group: 'selection',
    inMenu: 'align',
    isPossible: (editor) => rowsOf(editor).length > 1,
    run: (editor) => editor.alignSelection(edge),
  }
}

function rowsOf(editor: Editor): readonly string[] {
  return idsOf(editor.state().selection, 'row')
}

function fieldOf(editor: Editor, id: string, field: 'group' | 'locked') {
  const row = editor.desk.current().document.rows[id]
  return row && 'placement' in row ? row[field] : undefined
}

function isOneGroup(editor: Editor): boolean {
  const names = new Set(rowsOf(editor).map((id) => fieldOf(editor, id, 'group')))
  return names.size === 1 && !names.has(undefined)
}
