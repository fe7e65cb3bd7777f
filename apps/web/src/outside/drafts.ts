import type { DraftLocks, DraftStorage, DraftsPort } from '@arredo/flows/drafts'
import { openDraftStorage } from './draft-storage.ts'

/** What this browser has for keeping drafts; opened once, when the first page is shown. */
export async function openDrafts(): Promise<DraftsPort> {
  return {
    storage: await openDraftStorage().catch(withoutStorage),
    locks: pageLocks,
    watch({ leaving, online }) {
      const hidden = () => void (document.visibilityState === 'hidden' && leaving())
      document.addEventListener('visibilitychange', hidden)
      window.addEventListener('pagehide', leaving)
      window.addEventListener('online', online)
      return () => {
        document.removeEventListener('visibilitychange', hidden)
        window.removeEventListener('pagehide', leaving)
        window.removeEventListener('online', online)
      }
    },
  }
}

/** A browser may forbid it: then there is none, each write says so, and the server's drafts go on. */
function withoutStorage(error: unknown): DraftStorage {
  return {
    write: () => Promise.reject(error),
    heads: async () => [],
    read: async () => null,
    remove: async () => {},
  }
}

/** The browser gives a lock back when its page is gone, however it went. */
const pageLocks: DraftLocks = {
  hold(name) {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    // A page that asks for it later is told so by `held`; whoever has it keeps it.
    void navigator.locks?.request(name, { ifAvailable: true }, () => held).catch(() => {})
    return release
  },
  async held() {
    const { held = [] } = (await navigator.locks?.query()) ?? {}
    return new Set(held.flatMap(({ name }) => name ?? []))
  },
}
