import type { Catalogue } from '@arredo/catalogue'
import type { Calls, InputOf, OfferListing } from '@arredo/contract'
import type { Face } from '@arredo/pricing'
import {
  changeBetween,
  type Desk,
  type EvaluationContext,
  hasChanges,
  type ProjectDocument,
  type Result,
  type Status,
} from '@arredo/project'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Lookout } from '../checks/lookout.ts'
import type { DraftState } from '../drafts/draft-state.ts'
import { isCallback } from '../is-callback.ts'
import type { Log } from '../ports.ts'

export type ProjectStore = Omit<StoreApi<ProjectState>, 'setState'> & {
  /** Throws a TypeError where what is to be open is no project. */
  readonly setState: (change: Partial<ProjectState> | ((now: ProjectState) => Partial<ProjectState>)) => void
}

export type ProjectState = {
  /** Null while no project is open. */
  readonly open: OpenProject | null
  /** Which of the two faces is shown (D-80). */
  readonly face: Face
}

export type OpenProject = {
  readonly desk: Desk
  /** What the desk's engine answers with, for an engine elsewhere to answer the same. */
  readonly context: (document: ProjectDocument) => EvaluationContext
  /** By code, what can be placed at once: the packs it pins, and others that are open as they are sold now. */
  readonly catalogues: () => ReadonlyMap<string, Catalogue>
  /** What is wrong with the plan or left open in it. */
  readonly lookout: Lookout
  /** Null until the first save. */
  readonly id: number | null
  readonly revision: number
  /** The project it began as a copy of, whose terms of price it keeps. */
  readonly copyOf?: number
  /** The server's word, which may be newer than the document's. */
  readonly status: Status
  /** What a suspended or inactive project goes back to. */
  readonly statusBefore?: Status | null
  /** The ordered project that this one is a change order of, and the change orders of this one. */
  readonly changeOf?: number | null
  readonly changes?: readonly number[]
  /** What the project began with: an empty document, or the loaded one. */
  readonly start: ProjectDocument
  readonly isLoaded: boolean
  /** Whether what only the trade may know was there to be read; only then may it be written. */
  readonly isTradeKnown: boolean
  /** The document the server acknowledged last. */
  readonly saved: ProjectDocument | null
  readonly savedAt: string | null
  readonly attempt: SaveAttempt
  /** May have been stored without our hearing of it: asked again it is the same offer, not a second one. */
  readonly unansweredOffer: OfferRequest | null
  /** Its room was to be drawn by hand. */
  readonly isToBeDrawn?: boolean
  /** What a host set and need not repeat, or the look that a person began with. */
  readonly chosen: ChosenModel | null
  /** Where what is not saved yet is kept; none until somebody keeps it. */
  readonly draft?: DraftState
  readonly underWay: UnderWay
}

export type OfferRequest = InputOf<Calls['offers/make']>

export type ChosenModel = { readonly catalogue: string; readonly model: string | null }

/** What is being done with the project on its desk; made with the desk and gone with it. No screen depends on it. */
export type UnderWay = {
  saving: Promise<Result<string>> | null
  /** Null as its value: the person would rather look at something first. */
  offering: Promise<Result<OfferListing | null>> | null
  /** Who asks again for a save that nobody answered; a later one takes its place. */
  asking: object | null
  /** Findings that somebody has seen and made an offer all the same. */
  waved: ReadonlySet<string>
  /** Customer, room and look are still asked for: there is nothing to keep yet. */
  isBeginning?: boolean
  /** The person was asked and would not save it. */
  isGivenUp?: boolean
  /** The key of its draft on the server, which the next save takes in. */
  remoteDraft?: string
  /** The draft on the server that it was restored from. */
  replaces?: string
}

export type SaveAttempt =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving'; readonly request: SaveRequest }
  /** Answered with a no; nothing was stored. */
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer: it may have been stored, so the same request goes out again, with the same key. */
  | {
      readonly kind: 'unanswered'
      readonly message: string
      readonly request: SaveRequest
      readonly isMaintenance?: boolean
    }
  /** Somebody else saved in between; the answer is kept until the person decided. */
  | { readonly kind: 'conflict'; readonly message: string; readonly details: unknown }

export type SaveRequest = {
  readonly idempotencyKey: string
  readonly id: number | null
  readonly revision: number
  readonly document: ProjectDocument
  readonly isTradeKnown: boolean
  /** What the person was shown: another price of the server's is a defect to be found. */
  readonly shownTotal?: number
  readonly copyOf?: number
  /** Of a first save (D-43). */
  readonly isOffer?: boolean
  /** The draft that it takes in. */
  readonly draft?: string
}

export function createProjectStore(log: Log): ProjectStore {
  const store = createStore<ProjectState>(() => ({ open: null, face: 'customer' }))
  return {
    ...store,
    setState(change) {
      const next = typeof change === 'function' ? change(store.getState()) : change
      if ('open' in next && !isProject(next.open)) throw new TypeError('What is to be open is no project')
      store.setState(next)
    },
    subscribe: (listener) => (isCallback(listener, log) ? store.subscribe(listener) : () => {}),
  }
}

/** None is open, or one that lies on a desk; whoever is untyped may hand in anything. */
function isProject(open: OpenProject | null | undefined): boolean {
  if (open === null) return true
  return typeof open?.desk?.current === 'function' && Boolean(open.desk.current()?.document?.header)
}

export function isChanged({ desk, saved, start }: OpenProject): boolean {
  return differs(desk, saved ?? start)
}

/** D-58: at least one recorded change, or loaded. */
export function hasHistory({ desk, start, isLoaded }: OpenProject): boolean {
  return isLoaded || differs(desk, start)
}

/** By record: what was done and undone again is no change. Asked at every change, by several, of the same two. */
function differs(desk: Desk, from: ProjectDocument): boolean {
  const { document } = desk.current()
  if (document === from) return false
  const known = compared.get(document)
  if (known?.from === from) return known.differs

  const found = hasChanges(changeBetween(from, document).after)
  compared.set(document, { from, differs: found })
  return found
}

const compared = new WeakMap<ProjectDocument, { readonly from: ProjectDocument; readonly differs: boolean }>()

/** Changes the open project only if it is still the one on that desk: answers may come late. */
export function updateOpenProject(store: ProjectStore, desk: Desk, change: Partial<OpenProject>): void {
  store.setState(({ open }) => (open?.desk === desk ? { open: { ...open, ...change } } : {}))
}
