import type { DeskParts, ProjectDocument } from '@arredo/project'
import type { App } from '../app.ts'
import { createLookout } from '../checks/lookout.ts'
import { openCatalogues, pinnedCatalogues } from '../range/range.ts'
import { contextOf } from './context-of.ts'
import type { OpenProject } from './project-store.ts'

/** Lays a document on a desk with the engine that answers for it. */
export async function openDesk(
  app: App,
  document: ProjectDocument,
  earlier: Pick<DeskParts, 'history' | 'alternative'> = {},
): Promise<Pick<OpenProject, 'desk' | 'context' | 'catalogues' | 'lookout' | 'underWay'>> {
  const { createDesk, createFollow, evaluateProject, fetchChecks } = await app.ports.projectKit()
  const range = app.range.store.getState
  // Asked every time: packs arrive, and a guest who logs in becomes somebody who may see more.
  const context = (current: ProjectDocument) => contextOf(app, current)
  const desk = createDesk({
    ...earlier,
    document,
    evaluate(current, alternative, prices) {
      const known = { ...context(current), alternative }
      return evaluateProject(current, prices === 'priced' ? known : { ...known, faces: [] })
    },
    follow: createFollow(({ packs }) => pinnedCatalogues(range(), packs)),
  })
  // An edition that was exchanged comes back by an undo, maybe after a reload: it is fetched then.
  let { packs: pinned } = document
  desk.subscribe(() => {
    const { packs } = desk.current().document
    if (packs === pinned) return
    pinned = packs
    for (const hash of Object.values(packs)) if (!range().opened.has(hash)) void app.range.open(hash)
  })
  const looking = (current: ProjectDocument) => ({
    ...context(current),
    alternative: desk.current().alternative,
  })
  const plan = () => {
    const { document: current, evaluation } = desk.current()
    return {
      ...{ document: current, evaluation, newId: app.ports.ids },
      // After every move of a hand it is asked whether this is still the plan: that takes no catalogues.
      get catalogues() {
        return context(current).catalogues
      },
    }
  }
  return {
    desk,
    context: looking,
    catalogues: () => openCatalogues(range(), desk.current().document.packs),
    lookout: createLookout(plan, fetchChecks),
    underWay: { saving: null, offering: null, asking: null, waved: new Set() },
  }
}
