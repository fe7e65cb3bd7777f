import type { Command } from '../../command.ts'
import type { ProjectDocument } from '../../document.ts'
import { isSameRecord } from '../../is-same-record.ts'
import { done, type Result, refuse } from '../../result.ts'
import type { SavedView, ViewId } from '../../saved-view.ts'
import { viewProblem } from './view-problem.ts'

type Place = Pick<SavedView, 'eye' | 'target' | 'fieldOfView' | 'isLevel'>

export const renameView: Command<{ readonly view: ViewId; readonly name: string }> = {
  label: 'Rename view',
  run: (document, { view, name }) => changed(document, view, { name: name.trim() }),
}

/** From here instead, under its old name; a picture from outside shows it no longer. */
export const updateView: Command<{ readonly view: ViewId; readonly place: Place }> = {
  label: 'Update view',
  run(document, { view: id, place: { eye, target, fieldOfView, isLevel } }) {
    const view = document.views[id]
    if (!view) return refuse(`No view ${id}`)
    const { picture: _, isLevel: __, ...drawn } = view
    return withView(document, { ...drawn, eye, target, fieldOfView, ...(isLevel && { isLevel }) })
  },
}

/** Whether offers have a picture of it. */
export const offerView: Command<{ readonly view: ViewId; readonly isOffered: boolean }> = {
  label: 'Choose views for the offer',
  run: (document, { view, isOffered }) => changed(document, view, { offered: isOffered }),
}

function changed(document: ProjectDocument, id: ViewId, change: Partial<SavedView>): Result<ProjectDocument> {
  const view = document.views[id]
  return view ? withView(document, { ...view, ...change }) : refuse(`No view ${id}`)
}

function withView(document: ProjectDocument, view: SavedView): Result<ProjectDocument> {
  if (isSameRecord(document.views[view.id], view)) return done(document)
  const problem = viewProblem(view)
  return problem ? refuse(problem) : done({ ...document, views: { ...document.views, [view.id]: view } })
}
