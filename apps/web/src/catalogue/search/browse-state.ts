import type { Desk } from '@arredo/project'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Both ends belong to it; null is open. */
export type Span = { readonly from: number | null; readonly to: number | null }

/** The person's own shelves beside the whole range; blocks are no articles and come from elsewhere. */
export type Shelf = 'all' | 'favourites' | 'recent' | 'blocks'

export const sizeNames = ['width', 'height', 'depth'] as const
export type SizeName = (typeof sizeNames)[number]

export type BrowseState = {
  readonly text: string
  readonly shelf: Shelf
  /** Null: all of them. */
  readonly catalogue: string | null
  /** A group of the classification with everything below it. */
  readonly group: string | null
  /** Millimetres. */
  readonly sizes: Readonly<Record<SizeName, Span>>
  /** Minor units, with VAT. */
  readonly price: Span
  readonly tags: readonly string[]
  /** What is placed is made in this model, where it is sold in it. */
  readonly model: string | null
}

export type BrowseStore = StoreApi<BrowseState>

export const anySpan: Span = { from: null, to: null }

const stores = new WeakMap<Desk, BrowseStore>()

/** The same search in the planner's panel and on the page, as long as the project is open. */
export function browseStoreOf(
  desk: Desk,
  catalogue: string | null,
  model: string | null = null,
): BrowseStore {
  const known = stores.get(desk)
  if (known) return known

  const made = createStore<BrowseState>(() => ({
    text: '',
    shelf: 'all',
    catalogue,
    group: null,
    sizes: { width: anySpan, height: anySpan, depth: anySpan },
    price: anySpan,
    tags: [],
    model,
  }))
  stores.set(desk, made)
  return made
}
