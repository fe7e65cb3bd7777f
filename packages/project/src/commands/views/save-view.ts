import type { Command } from '../../command.ts'
import { mostViews } from '../../most-records.ts'
import { done, refuse } from '../../result.ts'
import type { SavedView } from '../../saved-view.ts'
import { viewsInOrder } from '../../views.ts'
import { viewProblem } from './view-problem.ts'

export type SaveViewInput = { readonly view: Omit<SavedView, 'order'> }

/** A place to look from, kept under a name behind all others. */
export const saveView: Command<SaveViewInput> = {
  label: 'Save view',
  run(document, { view }) {
    if (document.views[view.id]) return refuse(`View ${view.id} exists already`)
    if (Object.keys(document.views).length >= mostViews) {
      return refuse('A project has no room for that many views')
    }
    const order = (viewsInOrder(document).at(-1)?.order ?? 0) + 1
    const saved = { ...view, name: view.name.trim(), order }
    const problem = viewProblem(saved)
    if (problem) return refuse(problem)

    return done({ ...document, views: { ...document.views, [view.id]: saved } })
  },
}
