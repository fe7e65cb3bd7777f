import type { FailureCode, JobListing, Profile } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Events } from '../events/events.ts'
import type { Cancel, Ports } from '../ports.ts'
import type { Presence } from '../session/presence.ts'

export type JobsState = {
  /** The own jobs, newest first; as the server said last. */
  readonly jobs: readonly JobListing[]
}

export type Jobs = {
  readonly store: StoreApi<JobsState>
  /** To be called after something was started: whoever did not follow yet does from now on. */
  readonly expect: () => void
  readonly cancel: (id: string) => Promise<Result<JobListing>>
  readonly retry: (id: string) => Promise<Result<JobListing>>
}

/** Several changes in a moment are read once. */
const settleTime = 150
/** While there is no stream but unfinished work, and after a reading that failed. */
const pollTime = 4_000
/** While a stream tells of unfinished work: should it miss a word, nobody waits for ever. */
const lookTime = 30_000
/** What may be answered better in a moment. */
const passing: ReadonlySet<FailureCode> = new Set(['tooMany', 'bug', 'maintenance', 'unavailable'])

/** Follows the jobs of whoever is there. Events are hints only: what is shown was read. */
export function createJobs(
  ports: Pick<Ports, 'call' | 'clock' | 'events'>,
  session: Presence,
  events: Events,
): Jobs {
  const store: Jobs['store'] = createStore<JobsState>(() => ({ jobs: [] }))
  let person: string | null = null
  let stopFollowing: Cancel | null = null
  let cancelReading: Cancel | null = null
  let reading = 0

  function readSoon(milliseconds = settleTime): void {
    cancelReading?.()
    cancelReading = ports.clock.after(milliseconds, () => void read())
  }

  async function read(): Promise<void> {
    cancelReading = null
    const turn = ++reading
    const answer = await ports.call('jobs/list', {})
    // Somebody else is here by now, or a later reading was faster.
    if (turn !== reading) return
    if (answer.ok) store.setState({ jobs: answer.value.jobs })
    if (cancelReading !== null) return
    const isWorthAnother = answer.ok ? isSomethingUnderWay() : passing.has(answer.code)
    if (isWorthAnother) readSoon(ports.events.spread(answer.ok && isConnected() ? lookTime : pollTime))
  }

  function isSomethingUnderWay(): boolean {
    return store.getState().jobs.some(isUnfinished)
  }

  function isConnected(): boolean {
    return events.connection.getState().isConnected
  }

  function follow(): void {
    stopFollowing ??= events.on('job', () => readSoon())
  }

  function forget(): void {
    reading += 1
    cancelReading?.()
    stopFollowing?.()
    cancelReading = null
    stopFollowing = null
    store.setState({ jobs: [] })
  }

  function take({ profile }: { readonly profile: Profile | null }): void {
    const now = profile?.userId ?? null
    if (now === person) return
    person = now
    forget()
    // An anonymous guest has no jobs until one is started: most only look.
    if (profile && profile.kind !== 'guest') follow()
  }

  async function change(name: 'jobs/cancel' | 'jobs/retry', id: string): Promise<Result<JobListing>> {
    const answer = await ports.call(name, { id })
    readSoon(0)
    return answer.ok ? done(answer.value) : refuse(answer.message)
  }

  events.connection.subscribe(() => {
    if (!isConnected() && isSomethingUnderWay()) readSoon(pollTime)
  })
  session.subscribe(take)
  take(session.getState())
  return {
    store,
    expect() {
      if (person === null) return
      follow()
      readSoon()
    },
    cancel: (id) => change('jobs/cancel', id),
    retry: (id) => change('jobs/retry', id),
  }
}

export function isUnfinished({ state }: Pick<JobListing, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}
