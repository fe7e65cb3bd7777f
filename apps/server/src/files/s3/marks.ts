import { randomUUID } from 'node:crypto'
import type { Bucket } from './bucket.ts'
import { pauseUntilStop } from './patience.ts'

/**
 * A bucket has no rename and not everywhere a conditional write, so that whoever removes a file says so first, by a
 * mark of their own beside all files, and looks at its age again. Whoever puts one looks for marks afterwards: as long
 * as there is one the file may go at any moment, and then it is put again. When there is none, whoever marked it before
 * has removed it already, and whoever marks it from now on sees that it is young.
 */
export type Marks = {
  /** Whether a file that was just put will stay, or has to be put again; waits for as long as nobody can know. */
  readonly letsStay: (key: string) => Promise<boolean>
  /**
   * Removes it if it is still to be removed under the mark; says whether it did. The mark of a removal without an
   * answer stays: it may still be on its way.
   */
  readonly removeMarked: (key: string, isStillOld: () => Promise<boolean>) => Promise<boolean>
  /** Takes away the marks of those who died with theirs set. */
  readonly sweep: (before: Date) => Promise<number>
}

/** Of whoever removes, between their mark and the request that removes: later they let it be. */
const removesWithin = 10_000
/** A mark that is older belongs to nobody who may still remove: that time, that of a request, and much to spare. */
const deadAfter = 60_000
/** How long to wait for that by our own clock: the server's may count whole seconds. */
const surelyDeadAfter = deadAfter + 2_000
const folder = 'removing/'

export type MarksClock = { readonly now: () => number; readonly pause: () => Promise<void> }

export function marksClock(signal: AbortSignal): MarksClock {
  return { now: () => performance.now(), pause: () => pauseUntilStop(250, signal) }
}

export function marksIn(bucket: Bucket, clock: MarksClock): Marks {
  return {
    async letsStay(key) {
      const begun = clock.now()
      for (;;) {
        const marked = await lastMark(bucket, key)
        const changedAt = await bucket.changedAt(key)
        if (!changedAt) return false
        // Both by the clock of the server.
        if (marked === null || changedAt.getTime() - marked > deadAfter) return true
        // Whose mark that was is dead by now, and what is put again is younger by enough to show it.
        if (clock.now() - begun > surelyDeadAfter) return false
        await clock.pause()
      }
    },
    async removeMarked(key, isStillOld) {
      const mark = `${folder}${key}/${randomUUID()}`
      const begun = clock.now()
      await bucket.put(mark, new Uint8Array())
      const isDue = (await isStillOld()) && clock.now() - begun < removesWithin
      if (isDue) await bucket.remove(key)
      await bucket.remove(mark)
      return isDue
    },
    async sweep(before) {
      let swept = 0
      for await (const { key, changedAt } of bucket.list(folder)) {
        if (changedAt >= before || Date.now() - changedAt.getTime() < deadAfter) continue
        await bucket.remove(key)
        swept += 1
      }
      return swept
    },
  }
}

async function lastMark(bucket: Bucket, key: string): Promise<number | null> {
  let last: number | null = null
  for await (const { changedAt } of bucket.list(`${folder}${key}/`))
    last = Math.max(last ?? 0, changedAt.getTime())
  return last
}
