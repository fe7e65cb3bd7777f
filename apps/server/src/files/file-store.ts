/** Files of one tenant, named by their content (SHA-256 in hex): written once, never changed. */
export type FileStore = {
  /** Afterwards the whole file is there under its name, or nothing is. Putting it again only makes it young. */
  readonly put: (bytes: Uint8Array) => Promise<string>
  readonly read: (hash: string) => Promise<Uint8Array | null>
  readonly has: (hash: string) => Promise<boolean>
  /** The names of files last put before a moment, in their order, from behind a name on. */
  readonly putBefore: (moment: Date, after: string) => AsyncIterable<string>
  /** Takes a file away unless it was put again since that moment; says whether it did. */
  readonly remove: (hash: string, putBefore: Date) => Promise<boolean>
}

export type FileStores = {
  readonly of: (tenant: number) => FileStore
  /** Throws away what writers that died left half-written before that moment; says how many. */
  readonly sweep: (before: Date) => Promise<number>
}

/** A name is made by `put`; anything else would be a way to other files. */
export function isFileName(hash: string): boolean {
  return /^[0-9a-f]{64}$/.test(hash)
}
