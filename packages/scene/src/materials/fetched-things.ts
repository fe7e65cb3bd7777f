/** Things made of fetched files, each fetched once; one that failed is tried again, but not at once. */
export type FetchedThings<Thing> = {
  /** Null when it cannot be had now. */
  readonly get: (key: string, fetch: () => Promise<Thing | null>) => Promise<Thing | null>
  /** When nothing is on its way any more. */
  readonly settled: () => Promise<void>
  /** Hands over what has arrived and is not wanted any more; asked for again it is fetched again. */
  readonly drop: (isWanted: (thing: Thing) => boolean, leave: (thing: Thing) => void) => void
  /** Hands over all there are and will be, and forgets them. */
  readonly clear: (leave: (thing: Thing) => void) => void
}

/** A network that was away for a moment is back by then; one that is not is not pestered. */
export const patience = 30_000

type Kept<Thing> = { readonly thing: Promise<Thing | null>; arrived: Thing | null; failedAt: number | null }

export function createFetchedThings<Thing>(
  retryAfter: number,
  now: () => number = () => performance.now(),
): FetchedThings<Thing> {
  const kept = new Map<string, Kept<Thing>>()
  const underWay = new Set<Promise<unknown>>()
  return {
    get(key, fetch) {
      const known = kept.get(key)
      if (known && (known.failedAt === null || now() < known.failedAt + retryAfter)) return known.thing

      const thing = fetch()
        .catch(() => null)
        .then((one) => {
          underWay.delete(thing)
          if (one === null) made.failedAt = now()
          made.arrived = one
          return one
        })
      const made: Kept<Thing> = { thing, arrived: null, failedAt: null }
      kept.set(key, made)
      underWay.add(thing)
      return thing
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    drop(isWanted, leave) {
      for (const [key, { arrived }] of kept) {
        if (arrived === null || isWanted(arrived)) continue
        kept.delete(key)
        leave(arrived)
      }
    },
    clear(leave) {
      for (const { thing } of kept.values()) void thing.then((one) => one !== null && leave(one))
      kept.clear()
    },
  }
}
