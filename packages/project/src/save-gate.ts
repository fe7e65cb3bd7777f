import { done, type Result, refuse } from './result.ts'
import type { Status } from './status.ts'
import { isOrdered } from './status-change.ts'

export type SaveGateInput = {
  readonly canSaveProject: boolean
  readonly status: Status
  /** What a suspended or inactive project was before. */
  readonly statusBefore?: Status | null
  /** Set once the project was sent to a web cart. */
  readonly webCartId: unknown
}

/** A-54, D-125: from the order on nothing is saved into it. The host reads 'Project can't be saved' (D-16) whatever the reason; people read the reason. */
export function canSave(project: SaveGateInput): Result<true> {
  const { canSaveProject, status, statusBefore = null, webCartId } = project
  if (!canSaveProject) return refuse('You may not save projects')
  if (isOrdered(status, statusBefore)) {
    return refuse('An ordered project cannot be saved: save it as a new one instead')
  }
  if (webCartId !== null && webCartId !== undefined && webCartId !== '') {
    return refuse('This project is in the cart and cannot be saved: save it as a new one instead')
  }
  return done(true)
}
