import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ports } from '../ports.ts'

/** What somebody waits for. */
export type Waiting = {
  /** English, a translation key. */
  readonly message: string
  /** 0 to 100; null where nobody knows how far it is. */
  readonly percentage: number | null
}

export type Loading = {
  /** Null while nobody waits, or not for long. */
  readonly store: StoreApi<{ readonly shown: Waiting | null }>
  /** Says what is waited for as long as it takes; `tell` how much of it is done, from 0 to 1. */
  readonly during: <Value>(
    message: string,
    run: (tell: (share: number) => void) => Promise<Value>,
  ) => Promise<Value>
}

/** Nobody waits for what is there sooner: a dialog that comes and goes at once is only a flash. */
const patience = 400
/** whatever happened, nobody is shut out for longer. */
export const longestLoading = 60_000

export function createLoading({ clock, log }: Pick<Ports, 'clock' | 'log'>): Loading {
  const store: Loading['store'] = createStore(() => ({ shown: null }))
  /** What is waited for, the latest last. */
  let under: readonly { waiting: Waiting; isShown: boolean }[] = []

  function show() {
    store.setState({ shown: under.findLast(({ isShown }) => isShown)?.waiting ?? null })
  }

  return {
    store,
    async during(message, run) {
      const entry = { waiting: { message, percentage: null } as Waiting, isShown: false }
      under = [...under, entry]
      const end = () => {
        under = under.filter((other) => other !== entry)
        show()
      }
      const stops = [
        clock.after(patience, () => {
          entry.isShown = true
          show()
        }),
        clock.after(longestLoading, () => {
          log.warn('Kill loader by timeout')
          end()
        }),
      ]
      try {
        return await run((share) => {
          entry.waiting = { message, percentage: Math.round(Math.min(Math.max(share, 0), 1) * 100) }
          show()
        })
      } finally {
        for (const stop of stops) stop()
        end()
      }
    },
  }
}
