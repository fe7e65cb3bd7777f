import { draftAt, projectAt } from '../address/project-address.ts'
import type { App } from '../app.ts'
import { isWorkedOn } from './is-worked-on.ts'
import { restoreDraft } from './restore-draft.ts'

/**
 * D-122: a page that is loaded again goes on where it was, with its undo and without a question. `key` is what this
 * tab worked on; an address may name a draft itself. False where there is nothing to go on with here.
 */
export async function resumeDraft(app: App, path: string, key: string | null): Promise<boolean> {
  const named = draftAt(path)
  const wanted = named ?? key
  const port = await app.ports.drafts?.().catch(() => null)
  if (!port || wanted === null) return false
  // A tab that was copied brings the key of the one that still works on it.
  if (await isWorkedOn(app, port, wanted)) return false
  const heads = await port.storage.heads().catch(() => [])
  const head = heads.find((each) => each.key === wanted)
  if (named === null && (!head || head.project !== projectAt(path))) return false
  if (!head && !(await isElsewhere(app, wanted))) return false
  const restored = await restoreDraft(app, wanted, { goTo: null, noSaveRequest: true })
  return restored.ok
}

/** A page that is loaded again before its first draft has none anywhere, which is no mistake of anybody's. */
async function isElsewhere(app: App, key: string): Promise<boolean> {
  const isGuest = (app.session.getState().profile?.kind ?? 'guest') === 'guest'
  const answer = isGuest ? null : await app.ports.call('drafts/list', { keys: [] })
  return Boolean(answer?.ok && answer.value.drafts.some((draft) => draft.key === key))
}
