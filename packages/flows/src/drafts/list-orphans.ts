import type { App } from '../app.ts'
import type { DraftListing } from '../dialogs/dialog-questions.ts'
import { draftKeyOf } from './draft-key.ts'
import type { DraftHead, DraftsPort } from './drafts-port.ts'
import { guestsSave } from './guests-save.ts'
import { isWorkedOn } from './is-worked-on.ts'

/** A person’s drafts that no live page of this browser works on, of here and of the server; the latest first. */
export async function listOrphans(app: App, port: DraftsPort, who: string): Promise<readonly DraftListing[]> {
  const { storage } = port
  const heads = (await storage.heads().catch(() => [])).filter((head) => head.who === who)
  const { drafts, closed } = await askServer(app, heads)
  const { open } = app.project.getState()
  const own = open && draftKeyOf(open)

  // All of it went out with a save, and that save was done: nothing of it is left to restore.
  const saved: DraftHead[] = []
  for (const head of heads) {
    const isSaved = (head.isSent && closed.has(head.remote)) || (await guestsSave(app, head))
    if (isSaved) saved.push(head)
  }
  for (const { key } of saved) await storage.remove(key).catch(() => {})

  const unsaved = heads.filter((head) => head.isChanged && head.key !== own && !saved.includes(head))
  const isHeld = await Promise.all(unsaved.map(({ key }) => isWorkedOn(app, port, key).catch(() => false)))
  const here = unsaved.filter((_, index) => !isHeld[index])
  const known = new Set(heads.map(({ remote }) => remote))
  const elsewhere = drafts.filter(({ key }) => !known.has(key))
  return [...here, ...elsewhere].toSorted((one, two) => two.keptAt - one.keptAt)
}

async function askServer(app: App, heads: readonly DraftHead[]) {
  const isGuest = (app.session.getState().profile?.kind ?? 'guest') === 'guest'
  const keys = heads.map(({ remote }) => remote).slice(0, 100)
  const answer = isGuest ? null : await app.ports.call('drafts/list', { keys })
  const { drafts, closed } = answer?.ok ? answer.value : { drafts: [], closed: [] }
  return {
    drafts: drafts.map((draft) => ({ ...draft, keptAt: Date.parse(draft.keptAt) })),
    closed: new Set(closed.map(({ key }) => key)),
  }
}
