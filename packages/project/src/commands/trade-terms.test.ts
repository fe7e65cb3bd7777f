import { openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import type { Command } from '../command.ts'
import type { ProjectDocument } from '../document.ts'
import { evaluateProject } from '../evaluate-project.ts'
import type { EvaluationContext } from '../evaluation-context.ts'
import { newDocument } from '../new-document.ts'
import { withinLimits } from '../within-limits.ts'
import { placeArticle } from './place-article.ts'
import { setDiscounts } from './set-discounts.ts'
import { setPriceIncrease } from './set-price-increase.ts'

function run<Input>(document: ProjectDocument, command: Command<Input>, input: Input): ProjectDocument {
  const result = command.run(document, input)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

const empty = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15', priceList: 'EUR2026' })
const kitchen = run(empty, placeArticle, {
  ...{ row: 'b', catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L', choices: {} },
  ...{ placement: null, pack: 'x', quantity: 3 },
})
const context: EvaluationContext = {
  catalogues: new Map([['KITCHEN', openPack(samplePack)]]),
  faces: ['customer', 'trade'],
  discounts: new Map(),
}

function prices(document: ProjectDocument, more: Partial<EvaluationContext> = {}) {
  const { customer, trade } = evaluateProject(document, { ...context, ...more }).prices
  if (!customer || !trade) throw new Error('no price')
  return { paid: customer.total, list: trade.sale?.net ?? 0, bought: trade.total, margin: trade.margin }
}

describe('the terms of a project', () => {
  it('[A-61] begin with 50 and 10 % off the list and an increase of 1, which is also what no number means', () => {
    const { list, bought } = prices(kitchen)
    expect(kitchen.header.priceIncrease).toBe(1)
    expect(bought).toBe(Math.round(list * 0.45))
    const unread = { ...kitchen, header: { ...kitchen.header, priceIncrease: Number('much') } }
    expect(prices(unread)).toEqual(prices(kitchen))
  })

  it('[D-47] are agreed by a seller for all catalogues, in cascade, and change nothing for the customer', () => {
    const terms = [{ code: 'D', name: { en: 'Dealer' }, rate: '0.3' }]
    const discounts = new Map([['KITCHEN', new Map([['EUR2026', terms]])]])
    const listed = prices(kitchen, { discounts })
    expect(listed.bought).toBe(Math.round(listed.list * 0.7))
    const agreed = run(kitchen, setDiscounts, { discounts: [0.4, 0.25] })
    expect(prices(agreed, { discounts })).toMatchObject({
      paid: listed.paid,
      bought: Math.round(listed.list * 0.6 * 0.75),
    })
    expect(run(agreed, setDiscounts, { discounts: null })).toEqual(kitchen)
    expect(run(agreed, setDiscounts, { discounts: [0.4, 0.25] })).toBe(agreed)
  })

  it('raise every price of a catalogue by the factor, for both faces', () => {
    const before = prices(kitchen)
    const raised = prices(run(kitchen, setPriceIncrease, { factor: 1.05 }))
    const unit = before.list / 3
    expect(raised.list).toBe(Math.round(unit * 1.05) * 3)
    expect(raised.bought).toBe(Math.round(raised.list * 0.45))
  })

  it('are refused where they mean nothing', () => {
    for (const wrong of [-0.1, 1.1, Number.NaN])
      expect(setDiscounts.run(kitchen, { discounts: [0.5, wrong] })).toMatchObject({ ok: false })
    for (const factor of [0, -1, 11, Number.NaN, Number.POSITIVE_INFINITY])
      expect(setPriceIncrease.run(kitchen, { factor })).toMatchObject({ ok: false })
  })

  it('make no room for a reduction: limits are reckoned as the list sells to us', () => {
    const limits = new Map([['KITCHEN', new Map([['EUR2026', { margin: '0.6' }]])]])
    const lowered = run(kitchen, setPriceIncrease, { factor: 0.8 })
    const allowed = { ...context, limits }
    expect(withinLimits(kitchen, allowed)).toMatchObject({ ok: true })
    const refused = { ok: false, message: 'This leaves less than the least margin of the shop' }
    expect(withinLimits(lowered, allowed)).toMatchObject(refused)
    const typed = run(lowered, setDiscounts, { discounts: [0.9, 0.5] })
    expect(withinLimits(typed, allowed)).toMatchObject(refused)
  })
})
