import type { ProjectDocument } from '@arredo/project'
import type { App } from '../app.ts'
import { openCatalogues, pinnedCatalogues, termsOf } from '../range/range.ts'
import { facesOf } from '../session/faces-of.ts'
import type { OpenProject } from './project-store.ts'

/** Lays a document on a desk with the engine that answers for it. */
export async function openDesk(
  app: App,
  document: ProjectDocument,
): Promise<Pick<OpenProject, 'desk' | 'evaluate' | 'context' | 'catalogues'>> {
  const { createDesk, evaluateProject } = await app.ports.engine()
  const range = app.range.store.getState
  // Asked every time: packs arrive, and a guest who logs in becomes somebody who may see more.
  const context = ({ packs }: ProjectDocument) => ({
    catalogues: pinnedCatalogues(range(), packs),
    ...termsOf(range(), packs),
    faces: facesOf(app),
  })
  const evaluate = (current: ProjectDocument) => evaluateProject(current, context(current))
  const desk = createDesk({ document, evaluate })
  return { desk, evaluate, context, catalogues: () => openCatalogues(range(), desk.current().document.packs) }
}
