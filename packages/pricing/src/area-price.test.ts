import { areaOfVariant, openPack, type Pack, type PriceItem } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { priceProject } from './index.ts'

const veneer: PriceItem = {
  kind: 'area',
  code: 'VENEER',
  name: { en: 'Veneer' },
  when: "'wood' in FRONT.tags",
  variant: 'FRONT',
  amount: '80.00',
}
const pack: Pack = {
  ...samplePack,
  priceLists: samplePack.priceLists.map((list) => ({ ...list, items: [...list.items, veneer] })),
}

function lines(choices: Readonly<Record<string, string | number>>) {
  const request = { article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices, header: {} } as const
  const evaluation = openPack(pack).evaluate(request)
  if (!evaluation) throw new Error('no such article')
  const price = priceProject([{ id: 'one', pack, evaluation, quantity: 1 }], {
    face: 'trade',
    priceList: 'EUR2026',
    date: '2026-06-01',
    increase: 1,
    discounts: [],
  })
  return { lines: price?.rows.one?.lines ?? [], area: areaOfVariant(evaluation.parts, 'FRONT') }
}

describe('a price by area', () => {
  it('counts the faces of the parts that show the variant, and is a fixed surcharge for percentages', () => {
    const { lines: found, area } = lines({ FRONT: 'OAK', W: 800, H: 720 })
    expect(area).toBeCloseTo((2 * 397 * 717) / 1e6, 9)
    expect(found.find(({ code }) => code === 'VENEER')).toEqual({
      step: 'fixed',
      code: 'VENEER',
      label: { en: 'Veneer' },
      amount: Math.round(area * 8000),
      basis: 8000,
      quantity: '0.569298',
      source: 'EUR2026',
    })
  })

  it('is left out where its condition does not hold', () => {
    expect(lines({ FRONT: 'WHITE' }).lines.map(({ code }) => code)).not.toContain('VENEER')
  })
})
