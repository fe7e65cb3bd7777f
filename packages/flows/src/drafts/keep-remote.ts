import { type ChangedRecords, changeBetween, documentVersion, type ProjectDocument } from '@arredo/project'
import type { App } from '../app.ts'
import type { Cancel } from '../ports.ts'
import { callUntilAnswered, isUnanswered } from '../project/call-until-answered.ts'
import { isChanged, type OpenProject } from '../project/project-store.ts'

/** Within three seconds of the last edit; who never pauses is kept all the same. */
const keepAfter = 2_500
const longestWait = 15_000
/** Where nobody answers. */
const againAfter = [3_000, 6_000, 12_000, 30_000] as const

/** What the server is known to hold, and whether it was away when it was asked last. */
export type RemoteKept = { readonly document: ProjectDocument | null; readonly isAway: boolean }

export type KeptRemote = {
  /** Something was done, or can be by now. */
  readonly changed: () => void
  /** What it is made on is another by now: all of it goes out again, under the same key. */
  readonly rebased: () => void
  /** A save took it in, or it is another person's by now: a new draft begins. */
  readonly closed: () => void
  readonly now: () => void
  readonly giveUp: () => void
  readonly end: () => void
}

/** The server's copy of what one desk holds; of people who are logged in, because a guest has no other device. */
export function keepRemote(
  app: App,
  project: () => OpenProject,
  first: string,
  tell: (kept: RemoteKept) => void,
): KeptRemote {
  const { clock, log } = app.ports
  const { desk, underWay } = project()
  underWay.remoteDraft ??= first
  let seq = 0
  let known: ProjectDocument | null = null
  let held: ProjectDocument | null = null
  let isThere = false
  let isAsking = false
  let isOver = false
  let failures = 0
  let since: number | null = null
  let cancel: Cancel | null = null

  function schedule(wait: number): void {
    if (isOver) return
    const now = clock.now()
    since ??= now
    cancel?.()
    cancel = clock.after(Math.min(wait, Math.max(0, since + longestWait - now)), () => {
      cancel = null
      void keep()
    })
  }

  function isMeant(): boolean {
    const { attempt } = project()
    const isSaving = attempt.kind === 'saving' || attempt.kind === 'unanswered'
    const kind = app.session.getState().profile?.kind ?? 'guest'
    const { isBeginning, isGivenUp } = underWay
    return !isOver && !isAsking && !isSaving && !isBeginning && !isGivenUp && kind !== 'guest'
  }

  async function keep(): Promise<void> {
    since = null
    if (!isMeant()) return
    const { document } = desk.current()
    if (!isChanged(project())) return void remove()
    if (document === known) return

    isAsking = true
    const key = keyOf()
    const sent = ++seq
    const request = requestOf(project(), known, { key, seq: sent, after: known ? sent - 1 : 0 })
    const answer = await callUntilAnswered(app, 'drafts/keep', request, { pauses: [] })
    isAsking = false
    if (underWay.isGivenUp) {
      isThere = true
      return remove()
    }
    // A save came in between: what was kept is over, and so is what was said of it.
    if (isOver || key !== keyOf()) return changed()

    if (!answer.ok) {
      // It may have been kept or not: the next one brings all.
      known = null
      const isLost = isUnanswered(answer)
      if (!isLost && failures === 0) log.warn(`The draft was not kept: ${answer.message}`)
      failures += 1
      tell({ document: isLost ? held : null, isAway: isLost })
      if (isLost) schedule(againAfter[Math.min(failures, againAfter.length) - 1] ?? 0)
      return
    }
    failures = 0
    const { wants } = answer.value
    if (wants === null && answer.value.seq === sent) {
      known = document
      held = document
      isThere = true
      tell({ document, isAway: false })
      await dropReplaced()
      if (desk.current().document !== document) changed()
      return
    }
    // Another page or an earlier life of this one kept something under this key, or a save took it in.
    known = null
    seq = Math.max(seq, answer.value.seq)
    if (wants === 'closed') begin()
    schedule(0)
  }

  function keyOf(): string {
    return underWay.remoteDraft ?? first
  }

  function begin(): void {
    underWay.remoteDraft = app.ports.ids()
    known = null
    held = null
    isThere = false
    seq = 0
  }

  /** What it was restored from is needed until the first of its own is kept. */
  async function dropReplaced(): Promise<void> {
    const { replaces } = underWay
    if (replaces === undefined) return
    delete underWay.replaces
    await app.ports.call('drafts/remove', { key: replaces })
  }

  async function remove(): Promise<void> {
    if (!isThere) return
    isThere = false
    known = null
    held = null
    await app.ports.call('drafts/remove', { key: keyOf() })
  }

  function changed(): void {
    schedule(keepAfter)
  }

  return {
    changed,
    rebased() {
      known = null
      changed()
    },
    closed() {
      begin()
      changed()
    },
    now: () => schedule(0),
    giveUp: () => void remove(),
    end() {
      cancel?.()
      void keep()
      isOver = true
    },
  }
}

type Numbers = { readonly key: string; readonly seq: number; readonly after: number }

function requestOf(project: OpenProject, known: ProjectDocument | null, numbers: Numbers) {
  const { document } = project.desk.current()
  const base = project.saved ?? project.start
  const changes: ChangedRecords = changeBetween(known ?? base, document).after
  const isWhole = known === null && project.id === null
  return {
    ...numbers,
    ...{ project: project.id, revision: project.revision, version: documentVersion },
    ...{ name: document.header.name.slice(0, 200), changes, ...(isWhole && { base: { ...base } }) },
  }
}
