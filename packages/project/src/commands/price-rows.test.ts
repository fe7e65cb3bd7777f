import { openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import type { Command } from '../command.ts'
import type { ProjectDocument } from '../document.ts'
import { evaluateProject } from '../evaluate-project.ts'
import { newDocument } from '../new-document.ts'
import { readDocument } from '../read-document.ts'
import { addFreeRow } from './add-free-row.ts'
import { addServiceRow } from './add-service-row.ts'
import { addSpecial } from './add-special.ts'
import { addSubtotalRow, addTextRow } from './add-text-row.ts'
import { changeRow } from './change-row.ts'
import { placeArticle } from './place-article.ts'
import { setRowAdjustment } from './set-row-adjustment.ts'

const empty = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15', priceList: 'EUR2026' })

function run<Input>(document: ProjectDocument, command: Command<Input>, input: Input): ProjectDocument {
  const result = command.run(document, input)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

function refusal<Input>(document: ProjectDocument, command: Command<Input>, input: Input): string {
  const result = command.run(document, input)
  return result.ok ? 'accepted' : result.message
}

const free = { row: 'f', text: 'Glass', quantity: 2, unit: 'm', price: 10_000, cost: 6_000, vat: '0.10' }

function filled(): ProjectDocument {
  let document = run(empty, addTextRow, { row: 't', text: 'Island' })
  document = run(document, addFreeRow, free)
  document = run(document, addSubtotalRow, { row: 'sub', text: '' })
  const charge = { kind: 'percent', rate: '0.05', min: 1_500 } as const
  document = run(document, addServiceRow, { row: 's', text: 'Assembly', charge })
  return document
}

function prices(document: ProjectDocument) {
  const catalogues = new Map([['KITCHEN', openPack(samplePack)]])
  return evaluateProject(document, { catalogues, faces: ['customer', 'trade'], discounts: new Map() }).prices
}

describe('[D-81 part] rows that are no article', () => {
  it('are priced without any article in the project, with VAT per rate, cost and margin', () => {
    const document = filled()
    expect(readDocument(document)).toMatchObject({ ok: true })
    const { customer, trade } = prices(document)
    expect(customer?.rows.f).toMatchObject({ unit: 11_000, quantity: 2, total: 22_000 })
    expect(customer?.rows.s).toMatchObject({ total: 1_830 })
    expect(customer?.subtotals).toEqual({ sub: 22_000 })
    expect(customer?.lines.map(({ step, code, amount }) => [step, code, amount])).toEqual([
      ['base', 'free', 20_000],
      ['base', 'services', 1_500],
      ['vat', 'vat', 2_000],
      ['vat', 'vat', 330],
    ])
    expect(trade?.rows.f?.margin).toEqual({ sale: 20_000, cost: 12_000, amount: 8_000, rate: '0.4000' })
    // Nobody said what the service costs: it is counted as sold at cost.
    expect(trade?.rows.s?.margin).toMatchObject({ amount: 0 })
    expect(JSON.stringify(customer)).not.toMatch(/12000|6000|margin/)
  })

  it('are not charged when they are not on the offer', () => {
    const flags = { drawn: false, offered: false, ordered: true }
    const { customer } = prices(run(filled(), changeRow, { row: 'f', change: { flags } }))
    expect(customer?.rows.f).toBeUndefined()
    expect(customer?.total).toBe(1_830)
  })

  it('are changed field by field', () => {
    const change = { price: 500, cost: null, quantity: 3, text: ' Mirror ' }
    const { f } = run(filled(), changeRow, { row: 'f', change }).rows
    expect(f).toMatchObject({ price: 500, quantity: 3, text: 'Mirror', vat: '0.10' })
    expect(f).not.toHaveProperty('cost')
  })

  it('are refused in words', () => {
    const document = filled()
    expect(refusal(document, addTextRow, { row: 'f', text: 'x' })).toBe('Row f exists already')
    expect(refusal(document, addTextRow, { row: 'x', text: ' ' })).toBe('A text row needs a text')
    const charge = { kind: 'percent', rate: '8 %' } as const
    expect(refusal(document, addServiceRow, { row: 'x', text: 'A', charge })).toBe(
      'The rate must look like 0.08',
    )
    expect(
      refusal(document, addServiceRow, {
        row: 'x',
        text: 'A',
        charge: { kind: 'perMetre', price: 1, metres: 2, min: 9, max: 5 },
      }),
    ).toBe('The least is above the most')
    expect(refusal(document, changeRow, { row: 't', change: { price: 1 } })).toBe('This row has no price')
    expect(refusal(document, changeRow, { row: 'f', change: { price: 1.5 } })).toBe(
      'The price must be whole minor units',
    )
    expect(refusal(document, changeRow, { row: 'f', change: { vat: '22' } })).toBe('VAT must look like 0.22')
  })
})

describe('a price of the seller’s own', () => {
  const adjustment = { kind: 'reduction', amount: 1_000, reason: 'Scratch' } as const

  it('comes off every piece, and the customer sees the amount alone', () => {
    const { customer, trade } = prices(run(filled(), setRowAdjustment, { row: 'f', adjustment }))
    expect(customer?.rows.f?.lines.map(({ step, amount }) => [step, amount])).toEqual([
      ['base', 11_000],
      ['quantity', 11_000],
      ['adjustment', -2_200],
    ])
    expect(trade?.takenOff).toMatchObject({ amount: 2_000 })
    expect(JSON.stringify(customer)).not.toContain('Scratch')
  })

  it('is refused without a reason, below nothing and for rows without a price; null takes it away', () => {
    const document = filled()
    const set = (row: string, change: object) =>
      refusal(document, setRowAdjustment, { row, adjustment: { ...adjustment, ...change } })
    expect(set('f', { reason: ' ' })).toBe('A price of your own needs a reason')
    expect(set('f', { amount: -1 })).toBe('The amount must not be below 0')
    expect(set('t', {})).toBe('This row has no price')
    expect(set('x', {})).toBe('No row x')
    const adjusted = run(document, setRowAdjustment, { row: 'f', adjustment })
    expect(run(adjusted, setRowAdjustment, { row: 'f', adjustment: null })).toEqual(document)
  })
})

describe('what is asked for beyond the rules of an article', () => {
  const article = {
    row: 'b',
    pack: 'x',
    catalogue: 'KITCHEN',
    model: 'LINEO_STD',
    article: 'B-DOOR',
  } as const
  const placed = run(empty, placeArticle, {
    ...article,
    side: 'L',
    choices: {},
    placement: null,
    quantity: 3,
  })
  const asked = { row: 'w', of: 'b', variant: 'W', text: ' Width 583 mm ', cost: 2_000, vat: '0.22' }

  it('is added to the price as often as the article, which costs what it did', () => {
    const before = prices(placed).customer
    const document = run(placed, addSpecial, { ...asked, price: 10_000 })
    const { customer, trade } = prices(document)
    expect(customer?.rows.w).toMatchObject({ unit: 12_200, quantity: 3, total: 36_600 })
    expect(customer?.rows.b).toEqual(before?.rows.b)
    expect(customer?.total).toBe((before?.total ?? 0) + 36_600)
    expect(trade?.rows.w?.margin).toMatchObject({ sale: 30_000, cost: 6_000 })
    expect(document.rows.w).toMatchObject({ text: 'Width 583 mm', special: { of: 'b', variant: 'W' } })
  })

  it('has no price while it is on request, and one when somebody says so', () => {
    const document = run(placed, addSpecial, { ...asked, price: null })
    expect(readDocument(document)).toMatchObject({ ok: true })
    expect(prices(document).customer?.unpriced).toEqual(['w'])
    expect(prices(document).customer?.total).toBe(prices(placed).customer?.total)
    const priced = run(document, changeRow, { row: 'w', change: { price: 500 } })
    expect(prices(priced).customer).toMatchObject({ unpriced: [], rows: { w: { total: 1_830 } } })
    expect(run(priced, changeRow, { row: 'w', change: { price: null } }).rows.w).toEqual(document.rows.w)
  })

  it('is refused in words about what is no article, and read about no other row', () => {
    const other = run(placed, addFreeRow, free)
    expect(refusal(other, addSpecial, { ...asked, price: 1, of: 'f' })).toBe('Row f is no article')
    expect(refusal(other, addSpecial, { ...asked, price: 1, text: ' ' })).toBe('Say what is asked for')
    const loose = { ...other.rows.f, special: { of: 't' } } as ProjectDocument['rows'][string]
    expect(readDocument({ ...other, rows: { ...other.rows, f: loose } })).toMatchObject({
      message: 'The project document is not valid: row f is special about no article',
    })
  })
})
