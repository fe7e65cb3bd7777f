import type { App } from '../app.ts'
import { draftLock } from './draft-key.ts'
import type { DraftsPort } from './drafts-port.ts'

/** A browser may take a moment to notice that a page has died. */
const looks = 4
const betweenLooks = 250

/** Whether a page of this browser holds a draft. */
export async function isWorkedOn(app: App, { locks }: DraftsPort, key: string): Promise<boolean> {
  for (let look = 1; (await locks.held()).has(draftLock(key)); look++) {
    if (look === looks) return true
    await new Promise<void>((resolve) => app.ports.clock.after(betweenLooks, resolve))
  }
  return false
}
