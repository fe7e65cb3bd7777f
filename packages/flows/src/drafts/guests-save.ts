import type { App } from '../app.ts'
import type { DraftHead } from './drafts-port.ts'

/** The save that took a draft in without this browser’s hearing of it. */
export type SavedAs = { readonly project: number; readonly revision: number }

/**
 * The server keeps no drafts of guests, so it cannot say which of them a save took in. Nobody else saves their
 * projects: one that moved on while a save was under way has what that save sent.
 */
export async function guestsSave(
  app: App,
  { isSent, project, revision }: DraftHead,
): Promise<SavedAs | null> {
  const isGuest = (app.session.getState().profile?.kind ?? 'guest') === 'guest'
  if (!isGuest || !isSent || project === null) return null
  const loaded = await app.ports.call('projects/load', { id: project })
  return loaded.ok && loaded.value.revision !== revision ? { project, revision: loaded.value.revision } : null
}
