import type { Calls, InputOf } from '@arredo/contract'
import type { KeptArticles } from '../use-kept-articles.ts'
import { anySpan, type BrowseState, type Span, sizeNames } from './browse-state.ts'

/** What is asked of the server, for articles and for counts alike. */
export type SearchWish = InputOf<Calls['catalogues/facets']>

export type WishSetting = {
  readonly language: string
  readonly priceList: string | null
  readonly kept: KeptArticles
  /** Catalogues on offer; others are there for the projects that use them. */
  readonly offered: readonly string[]
}

/** Null where nothing can be found: a shelf with nothing on it, a range without catalogues. */
export function wishOf(state: BrowseState, setting: WishSetting): SearchWish | null {
  const { catalogue, group, sizes, price, tags } = state
  const shelf = state.shelf === 'blocks' ? 'all' : state.shelf
  const text = state.text.trim()
  const only = shelf === 'all' ? null : setting.kept[shelf].toSorted()
  if (only?.length === 0 || setting.offered.length === 0) return null

  // One's own shelves are small and go across all catalogues.
  const narrowed = shelf === 'all' && catalogue !== null ? [catalogue] : setting.offered
  return {
    language: setting.language,
    catalogues: [...narrowed],
    ...(text && { text }),
    ...(only && { only }),
    ...(setting.priceList && { priceList: setting.priceList }),
    ...(group !== null && { classification: group }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(isSpan(price) && { price: boundsOf(price) }),
    ...Object.fromEntries(
      sizeNames.filter((name) => isSpan(sizes[name])).map((name) => [name, boundsOf(sizes[name])]),
    ),
  }
}

export type ActiveFilter =
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'size'; readonly size: (typeof sizeNames)[number]; readonly span: Span }
  | { readonly kind: 'price'; readonly span: Span }
  | { readonly kind: 'tag'; readonly tag: string }

/** What narrows the search beside words, shelf and catalogue, each to be taken away by itself. */
export function activeFilters({ group, sizes, price, tags }: BrowseState): readonly ActiveFilter[] {
  return [
    ...(group === null ? [] : [{ kind: 'group', group } as const]),
    ...sizeNames
      .filter((size) => isSpan(sizes[size]))
      .map((size) => ({ kind: 'size', size, span: sizes[size] }) as const),
    ...(isSpan(price) ? [{ kind: 'price', span: price } as const] : []),
    ...tags.map((tag) => ({ kind: 'tag', tag }) as const),
  ]
}

export function withoutFilter(state: BrowseState, filter: ActiveFilter): BrowseState {
  if (filter.kind === 'group') return { ...state, group: null }
  if (filter.kind === 'price') return { ...state, price: anySpan }
  if (filter.kind === 'tag') return { ...state, tags: state.tags.filter((tag) => tag !== filter.tag) }
  return { ...state, sizes: { ...state.sizes, [filter.size]: anySpan } }
}

export function withoutFilters(state: BrowseState): BrowseState {
  return activeFilters(state).reduce(withoutFilter, state)
}

function isSpan({ from, to }: Span): boolean {
  return from !== null || to !== null
}

/** Whole millimetres outwards: 23 5/8 in. still finds a unit of 600. */
function boundsOf({ from, to }: Span) {
  return {
    ...(from !== null && { from: Math.floor(from) }),
    ...(to !== null && { to: Math.ceil(to) }),
  }
}
