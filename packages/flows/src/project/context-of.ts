import type { EvaluationContext, ProjectDocument } from '@arredo/project'
import type { App } from '../app.ts'
import { pinnedCatalogues, termsOf } from '../range/range.ts'
import { facesOf } from '../session/faces-of.ts'

/** With what a document is evaluated for the person who is here, by the packs that are open now. */
export function contextOf(app: App, { packs }: ProjectDocument): EvaluationContext {
  const range = app.range.store.getState()
  return { catalogues: pinnedCatalogues(range, packs), ...termsOf(range, packs), faces: facesOf(app) }
}
