export type RecentPictures = {
  /** The picture of this key, made now unless it was just made or is being made. */
  readonly of: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>
}

/** Brands that sell the same range have the same pictures: a key says all that one shows, so one is made for all. */
export function createRecentPictures(most: number): RecentPictures {
  const known = new Map<string, Promise<Uint8Array>>()

  return {
    of(key, make) {
      const picture = known.get(key) ?? make()
      // Back to the end of the line: the first in it is the one not used for longest.
      known.delete(key)
      known.set(key, picture)
      const oldest = known.size > most ? known.keys().next() : null
      if (oldest && !oldest.done) known.delete(oldest.value)
      picture.catch(() => known.get(key) === picture && known.delete(key))
      return picture
    },
  }
}
