import type { Profile } from '@arredo/contract'
import type { HistoryStep, ProjectDocument } from '@arredo/project'
import type { App } from '../app.ts'
import type { Cancel } from '../ports.ts'
import { isChanged, type OpenProject, updateOpenProject } from '../project/project-store.ts'
import { type DraftBook, emptyBook, isSamePage, nextPage } from './draft-book.ts'
import { draftKeyOf, draftLock } from './draft-key.ts'
import { type DraftKept, stepsSince } from './draft-state.ts'
import type { DraftsPort } from './drafts-port.ts'
import { keepRemote, type RemoteKept } from './keep-remote.ts'

/** An edit is durable in the browser within 500 ms; a second one meanwhile goes with it. */
const writeAfter = 350
/** Storage that had no room may have some later. */
const againAfter = 10_000

export type KeptDesk = {
  readonly project: () => OpenProject
  /** The project was saved, or is another copy of itself. */
  readonly look: (project: OpenProject) => void
  readonly person: (profile: Profile | null) => void
  readonly writeNow: () => void
  /** It is no longer open here. */
  readonly end: () => void
}

/** Keeps what one desk holds, as long as it is the one that is open. */
export function keepDesk(app: App, { storage, locks }: DraftsPort, first: OpenProject): KeptDesk {
  const { desk, underWay } = first
  const { clock, log } = app.ports
  let project = first
  let profile = app.session.getState().profile
  let key = draftKeyOf(first) ?? app.ports.ids()
  let release = locks.hold(draftLock(key))
  let book: DraftBook = emptyBook
  let cancel: Cancel | null = null
  let isStored = draftKeyOf(first) !== null
  let isOver = false
  let device: ProjectDocument | 'full' | null = null
  let server: RemoteKept = { document: null, isAway: false }
  const lastSteps = new WeakMap<ProjectDocument, HistoryStep | null>()

  const remote = keepRemote(
    app,
    () => project,
    key,
    (kept) => {
      server = kept
      say()
    },
  )
  const leave = desk.subscribe(() => {
    note()
    schedule(writeAfter)
    remote.changed()
  })
  note()
  schedule(0)
  remote.changed()

  function note(): void {
    lastSteps.set(desk.current().document, desk.history().past.at(-1) ?? null)
  }

  function say(): void {
    const { document } = desk.current()
    const kept = keptBy(document, device, server)
    const known = server.document ?? project.saved ?? project.start
    const waiting = stepsSince(desk.history(), lastSteps.get(known))
    const { draft } = project
    const isSaid = draft?.key === key && draft.kept === kept && draft.document === document
    if (isOver || (isSaid && draft.waiting === waiting)) return
    updateOpenProject(app.project, desk, { draft: { key, kept, document, waiting } })
  }

  function sayNothing(): void {
    device = null
    server = { document: null, isAway: false }
    say()
  }

  function schedule(wait: number): void {
    if (isOver) return
    cancel ??= clock.after(wait, () => {
      cancel = null
      write()
    })
  }

  function write(): void {
    if (!project.draft) say()
    if (underWay.isBeginning || !profile) return
    const { past, future } = desk.history()
    if (!isChanged(project) && past.length === 0 && future.length === 0) return void forget()
    const page = nextPage(book, project, { key, who: profile.userId, now: clock.now() })
    if (isStored && isSamePage(book, page.book)) return

    // Noted before it is done: what comes in between is written on top of it, in this order.
    book = page.book
    isStored = true
    storage.write(page.write).then(
      () => {
        device = page.book.document
        say()
      },
      (error: unknown) => {
        book = emptyBook
        if (device !== 'full') log.warn('This browser cannot keep a draft', error)
        device = 'full'
        say()
        schedule(againAfter)
      },
    )
  }

  async function forget(): Promise<void> {
    if (!isStored) return
    isStored = false
    book = emptyBook
    await storage.remove(key).catch((error: unknown) => log.warn('A draft could not be removed', error))
  }

  return {
    project: () => project,

    look(next) {
      const isOther = (next.saved ?? next.start) !== (project.saved ?? project.start)
      const { kind } = project.attempt
      const isSending = next.attempt.kind === 'saving' && kind !== 'saving'
      project = next
      // A save that is under way says so in the draft, one that was answered begins the next. At once: a page that goes
      // right after the answer would leave a draft of what is saved.
      if (isSending) write()
      if (!isOther) {
        schedule(writeAfter)
        remote.changed()
        return
      }
      if (kind === 'saving' || kind === 'unanswered') remote.closed()
      else remote.rebased()
      sayNothing()
      cancel?.()
      cancel = null
      schedule(0)
    },

    person(next) {
      const before = profile
      // Who was logged out from elsewhere and is back goes on.
      if (next?.userId === before?.userId) return remote.changed()
      if (!next) return
      // What a guest began goes with them into their account; anybody else's stays theirs.
      if (before && before.kind !== 'guest') {
        write()
        release()
        key = app.ports.ids()
        release = locks.hold(draftLock(key))
        isStored = false
      }
      profile = next
      book = emptyBook
      remote.closed()
      sayNothing()
      schedule(0)
    },

    writeNow() {
      cancel?.()
      cancel = null
      write()
      remote.now()
    },

    end() {
      cancel?.()
      leave()
      const isKept = !underWay.isGivenUp && isChanged(project)
      if (isKept) write()
      else void forget()
      if (underWay.isGivenUp) remote.giveUp()
      remote.end()
      isOver = true
      release()
    },
  }
}

/**
 * The server's word counts, once this browser has it too, which is what it would go on with; what only this browser has
 * is called so.
 */
function keptBy(
  document: ProjectDocument,
  device: ProjectDocument | 'full' | null,
  { document: there, isAway }: RemoteKept,
): DraftKept {
  if (there === document && (device === document || device === 'full')) return 'server'
  // Without room here it is on its way to a server that answered.
  if (device === 'full') return there && !isAway ? 'not' : 'nowhere'
  if (device !== document) return 'not'
  return isAway ? 'offline' : 'device'
}
