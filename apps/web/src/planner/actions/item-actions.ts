import { idsOf, onlySelected } from '@arredo/editor'
import { sentence } from '@arredo/words'
import type { ActionContext, PlannerAction } from './planner-action.ts'

/** Dialogs about what is selected (D-55). */
export const itemActions: readonly PlannerAction[] = [
  ofItem('itemOptions', sentence('All options of the item…'), articleOf, ({ ask }, row) =>
    ask('itemOptions', { row }),
  ),
  ofItem('itemPosition', sentence('Position and rotation…'), rowOf, ({ ask }, row) =>
    ask('itemPosition', { row }),
  ),
  {
    id: 'quotesValue',
    label: sentence('Type a dimension…'),
    group: 'selection',
    inMenu: 'change',
    isPossible: ({ editor }) => editor.entries().some(({ enter }) => enter),
    run: ({ ask }) => void ask('quotesValue', {}),
  },
  ofItem('pinza', sentence('Apply its options to others…'), firstArticleOf, ({ ask }, row) =>
    ask('pinza', { row }),
  ),
  ofItem('addLinks', sentence('Add linked articles…'), articleOf, ({ ask }, row) => ask('addLinks', { row })),
]

function ofItem(
  id: string,
  label: string,
  itemOf: (context: ActionContext) => string | null,
  open: (context: ActionContext, row: string) => unknown,
): PlannerAction {
  return {
    id,
    label,
    group: 'selection',
    inMenu: 'change',
    isPossible: (context) => itemOf(context) !== null,
    run: (context) => open(context, itemOf(context) ?? ''),
  }
}

/** The one that is selected, of any kind. */
function rowOf({ editor }: ActionContext): string | null {
  return onlySelected(editor.state().selection, 'row')
}

function articleOf(context: ActionContext): string | null {
  return asArticle(context, rowOf(context))
}

/** Of several the one that was selected first. */
function firstArticleOf(context: ActionContext): string | null {
  return asArticle(context, idsOf(context.editor.state().selection, 'row')[0] ?? null)
}

function asArticle({ editor }: ActionContext, id: string | null): string | null {
  return id !== null && editor.desk.current().evaluation.articles[id] ? id : null
}
