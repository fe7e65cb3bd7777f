import type { OpenFile, SentAs } from '../file-store.ts'

/** What we ask of an S3 server: nothing that one of them has not. All of it throws StoreAway while it is away. */
export type Bucket = {
  /** Whole or not at all; what is there is replaced. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  readonly open: (key: string) => Promise<OpenFile | null>
  /** When it was last put, by the clock of the server; null when it is not there. */
  readonly changedAt: (key: string) => Promise<Date | null>
  /** In the order of their keys, from behind one on. */
  readonly list: (prefix: string, after?: string) => AsyncIterable<BucketEntry>
  /** Also when it is not there. */
  readonly remove: (key: string) => Promise<void>
  readonly addressOf: (key: string, as: SentAs) => Promise<string>
}

export type BucketEntry = { readonly key: string; readonly changedAt: Date }
