import { createDesk, newDocument } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { type BrowseState, browseStoreOf } from './browse-state.ts'
import { activeFilters, wishOf, withoutFilter, withoutFilters } from './search-wish.ts'

const setting = {
  language: 'it',
  priceList: 'EUR2026',
  kept: { favourites: ['KITCHEN/Z', 'DECOR/A'], recent: [] },
  offered: ['DECOR', 'KITCHEN'],
}
const start = stateOf()
const narrowed: BrowseState = {
  ...start,
  text: ' corner ',
  group: 'BASE',
  sizes: { ...start.sizes, width: { from: 599.6, to: 600.2 } },
  price: { from: null, to: 90_000 },
  tags: ['drawer'],
}

describe('a wish', () => {
  it('says no more than was chosen', () => {
    expect(wishOf(start, setting)).toEqual({ language: 'it', priceList: 'EUR2026', catalogues: ['KITCHEN'] })
    expect(wishOf({ ...start, catalogue: null }, setting)?.catalogues).toEqual(['DECOR', 'KITCHEN'])
  })

  it('rounds sizes outwards, because inches never hit a millimetre', () => {
    expect(wishOf(narrowed, setting)).toEqual({
      language: 'it',
      priceList: 'EUR2026',
      catalogues: ['KITCHEN'],
      text: 'corner',
      classification: 'BASE',
      width: { from: 599, to: 601 },
      price: { to: 90_000 },
      tags: ['drawer'],
    })
  })

  it('asks for a shelf across all catalogues, and not at all for an empty one', () => {
    expect(wishOf({ ...start, shelf: 'favourites' }, setting)).toMatchObject({
      only: ['DECOR/A', 'KITCHEN/Z'],
      catalogues: ['DECOR', 'KITCHEN'],
    })
    expect(wishOf({ ...start, shelf: 'recent' }, setting)).toBeNull()
  })
})

describe('filters', () => {
  it('go one by one, or all at once without the words', () => {
    expect(activeFilters(narrowed).map(({ kind }) => kind)).toEqual(['group', 'size', 'price', 'tag'])
    for (const filter of activeFilters(narrowed)) {
      expect(activeFilters(withoutFilter(narrowed, filter))).not.toContainEqual(filter)
    }
    expect(withoutFilters(narrowed)).toEqual({ ...start, text: ' corner ' })
  })
})

function stateOf(): BrowseState {
  const document = newDocument({
    name: '',
    alternative: 'a',
    priceDate: '2026-11-15',
    shop: null,
    priceList: null,
  })
  const evaluate = () => ({ articles: {}, prices: {}, findings: [] }) as never
  return browseStoreOf(createDesk({ document, evaluate }), 'KITCHEN').getState()
}
