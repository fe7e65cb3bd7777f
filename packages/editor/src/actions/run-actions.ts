import { type BesideSide, type Gap, gapsBetween } from '@arredo/planning'
import { detachFollower } from '@arredo/project'
import type { Editor } from '../editor.ts'
import { onlySelected } from '../selection.ts'
import { unitToPlaceBeside } from '../unit-to-place-beside.ts'
import { type EditorAction, letterKey, shiftLetterKey } from './action.ts'

/** What is done to a unit as one of its run, and to what follows a run by rule. */
export const runActions: readonly EditorAction[] = [
  {
    id: 'closeGap',
    label: 'Close the gap beside the selected unit',
    short: 'Close the gap',
    group: 'selection',
    inMenu: 'change',
    length: (editor) => gapBeside(editor)?.length ?? null,
    isPossible: (editor) => gapBeside(editor) !== null,
    run(editor) {
      const close = gapBeside(editor)?.close()
      if (close) editor.attempt(close, null)
    },
  },
  {
    ...besideAction('left'),
    label: 'Place on the left of the selected unit',
    short: 'Place on the left',
    keys: shiftLetterKey('b'),
  },
  {
    ...besideAction('right'),
    label: 'Place on the right of the selected unit',
    short: 'Place on the right',
    keys: letterKey('b', 'plain'),
  },
  followAction({ id: 'keepAsItIs', label: 'Keep as it is', detached: true }),
  followAction({ id: 'followAgain', label: 'Follow again', detached: false }),
]

function besideAction(side: BesideSide) {
  return {
    id: `place ${side}`,
    group: 'selection',
    inMenu: 'part',
    isPossible: (editor: Editor) => unitToPlaceBeside(editor) !== null,
    run: (editor: Editor) => editor.askBeside(side),
  } as const
}

/** The smaller one, where there is one on either side. */
function gapBeside({ desk, state }: Editor): Gap | null {
  const row = onlySelected(state().selection, 'row')
  const now = desk.current()
  if (row === null || !now.evaluation.articles[row]?.run) return null
  const [nearest = null] = gapsBetween(now)
    .filter(({ between, close }) => between.includes(row) && close() !== null)
    .toSorted((one, two) => one.length - two.length)
  return nearest
}

type FollowAction = { readonly id: string; readonly label: string; readonly detached: boolean }

function followAction({ detached, ...named }: FollowAction): EditorAction {
  return {
    ...named,
    group: 'selection',
    inMenu: 'change',
    isPossible: (editor) => followerSelected(editor)?.auto?.detached === !detached,
    run(editor) {
      const row = followerSelected(editor)
      if (row) editor.attempt(detachFollower, { row: row.id, detached })
    },
  }
}

function followerSelected({ desk, state }: Editor) {
  const row = desk.current().document.rows[onlySelected(state().selection, 'row') ?? '']
  return row?.kind === 'article' && row.auto ? row : null
}
