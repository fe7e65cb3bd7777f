import { done, noHistory, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import type { DraftHead } from './drafts-port.ts'
import { guestsSave, type SavedAs } from './guests-save.ts'
import { type DraftParts, partsOf } from './read-draft.ts'

/** A draft with where it belongs. One that came from the server gets a key of its own and takes the other’s place. */
export type FoundDraft = {
  readonly head: DraftHead
  readonly parts: DraftParts
  readonly replaces?: string
  /** The save that took it in without this browser’s hearing of it. */
  readonly savedAs?: SavedAs
}

const gone = sentence('This draft is no longer there')

/** This browser’s own first: it is later by seconds, and has the undo. */
export async function findDraft(app: App, key: string): Promise<Result<FoundDraft>> {
  const { profile } = app.session.getState()
  const isGuest = (profile?.kind ?? 'guest') === 'guest'
  const port = await app.ports.drafts?.()
  const stored = await port?.storage.read(key).catch(() => null)
  if (!stored) return isGuest ? refuse(gone) : findElsewhere(app, key)
  if (stored.head.who !== profile?.userId) return refuse(gone)

  const found = { head: stored.head, parts: partsOf(stored) }
  const savedAs = isGuest ? await guestsSave(app, stored.head) : await closedBy(app, stored.head)
  return done({ ...found, ...(savedAs && { savedAs }) })
}

async function closedBy(app: App, { remote }: DraftHead): Promise<SavedAs | null> {
  const answer = await app.ports.call('drafts/list', { keys: [remote] })
  const [closed] = answer.ok ? answer.value.closed : []
  return closed && closed.project !== null ? { project: closed.project, revision: closed.revision } : null
}

async function findElsewhere(app: App, key: string): Promise<Result<FoundDraft>> {
  const answer = await app.ports.call('drafts/load', { key })
  if (!answer.ok || answer.value.isClosed)
    return refuse(answer.ok || answer.code === 'notFound' ? gone : answer.message)
  const { project, revision, version, name, changes, base, keptAt } = answer.value
  const loaded = project === null ? null : await app.ports.call('projects/load', { id: project })
  if (loaded && !loaded.ok) return refuse(loaded.message)

  const { profile } = app.session.getState()
  const fresh = app.ports.ids()
  const stored = loaded?.value
  const head: DraftHead = {
    ...{ key: fresh, remote: fresh, who: profile?.userId ?? '', version, name, project, revision },
    ...{ status: 'unsaved', savedAt: stored?.savedAt ?? null, isLoaded: project !== null },
    ...{ isTradeKnown: profile?.kind === 'pro' || project === null, alternative: '', chosen: null },
    ...{ isChanged: true, isSent: false, lastStep: 0, keptAt: Date.parse(keptAt) },
  }
  // Nobody moved the project on: then it is what the draft was made on.
  const madeOn = base ?? (stored && { ...stored.document, trade: stored.trade ?? {} })
  return done({ head, parts: { version, base: madeOn, changes, history: noHistory }, replaces: key })
}
