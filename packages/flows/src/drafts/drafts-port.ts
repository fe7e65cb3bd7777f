import type { AlternativeId, Status } from '@arredo/project'

type Cancel = () => void

/** What of this browser keeps drafts: a place, a lock that dies with its page, and the page's own signs. */
export type DraftsPort = {
  readonly storage: DraftStorage
  readonly locks: DraftLocks
  /** The page is about to be hidden or gone; the network may be back. */
  readonly watch: (signs: { readonly leaving: () => void; readonly online: () => void }) => Cancel
}

export type DraftStorage = {
  /** All of it or nothing; throws where there is no room or no storage. What is asked first is done first. */
  readonly write: (change: DraftWrite) => Promise<void>
  readonly heads: () => Promise<readonly DraftHead[]>
  readonly read: (key: string) => Promise<StoredDraft | null>
  readonly remove: (key: string) => Promise<void>
}

/** A change of a draft, row by row, so that an edit costs what it changed and not what there is. */
export type DraftWrite = {
  readonly head: DraftHead
  /** Rows of these kinds go first. */
  readonly clear: readonly RowKind[]
  readonly put: readonly DraftRow[]
  readonly remove: readonly Omit<DraftRow, 'value'>[]
}

/** `base`: the document it began with. `record`: one as it is now, named "rows r1". `step`: one of undo, by number. */
export type RowKind = 'base' | 'record' | 'step'

export type DraftRow = { readonly kind: RowKind; readonly name: string; readonly value: unknown }

export type StoredDraft = { readonly head: DraftHead; readonly rows: readonly DraftRow[] }

export type DraftHead = {
  readonly key: string
  /** Its key on the server: another after every save. */
  readonly remote: string
  /** The user id of whoever works on it; nobody else is ever offered it. */
  readonly who: string
  /** The document version of its records. */
  readonly version: number
  readonly name: string
  /** Null until its first save. */
  readonly project: number | null
  readonly revision: number
  readonly copyOf?: number
  readonly status: Status
  readonly savedAt: string | null
  readonly isLoaded: boolean
  readonly isTradeKnown: boolean
  readonly alternative: AlternativeId
  readonly chosen: { readonly catalogue: string; readonly model: string | null } | null
  /** Whether there is anything that is not saved; without it, it is kept for its undo alone. */
  readonly isChanged: boolean
  /** All of it went out with a save whose answer is not known yet. */
  readonly isSent: boolean
  /** The number of the last step that is not undone. */
  readonly lastStep: number
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** Held as long as the page lives, so that no other page takes a draft for an orphan. */
export type DraftLocks = {
  readonly hold: (name: string) => Cancel
  readonly held: () => Promise<ReadonlySet<string>>
}
