import { type ArticleRow, newDocument, type ProjectDocument, type SpecialRow } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { keepTradeFields } from './keep-trade-fields.ts'

const base = {
  alternative: 'a',
  order: 1,
  flags: { drawn: true, offered: true, ordered: true },
} as const
const article: ArticleRow = {
  ...{ ...base, id: 'b', kind: 'article', catalogue: 'K', model: 'M', article: 'B', side: 'L', choices: {} },
  ...{ quantity: 2, placement: null },
}
const priced: SpecialRow = {
  ...{
    ...base,
    id: 'w',
    kind: 'free',
    text: 'Width 583 mm',
    quantity: 2,
    unit: '',
    price: 4_500,
    vat: '0.22',
  },
  special: { of: 'b', variant: 'W' },
}

function project(...rows: readonly (ArticleRow | SpecialRow)[]): ProjectDocument {
  const empty = newDocument({ name: 'K', alternative: 'a', priceDate: '2026-11-15' })
  return { ...empty, rows: Object.fromEntries(rows.map((row) => [row.id, row])) }
}

function kept(document: ProjectDocument, stored: ProjectDocument | null) {
  const result = keepTradeFields(document, stored)
  return result.ok ? result.value.rows : result.message
}

describe('what a customer asks for beyond the rules', () => {
  it('comes in without a price, whatever the browser says', () => {
    const rows = kept(project(article, priced), project(article))
    expect(rows).toMatchObject({ w: { text: 'Width 583 mm', price: 0, onRequest: true } })
  })

  it('keeps the price a seller gave it, and is counted with its article', () => {
    const mine = { ...priced, price: 1 }
    const rows = kept(project({ ...article, quantity: 5 }, mine), project(article, priced))
    expect(rows).toMatchObject({ w: { ...priced, quantity: 5 } })
  })

  it('is asked for again in other words, as the browser shows it', () => {
    const mine = { ...priced, text: 'Width 900 mm' }
    expect(kept(project(article, mine), project(article, priced))).toMatchObject({
      w: { text: 'Width 900 mm', price: 0, onRequest: true },
    })
  })

  it('has no price for another article', () => {
    const other = { ...article, id: 'c' }
    const moved = { ...priced, special: { of: 'c' } }
    expect(kept(project(article, other, moved), project(article, other, priced))).toMatchObject({
      w: { price: 0, onRequest: true },
    })
  })
})
