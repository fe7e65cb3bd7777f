import type { Profile } from '@arredo/contract'
import type { App } from '../app.ts'
import type { Cancel } from '../ports.ts'
import { isChanged, type OpenProject, updateOpenProject } from '../project/project-store.ts'
import { type DraftBook, emptyBook, isSamePage, nextPage } from './draft-book.ts'
import { draftKeyOf, draftLock } from './draft-key.ts'
import type { DraftKept } from './draft-state.ts'
import type { DraftsPort } from './drafts-port.ts'

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
  let hasFailed = false

  const leave = desk.subscribe(() => schedule(writeAfter))
  schedule(0)

  function say(kept: DraftKept): void {
    if (isOver || (project.draft?.key === key && project.draft.kept === kept)) return
    updateOpenProject(app.project, desk, { draft: { key, kept } })
  }

  function schedule(wait: number): void {
    if (isOver) return
    cancel ??= clock.after(wait, () => {
      cancel = null
      write()
    })
  }

  function write(): void {
    if (!project.draft) say('not')
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
        hasFailed = false
        say('device')
      },
      (error: unknown) => {
        book = emptyBook
        if (!hasFailed) log.error('This browser cannot keep a draft', error)
        hasFailed = true
        say('nowhere')
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
      project = next
      // A save that is under way says so in the draft, one that was answered begins the next.
      if (isOther) {
        say('not')
        cancel?.()
        cancel = null
      }
      schedule(isOther ? 0 : writeAfter)
    },

    person(next) {
      const before = profile
      if (!next || next.userId === before?.userId) return
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
      say('not')
      schedule(0)
    },

    writeNow() {
      cancel?.()
      cancel = null
      write()
    },

    end() {
      cancel?.()
      leave()
      if (underWay.isGivenUp || !isChanged(project)) void forget()
      else write()
      isOver = true
      release()
    },
  }
}
