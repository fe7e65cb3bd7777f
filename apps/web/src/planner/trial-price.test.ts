import type { ArticleRow, Evaluation, ProjectDocument } from '@arredo/project'
import { expect, it } from 'vitest'
import { trialDifference, trialPrice } from './trial-price.ts'

const row = { id: 'r1', kind: 'article', choices: { HANDLE: 'bar' } } as unknown as ArticleRow
const document = { rows: { r1: row, r2: { ...row, id: 'r2' } } } as unknown as ProjectDocument

/** 100 for a bar, 88 for a knob, nothing else is sold. */
function evaluate({ rows }: ProjectDocument): Evaluation {
  const prices: Readonly<Record<string, number>> = { bar: 100, knob: 88 }
  const priced = Object.values(rows).flatMap((each) => {
    const total = each.kind === 'article' ? prices[String(each.choices.HANDLE)] : undefined
    return total === undefined ? [] : [[each.id, { unit: total, quantity: 1, total, lines: [] }] as const]
  })
  const customer = {
    face: 'customer',
    currency: 'EUR',
    priceList: 'L',
    date: '2026-01-01',
    withVat: true,
    rows: Object.fromEntries(priced),
    unpriced: Object.keys(rows).filter((id) => !priced.some(([known]) => known === id)),
    lines: [],
    total: priced.reduce((sum, [, { total }]) => sum + total, 0),
  } as const
  return { alternative: 'a', articles: {}, findings: [], prices: { customer } }
}

it('prices one row alone, whatever else is in the project', () => {
  expect(trialPrice(document, row, { evaluate, face: 'customer' })).toBe(100)
})

function withHandle(HANDLE: string): ProjectDocument {
  return { ...document, rows: { ...document.rows, r1: { ...row, choices: { HANDLE } } } }
}

it('says what another choice adds to the project’s total or takes away', () => {
  expect(trialDifference(document, withHandle('knob'), 'r1', { evaluate, face: 'customer' })).toBe(-12)
})

it('says nothing where either side has no price, and nothing for a face that is not there', () => {
  expect(trialDifference(document, withHandle('gold'), 'r1', { evaluate, face: 'customer' })).toBeNull()
  expect(trialPrice(document, row, { evaluate, face: 'trade' })).toBeNull()
})
