import { draftAt, projectAt } from '../address/project-address.ts'
import type { App } from '../app.ts'
import { draftLock } from './draft-key.ts'
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
  if ((await port.locks.held()).has(draftLock(wanted))) return false
  if (named === null) {
    const heads = await port.storage.heads().catch(() => [])
    const head = heads.find((each) => each.key === wanted)
    if (!head || head.project !== projectAt(path)) return false
  }
  const restored = await restoreDraft(app, wanted, { goTo: null, noSaveRequest: true })
  return restored.ok
}
