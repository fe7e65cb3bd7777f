import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import type { ViewId } from '../../saved-view.ts'
import { viewsInOrder } from '../../views.ts'

/** `to` is counted from 0; beyond the list's ends is at its end. */
export type MoveViewInput = { readonly view: ViewId; readonly to: number }

export const moveView: Command<MoveViewInput> = {
  label: 'Reorder views',
  run(document, { view: id, to }) {
    const moved = document.views[id]
    if (!moved) return refuse(`No view ${id}`)
    const all = viewsInOrder(document)
    const next = all.filter((each) => each !== moved).toSpliced(Math.max(0, to), 0, moved)
    if (next.every((each, at) => each === all[at])) return done(document)

    const views = { ...document.views }
    for (const [at, each] of next.entries()) {
      if (each.order !== at + 1) views[each.id] = { ...each, order: at + 1 }
    }
    return done({ ...document, views })
  },
}
