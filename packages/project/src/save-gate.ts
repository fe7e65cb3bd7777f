import { done, type Result, refuse } from './result.ts'
import type { Status } from './status.ts'

export type SaveGateInput = {
  readonly canSaveProject: boolean
  readonly status: Status
  /** Set once the project was sent to a web cart. */
  readonly webCartId: unknown
}

/** The host reads 'Project can't be saved' (D-16) whatever the reason; people read the reason. */
export function canSave({ canSaveProject, status, webCartId }: SaveGateInput): Result<true> {
  if (!canSaveProject) return refuse('You may not save projects')
  if (status === 'ordered') return refuse('An ordered project cannot be saved: save it as a new one instead')
  if (webCartId !== null && webCartId !== undefined && webCartId !== '') {
    return refuse('This project is in the cart and cannot be saved: save it as a new one instead')
  }
  return done(true)
}
