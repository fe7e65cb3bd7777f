/** So many a second on average, and so many at once. */
export type Bucket = { readonly perSecond: number; readonly most: number }

export type Buckets = {
  /** Takes one, or says how many seconds to wait for it. */
  readonly take: (name: string, bucket: Bucket, now: number) => number
}

/** Names come from outside: the memory of them has an end. Who is forgotten had not called for longest. */
const remembered = 50_000

/**
 * `factor` multiplies every bucket: 1 but for load tests and very large offices.
 * In memory, for each process by itself: a count in PostgreSQL would cost a light call most of what it costs.
 */
export function createBuckets(factor: number): Buckets {
  const levels = new Map<string, { left: number; at: number }>()

  return {
    take(name, bucket, now) {
      const perSecond = bucket.perSecond * factor
      const most = bucket.most * factor
      const level = levels.get(name) ?? { left: most, at: now }
      level.left = Math.min(most, level.left + (Math.max(0, now - level.at) / 1000) * perSecond)
      level.at = now
      // Back to the end of the line: the first in it is the one not seen for longest.
      levels.delete(name)
      levels.set(name, level)
      if (levels.size > remembered) {
        const oldest = levels.keys().next()
        if (!oldest.done) levels.delete(oldest.value)
      }
      if (level.left < 1) return Math.ceil((1 - level.left) / perSecond)
      level.left -= 1
      return 0
    },
  }
}
