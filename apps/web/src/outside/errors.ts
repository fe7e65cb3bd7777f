import {
  type Calls,
  type ErrorReport,
  type InputOf,
  scrub,
  scrubStack,
  type VitalReport,
} from '@arredo/contract'

export type Reports = {
  /** Gives the id under which the error can be found; a person may name it. */
  readonly error: (error: unknown, source: ErrorReport['source']) => string
  readonly vital: (vital: Omit<VitalReport, 'kind' | 'route'>) => void
  /** What waits goes out now: the page may be about to go. */
  readonly flush: () => void
}

export type ReportsOptions = {
  readonly build: string
  /** The name of the route shown now. */
  readonly route: () => string
  readonly newId: () => string
  readonly send: (body: string) => void
  readonly after?: (milliseconds: number, run: () => void) => void
}

type Batch = InputOf<Calls['errors/report']>
type Report = Batch['reports'][number]

const sendAfter = 2_000
/** An error in a loop is one error: the first ones of a page say it all. */
const mostErrors = 10
const mostInBatch = 20

/** Collects for a moment, takes out what belongs to a person, and sends without waiting for an answer. */
export function createReports({ build, route, newId, send, after = later }: ReportsOptions): Reports {
  const known = new Map<string, string>()
  let waiting: Report[] = []

  function add(report: Report): void {
    if (waiting.length === 0) after(sendAfter, flush)
    if (waiting.length < mostInBatch) waiting.push(report)
  }

  function flush(): void {
    if (waiting.length === 0) return
    const batch: Batch = { build, reports: waiting }
    waiting = []
    send(JSON.stringify(batch))
  }

  return {
    error(error, source) {
      const message = scrub(messageOf(error))
      const stack = scrubStack(error instanceof Error ? (error.stack ?? '') : '')
      const same = `${message}\n${stack}`
      const id = known.get(same) ?? newId()
      if (known.has(same) || known.size >= mostErrors) return id

      known.set(same, id)
      add({ kind: 'error', id, source, route: route(), message, stack })
      return id
    },
    vital: (vital) => add({ kind: 'vital', route: route(), ...vital }),
    flush,
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  // Anything else may be data of a person; what kind of thing it was is enough.
  return typeof error === 'string' ? error : `thrown: ${typeof error}`
}

function later(milliseconds: number, run: () => void): void {
  setTimeout(run, milliseconds)
}
