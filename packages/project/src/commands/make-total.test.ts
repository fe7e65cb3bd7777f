import { openPack, type SellingLimits } from '@arredo/catalogue'
import { sampleDiscounts, samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProjectDocument, Row } from '../document.ts'
import { evaluateProject } from '../evaluate-project.ts'
import type { EvaluationContext } from '../evaluation-context.ts'
import { newDocument } from '../new-document.ts'
import { readDocument } from '../read-document.ts'
import { makeTotal, removeReduction } from './make-total.ts'
import { setRowAdjustment } from './set-row-adjustment.ts'

const base = { alternative: 'a1', flags: { drawn: true, offered: true, ordered: true } }
const context: EvaluationContext = {
  catalogues: new Map([['KITCHEN', openPack(samplePack)]]),
  faces: ['customer', 'trade'],
  discounts: sampleDiscounts,
}
const limited = (limits: SellingLimits) => ({
  ...context,
  limits: new Map([['KITCHEN', new Map([['EUR2026', limits]])]]),
})

function article(id: string, width: number, quantity: number): Row {
  const article = { kind: 'article', catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR' } as const
  return { ...base, ...article, id, order: 1, side: 'L', choices: { W: width }, quantity, placement: null }
}

function projectOf(rows: readonly Row[]): ProjectDocument {
  const empty = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15', priceList: 'EUR2026' })
  return { ...empty, rows: Object.fromEntries(rows.map((row) => [row.id, row])) }
}

function made(
  document: ProjectDocument,
  total: number,
  more: Partial<Parameters<typeof makeTotal.run>[1]> = {},
) {
  return makeTotal.run(document, { total, of: 'gross', context, ...more })
}

function priced(document: ProjectDocument) {
  const { customer, trade } = evaluateProject(document, context).prices
  if (!customer || !trade) throw new Error('no price')
  return { customer, trade }
}

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const drawnOffer = fc.record({
  widths: fc.array(fc.tuple(fc.constantFrom(300, 450, 600, 900), fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    maxLength: 12,
  }),
  price: fc.integer({ min: 1, max: 99_999 }),
  vat: fc.constantFrom('0.22', '0.10', '0.04'),
  percent: fc.integer({ min: 500, max: 999 }),
})

describe('"make it 11 800"', () => {
  it('is met to the cent on fifty random offers: rows, VAT and lines add up to it', () => {
    fc.assert(
      fc.property(drawnOffer, ({ widths, price, vat, percent }) => {
        const document = projectOf([
          ...widths.map(([width, quantity], index) => article(`r${index}`, width, quantity)),
          { ...base, kind: 'free', id: 'f', order: 2, text: 'Top', quantity: 1, unit: '', price, vat },
          {
            ...base,
            kind: 'service',
            id: 's',
            order: 3,
            text: 'Assembly',
            charge: { kind: 'percent', rate: '0.08' },
          },
        ])
        const wished = Math.floor((priced(document).customer.total * percent) / 1000)
        const result = made(document, wished, { text: 'For you' })
        if (!result.ok) throw new Error(result.message)

        const { customer, trade } = priced(result.value)
        expect(customer.total).toBe(wished)
        expect(add(Object.values(customer.rows).map(({ total }) => total))).toBe(wished)
        expect(add(customer.lines.map(({ amount }) => amount))).toBe(wished)
        expect(trade.sale?.gross).toBe(wished)
        expect(customer.lines.filter(({ step }) => step === 'reduction')).toMatchObject([
          { label: { en: 'For you' } },
        ])
        for (const { lines, total } of Object.values(customer.rows))
          expect(add(lines.map(({ amount }) => amount))).toBe(total)
        expect(readDocument(result.value)).toMatchObject({ ok: true })
      }),
      { numRuns: 50 },
    )
  })

  it('replaces the reduction before it, and can be taken back', () => {
    const plain = projectOf([article('r1', 600, 3)])
    const first = made(plain, 60_000)
    const second = first.ok ? made(first.value, 50_000, { of: 'net' }) : first
    if (!second.ok) throw new Error(second.message)
    expect(priced(second.value).trade.sale?.net).toBe(50_000)
    expect(second.value.alternatives.a1?.reduction).toEqual({ text: 'Special price', amount: 7570 })
    expect(removeReduction.run(second.value, null)).toEqual({ ok: true, value: plain })
  })

  it('is refused, in words, beyond what the seller may give or below the margin of the shop', () => {
    const document = projectOf([article('r1', 600, 3)])
    // 575.70 without VAT, bought at 259.07.
    const net = (total: number, limits: SellingLimits) =>
      made(document, total, { of: 'net', context: limited(limits) })
    expect(net(51_813, { reduction: '0.10' })).toMatchObject({ ok: true })
    expect(net(51_812, { reduction: '0.10' })).toEqual({
      ok: false,
      message: 'This takes off more than a seller may give',
    })
    expect(net(43_179, { margin: '0.4' })).toMatchObject({ ok: true })
    expect(net(43_178, { margin: '0.4' })).toEqual({
      ok: false,
      message: 'This leaves less than the least margin of the shop',
    })
  })

  it('is held to the narrowest limits of all catalogues of the project', () => {
    const document = projectOf([article('r1', 600, 3)])
    const decor = openPack({ ...samplePack, code: 'DECOR' })
    const ofBoth = (kitchen: SellingLimits, other: SellingLimits): EvaluationContext => ({
      ...context,
      catalogues: new Map([...context.catalogues, ['DECOR', decor]]),
      limits: new Map([
        ['KITCHEN', new Map([['EUR2026', kitchen]])],
        ['DECOR', new Map([['EUR2026', other]])],
      ]),
    })
    const wide = { reduction: '0.5' }
    for (const [kitchen, other] of [
      [{ reduction: '0.10' }, wide],
      [wide, { reduction: '0.10' }],
    ] as const) {
      const net = (total: number) => made(document, total, { of: 'net', context: ofBoth(kitchen, other) }).ok
      expect([net(51_813), net(51_812)]).toEqual([true, false])
    }
  })

  it('counts own prices and an increase below one to what is taken off', () => {
    const document = projectOf([article('r1', 600, 1)])
    const own = setRowAdjustment.run(document, {
      row: 'r1',
      adjustment: { kind: 'price', amount: 18_000, reason: 'Show piece' },
    })
    if (!own.ok) throw new Error(own.message)
    const lowered = { ...own.value, header: { ...own.value.header, priceIncrease: 0.97 } }
    expect(priced(own.value).trade.takenOff).toEqual({ amount: 1190, of: 19190 })
    expect(priced(lowered).trade.takenOff).toEqual({ amount: 1190, of: 19190 })
    expect(made(own.value, 17_271, { of: 'net', context: limited({ reduction: '0.1' }) }).ok).toBe(true)
    expect(made(own.value, 17_270, { of: 'net', context: limited({ reduction: '0.1' }) }).ok).toBe(false)
  })

  it.each([
    ['above the price', { total: 99_999_999 }, 'The project costs less already'],
    ['below nothing', { total: -1 }, 'The total must be an amount above 0'],
    [
      'by somebody who is no seller',
      { context: { ...context, faces: ['customer'] as const } },
      'Only a seller may change prices',
    ],
    ['without a text', { text: ' ' }, 'A reduction needs a text of at most 200 characters'],
  ])('is refused %s', (_, more, message) => {
    expect(made(projectOf([article('r1', 600, 3)]), 100, more)).toEqual({ ok: false, message })
  })
})
