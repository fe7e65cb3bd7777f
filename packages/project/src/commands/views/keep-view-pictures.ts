import type { Command } from '../../command.ts'
import { mostViews } from '../../most-records.ts'
import { done, refuse } from '../../result.ts'
import type { SavedView, ViewId } from '../../saved-view.ts'
import { viewsInOrder } from '../../views.ts'
import { viewProblem } from './view-problem.ts'

export type KeepViewPicturesInput = {
  /** In their order; ids for those whose name no view has yet. */
  readonly pictures: readonly { readonly id: ViewId; readonly name: string; readonly file: string }[]
  /** Where from new ones are looked at. */
  readonly place: Pick<SavedView, 'eye' | 'target' | 'fieldOfView' | 'isLevel'>
}

/** Pictures from outside: the view of that name shows it from now on, and a name that no view has yet becomes one. */
export const keepViewPictures: Command<KeepViewPicturesInput> = {
  label: 'Keep pictures of views',
  run(document, { pictures, place }) {
    const views = { ...document.views }
    let order = viewsInOrder(document).at(-1)?.order ?? 0
    for (const { id, name, file } of pictures) {
      const known = Object.values(views).find((view) => view.name === name.trim())
      order += known ? 0 : 1
      const view = known ?? { ...place, id, name: name.trim(), order, offered: true }
      const kept = { ...view, picture: file }
      const problem = viewProblem(kept)
      if (problem) return refuse(problem)
      views[kept.id] = kept
    }
    if (Object.keys(views).length > mostViews) return refuse('A project has no room for that many views')
    return done({ ...document, views })
  },
}
