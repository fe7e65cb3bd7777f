import { createEditor, type Editor } from '@arredo/editor'
import type { OpenProject } from '@arredo/flows'
import type { ArticleRow, Desk, EvaluationContext } from '@arredo/project'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Form, firstLayout, type PanelLayout } from './layout/panel-layout.ts'

/** What outlives a change between 2D and 3D: the selection, the tool, which panels are open. */
export type Workspace = {
  readonly editor: Editor
  readonly layout: StoreApi<PanelLayout>
}

const workspaces = new WeakMap<Desk, Workspace>()

/** Null until the planner was shown for the first time. */
export function findWorkspace(desk: Desk): Workspace | null {
  return workspaces.get(desk) ?? null
}

export function workspaceOf(
  { desk, context, catalogues }: OpenProject,
  form: Form,
  newId: () => string,
): Workspace {
  const known = workspaces.get(desk)
  if (known) return known

  const made: Workspace = {
    editor: createEditor({
      desk,
      newId,
      catalogues,
      nextFrame,
      hasSides: (row) => hasSides(row, context(desk.current().document)),
    }),
    layout: createStore<PanelLayout>(() => firstLayout(form)),
  }
  workspaces.set(desk, made)
  return made
}

let isInFrame = false

/** Moves of the pointer come right before a frame: what they ask for would be in that one yet. */
function nextFrame(deed: () => void): void {
  const inFrame = () => {
    isInFrame = true
    deed()
    isInFrame = false
  }
  if (isInFrame) requestAnimationFrame(inFrame)
  else requestAnimationFrame(() => requestAnimationFrame(inFrame))
}

/** Whether it is made for either side, as its catalogue says. */
function hasSides({ catalogue, article }: ArticleRow, { catalogues }: EvaluationContext): boolean {
  const found = catalogues.get(catalogue)?.pack.articles.find(({ code }) => code === article)
  return (found?.sides.length ?? 0) > 1
}
