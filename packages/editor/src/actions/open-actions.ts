import { rowsInOrder } from '@arredo/project'
import { without } from '../create-switches.ts'
import type { Editor } from '../editor.ts'
import { sectionOf } from '../section.ts'
import { idsOf, onlySelected } from '../selection.ts'
import { type EditorAction, letterKey, shiftLetterKey } from './action.ts'

/** Doors, flaps and drawers, as they are looked into: nothing of it is in the document. */
export const openActions: readonly EditorAction[] = [
  {
    id: 'open',
    label: 'Open or close doors and drawers',
    short: 'Open or close',
    group: 'view',
    keys: letterKey('e', 'plain'),
    inMenu: 'part',
    isPossible: (editor) => selectedThatOpen(editor).length > 0,
    run(editor) {
      const ids = selectedThatOpen(editor)
      const { opened, ajar } = editor.state()
      const others = opened.filter((id) => !ids.includes(id))
      const areOpen = ids.every((id) => opened.includes(id))
      editor.setOpened(areOpen ? others : [...others, ...ids], without(ajar, ...ids))
    },
  },
  {
    id: 'openAll',
    label: 'Open all doors and drawers',
    group: 'view',
    keys: shiftLetterKey('e'),
    isPossible: (editor) => thatOpen(editor).some((id) => !editor.state().opened.includes(id)),
    run: (editor) => editor.setOpened([...new Set([...editor.state().opened, ...thatOpen(editor)])]),
  },
  {
    id: 'closeAll',
    label: 'Close all doors and drawers',
    group: 'view',
    isPossible: (editor) => {
      const { opened, ajar } = editor.state()
      return opened.length + Object.keys(ajar).length > 0
    },
    run: (editor) => editor.setOpened([]),
  },
  {
    id: 'explode',
    label: 'Show in its parts',
    group: 'view',
    keys: letterKey('i'),
    inMenu: 'part',
    isPossible: (editor) => editor.state().exploded !== null || partsOfSelected(editor) > 1,
    isOn: (editor) => editor.state().exploded !== null,
    run(editor) {
      const row = onlySelected(editor.state().selection, 'row')
      editor.explode(row === editor.state().exploded ? null : row)
    },
  },
  {
    id: 'section',
    label: 'Cut the room open',
    group: 'view',
    keys: letterKey('q'),
    isPossible: (editor) => sectionOf(editor.desk.current().document) !== null,
    isOn: (editor) => editor.state().section !== null,
    run(editor) {
      const whole = sectionOf(editor.desk.current().document)
      editor.cut(editor.state().section || !whole ? null : { min: whole.min, max: whole.first })
    },
  },
]

function partsOfSelected(editor: Editor): number {
  const { view, selection } = editor.state()
  const row = onlySelected(selection, 'row')
  if (view !== '3d' || row === null) return 0
  return editor.desk.current().evaluation.articles[row]?.parts.length ?? 0
}

function thatOpen({ desk }: Editor): readonly string[] {
  const { document, evaluation, alternative } = desk.current()
  return rowsInOrder(document, alternative)
    .filter(({ id }) => evaluation.articles[id]?.parts.some(({ opens }) => opens))
    .map(({ id }) => id)
}

/** Items, and doors of the house. */
function selectedThatOpen(editor: Editor): readonly string[] {
  const { selection } = editor.state()
  const { openings } = editor.desk.current().document
  const rows = thatOpen(editor)
  return [
    ...idsOf(selection, 'row').filter((id) => rows.includes(id)),
    ...idsOf(selection, 'opening').filter((id) => openings[id]?.kind === 'door'),
  ]
}
