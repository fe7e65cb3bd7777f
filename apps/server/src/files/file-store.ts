import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Files of one tenant, named by their content (SHA-256 in hex): written once, never changed. */
export type FileStore = {
  /** Afterwards the whole file is there under its name, or nothing is. Putting it again only makes it young. */
  readonly put: (bytes: Uint8Array) => Promise<string>
  readonly read: (hash: string) => Promise<Uint8Array | null>
  /** The same without holding it: whoever asks for it reads its stream to the end, or destroys it. */
  readonly open: (hash: string) => Promise<OpenFile | null>
  readonly has: (hash: string) => Promise<boolean>
  /** The names of files last put before a moment, in their order, from behind a name on. */
  readonly putBefore: (moment: Date, after: string) => AsyncIterable<string>
  /** Takes a file away unless it was put again since that moment; says whether it did. */
  readonly remove: (hash: string, putBefore: Date) => Promise<boolean>
  /** An address that anyone can fetch a file at for a minute; null when it is not there, or only we give it out. */
  readonly addressOf: (hash: string, as: SentAs) => Promise<string | null>
}

export type OpenFile = { readonly size: number; readonly stream: Readable }

/** What whoever fetches a file elsewhere is told of it, as we would have. */
export type SentAs = { readonly contentType: string; readonly disposition: string }

export type FileStores = {
  readonly of: (tenant: number) => FileStore
  /** Throws away what writers that died left half-written before that moment; says how many. */
  readonly sweep: (before: Date) => Promise<number>
}

/** A name is made by `put`; anything else would be a way to other files. */
export function isFileName(hash: string): boolean {
  return /^[0-9a-f]{64}$/.test(hash)
}

export function fileNameOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** All that are there when it begins. */
export function everyFile(store: FileStore): AsyncIterable<string> {
  return store.putBefore(endOfTime, '')
}

/** Every file was put before it. */
export const endOfTime = new Date('9999-01-01')

export function checkTenant(tenant: number): void {
  if (!Number.isSafeInteger(tenant)) throw new Error(`No tenant number: ${tenant}`)
}
