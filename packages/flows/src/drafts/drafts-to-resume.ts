import type { Day } from '@arredo/contract'
import type { App } from '../app.ts'
import { draftKeyOf, draftLock } from './draft-key.ts'

type Kept = Day['drafts'][number]

/** Of the drafts the server has those that no page of this browser works on, by the keys this browser opens them with. */
export async function draftsToResume(app: App, kept: readonly Kept[]): Promise<readonly Kept[]> {
  const port = await app.ports.drafts?.()
  const heads = (await port?.storage.heads().catch(() => [])) ?? []
  const held = (await port?.locks.held().catch(() => null)) ?? new Set<string>()
  const { open } = app.project.getState()
  const own = open && draftKeyOf(open)
  return kept.flatMap((draft) => {
    const key = heads.find(({ remote }) => remote === draft.key)?.key ?? draft.key
    return key === own || held.has(draftLock(key)) ? [] : [{ ...draft, key }]
  })
}
