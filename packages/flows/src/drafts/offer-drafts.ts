import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import type { Cancel } from '../ports.ts'
import type { DraftsPort } from './drafts-port.ts'
import { listOrphans } from './list-orphans.ts'
import { restoreDraft } from './restore-draft.ts'

/** A host that logs somebody in opens a project next, as a rule; only where it does not is anybody asked. */
const hostsTurn = 5_000

/** whoever comes back, or in, is asked about work that was not saved. */
export function offerDraftsOnEntry(app: App, port: DraftsPort): Cancel {
  let asked: string | null = null

  function offer(): void {
    const who = app.session.getState().profile?.userId ?? null
    if (who === asked) return
    asked = who
    if (who === null) return
    if (app.ports.display !== 'frame') return void offerDrafts(app, port, who)
    app.ports.clock.after(hostsTurn, () => {
      if (!app.project.getState().open) void offerDrafts(app, port, who)
    })
  }

  offer()
  return app.session.subscribe(offer)
}

async function offerDrafts(app: App, port: DraftsPort, who: string): Promise<void> {
  for (;;) {
    const before = app.project.getState().open?.desk
    const drafts = await listOrphans(app, port, who)
    if (drafts.length === 0 || app.session.getState().profile?.userId !== who) return
    // Who did not wait for the answer and is at work by now is told, not interrupted.
    const now = app.project.getState().open?.desk
    if (now && now !== before) {
      app.notices.show({
        message: sentence('There is work that was not saved.'),
        action: { label: sentence('Show'), run: () => void offerDrafts(app, port, who) },
      })
      return
    }
    const asked = await app.dialogs.ask('autosaved', { drafts })
    // No, Esc and a logout keep it; it is asked for again at the next login (D-41).
    if (!asked.ok || asked.value === null || asked.value.wish === 'no') return

    const { wish, key } = asked.value
    if (wish === 'delete') await removeDraft(app, port, key)
    else {
      const restored = await restoreDraft(app, key, { goTo: '/configurator3d' })
      if (!restored.ok) app.notices.show({ message: restored.message, kind: 'error' })
      return
    }
  }
}

async function removeDraft(app: App, { storage }: DraftsPort, key: string): Promise<void> {
  const here = (await storage.heads().catch(() => [])).find((head) => head.key === key)
  await storage.remove(key).catch((error: unknown) => {
    app.ports.log.warn('A draft could not be removed', error)
  })
  if (app.session.getState().profile?.kind === 'guest') return
  await app.ports.call('drafts/remove', { key: here?.remote ?? key })
}
