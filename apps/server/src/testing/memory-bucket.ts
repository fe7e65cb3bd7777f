import { Readable } from 'node:stream'
import type { Bucket } from '../files/s3/bucket.ts'
import { StoreAway } from '../files/store-away.ts'

export type MemoryBucket = Bucket & {
  readonly keys: () => readonly string[]
  /** As if it had been put at that moment. */
  readonly date: (key: string, changedAt: Date) => void
  /** From now on it answers nobody, or again. */
  readonly away: (isAway: boolean) => void
}

/** A bucket as S3 promises it: every request happens at one moment, and everybody sees it from then on. */
export function memoryBucket(now: () => number = Date.now): MemoryBucket {
  const objects = new Map<string, { bytes: Uint8Array; changedAt: Date }>()
  const keys = () => [...objects.keys()].sort()
  let isAway = false

  const answer = async <Value>(work: () => Value): Promise<Value> => {
    if (isAway) throw new StoreAway('away')
    return work()
  }

  return {
    put: (key, bytes) =>
      answer(() => void objects.set(key, { bytes: Uint8Array.from(bytes), changedAt: new Date(now()) })),
    open: (key) =>
      answer(() => {
        const found = objects.get(key)
        return found
          ? {
              size: found.bytes.length,
              stream: Readable.from([Buffer.from(found.bytes)], { objectMode: false }),
            }
          : null
      }),
    changedAt: (key) => answer(() => objects.get(key)?.changedAt ?? null),
    async *list(prefix, after = '') {
      const found = await answer(() =>
        keys().flatMap((key) => {
          const { changedAt } = objects.get(key) ?? {}
          return changedAt && key.startsWith(prefix) && key > after ? { key, changedAt } : []
        }),
      )
      yield* found
    },
    remove: (key) => answer(() => void objects.delete(key)),
    addressOf: async (key, { contentType }) => `memory:${key}?${contentType}`,
    keys,
    date(key, changedAt) {
      const found = objects.get(key)
      if (found) objects.set(key, { ...found, changedAt })
    },
    away(wanted) {
      isAway = wanted
    },
  }
}
