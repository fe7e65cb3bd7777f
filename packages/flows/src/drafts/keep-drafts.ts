import type { App } from '../app.ts'
import type { Cancel } from '../ports.ts'
import type { DraftsPort } from './drafts-port.ts'
import { type KeptDesk, keepDesk } from './keep-desk.ts'

/** Keeps whatever project is open, from the moment it is there until another takes its place. */
export function keepDrafts(app: App, port: DraftsPort): Cancel {
  let kept: KeptDesk | null = null

  function follow(): void {
    const { open } = app.project.getState()
    if (kept && open?.desk !== kept.project().desk) {
      const last = kept
      kept = null
      last.end()
    }
    if (!open) return
    if (kept) kept.look(open)
    else kept = keepDesk(app, port, open)
  }

  follow()
  const stops = [
    app.project.subscribe((now, before) => void (now.open !== before.open && follow())),
    app.session.subscribe(({ profile }) => kept?.person(profile)),
    port.watch({ leaving: () => kept?.writeNow(), online: () => kept?.writeNow() }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
