import { setTimeout } from 'node:timers/promises'
import { isStoreAway, StoreAway } from '../store-away.ts'

export type Patience = <Value>(work: () => Promise<Value>) => Promise<Value>

export type PatienceOptions = {
  /** Whoever has to stop waits for nothing. */
  readonly signal: AbortSignal
  readonly lasts?: number
  readonly mostWaiting?: number
}

const longestPause = 4_000

/**
 * Tries again what finds the store away, for a minute and what it takes to start one anew. What waits holds its bytes
 * in memory: beyond so many the next is told at once.
 */
export function patience({ signal, lasts = 90_000, mostWaiting = 100 }: PatienceOptions): Patience {
  let waiting = 0
  return async (work) => {
    const end = performance.now() + lasts
    let pause = 250
    let isWaiting = false
    try {
      for (;;) {
        try {
          return await work()
        } catch (error) {
          if (!isStoreAway(error) || signal.aborted || performance.now() + pause > end) throw error
          if (!isWaiting && waiting >= mostWaiting) throw error
        }
        if (!isWaiting) waiting += 1
        isWaiting = true
        // Spread, so that what failed together does not come back together.
        await pauseUntilStop(pause * (0.75 + Math.random() / 2), signal)
        pause = Math.min(longestPause, pause * 2)
      }
    } finally {
      if (isWaiting) waiting -= 1
    }
  }
}

/** Whoever has to stop does not wait for its end. */
export async function pauseUntilStop(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => {
    throw new StoreAway('The process stops')
  })
}
