import type { App } from '../app.ts'
import { keepDrafts } from './keep-drafts.ts'
import { offerDraftsOnEntry } from './offer-drafts.ts'

export type {
  DraftHead,
  DraftLocks,
  DraftRow,
  DraftStorage,
  DraftsPort,
  RowKind,
} from './drafts-port.ts'
export { draftsToResume } from './drafts-to-resume.ts'

export { restoreDraft } from './restore-draft.ts'
export { resumeDraft } from './resume-draft.ts'

/** From here on nothing is lost with the page: what is open is kept, what was kept is offered. */
export async function startDrafts(app: App): Promise<void> {
  const port = await app.ports.drafts?.()
  if (!port) return
  keepDrafts(app, port)
  offerDraftsOnEntry(app, port)
}
