import type { Article } from '@arredo/catalogue'
import { expect, it } from 'vitest'
import { searchArticles } from './search-articles.ts'

const articles = [
  article('W60', 'Wall unit'),
  article('B60-3D', 'Base unit, 3 drawers'),
  article('P1', 'Étagère B60'),
]

it('finds every word in name or code, in any order, ignoring case and accents', () => {
  expect(codes('drawers BASE')).toEqual(['B60-3D'])
  expect(codes('etagere')).toEqual(['P1'])
  expect(codes('unit')).toEqual(['W60', 'B60-3D'])
  expect(codes('unit xyz')).toEqual([])
})

it('puts a code that begins with the query before a name that holds it', () => {
  expect(codes('b60')).toEqual(['B60-3D', 'P1'])
})

it('keeps the authored order for an empty query', () => {
  expect(codes('  ')).toEqual(['W60', 'B60-3D', 'P1'])
})

function codes(query: string): readonly string[] {
  return searchArticles(articles, query, ({ en }) => en).map(({ code }) => code)
}

function article(code: string, name: string): Article {
  return {
    code,
    name: { en: name },
    classification: 'all',
    models: ['m'],
    variants: [],
    sides: ['L'],
    recipe: 'r',
    attach: 'floor',
    mountHeight: 0,
  }
}
