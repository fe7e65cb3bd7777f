import { onlySelected } from '@arredo/editor'
import { isSpecial } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { ActionContext, PlannerAction } from './planner-action.ts'

/** What the rules do not allow, where the brand lets people ask for it. */
export const specialActions: readonly PlannerAction[] = [
  {
    id: 'special',
    label: sentence('Ask for something else…'),
    group: 'selection',
    inMenu: 'change',
    isPossible: canAsk,
    run: ({ openSheet }) => openSheet('special'),
  },
]

/** Of an article whose catalogue allows it; what was asked already can be asked otherwise. */
function canAsk({ editor }: ActionContext): boolean {
  const id = onlySelected(editor.state().selection, 'row') ?? ''
  const { document, evaluation } = editor.desk.current()
  return isSpecial(document.rows[id]) || (evaluation.articles[id]?.special ?? []).length > 0
}
