import type { Catalogue } from '@arredo/catalogue'
import { evaluateProject, type ProjectDocument, quickToCopy } from '@arredo/project'
import { createFollow } from './follow.ts'

/** A document made outside a desk, completed by what follows from it in each of its alternatives. */
export function withFollowers(
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
): ProjectDocument {
  const follow = createFollow(() => catalogues)
  const followed = Object.keys(document.alternatives).reduce((last, alternative) => {
    const evaluation = evaluateProject(last, { catalogues, discounts: new Map(), faces: [], alternative })
    const now = { document: last, evaluation }
    return follow(now, now)
  }, document)
  return quickToCopy(followed)
}
