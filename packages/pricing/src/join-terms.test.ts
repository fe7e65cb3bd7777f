import { expect, it } from 'vitest'
import { joinTerms } from './join-terms.ts'

const half = [{ code: 'D1', name: { en: 'Trade discount' }, rate: '0.5' }]
const third = [{ code: 'D1', name: { en: 'Trade discount' }, rate: '0.3' }]

it('the smaller discounts and the narrower limits of several catalogues hold, in any order', () => {
  const kitchen = { priceList: 'EUR', discounts: half, limits: { reduction: '0.25', margin: '0.1' } }
  const decor = { priceList: 'EUR', discounts: third, limits: { margin: '0.25' } }
  const openings = { priceList: 'EUR', discounts: half, limits: { reduction: '0.3' } }
  const dollars = { priceList: 'USD', discounts: half, limits: {} }
  for (const order of [
    [kitchen, decor, openings, dollars],
    [dollars, openings, decor, kitchen],
    [decor, kitchen, dollars, openings],
  ]) {
    const { discounts, limits } = joinTerms(order)
    expect([discounts.get('EUR'), discounts.get('USD')]).toEqual([third, half])
    expect([limits.get('EUR'), limits.get('USD')]).toEqual([{ reduction: '0.25', margin: '0.25' }, {}])
  }
})
