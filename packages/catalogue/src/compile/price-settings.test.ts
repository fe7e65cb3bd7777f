import { describe, expect, it } from 'vitest'
import { checkPack } from './check-pack.ts'
import { compileCatalogue } from './index.ts'
import { smallLibrary, soundCatalogue } from './sound-catalogue.ts'

const second = `
  - code: NOW
    name: Now
    currency: EUR
    countries: [IT]
    validFrom: "2026-11-01"
    vat: 0.22
    roundTo: "0.10"
    replaces: EUR
    rounding: halfEven
    externalDecimals: -1
    increase: afterPromotions
    discounts: add
    vatRounding: rate
    items:
      - { kind: base, article: B1, amount: "99.00" }
      - { kind: base, article: P1, amount: "39.00" }
      - { kind: metre, code: EDGE, name: Edge, amount: "4.00", length: W, min: 1.5 }
      - { kind: formula, code: CUT, name: Cut, formula: W / 100 + H / 50, when: "FRONT == 'OAK'" }
promotions:`

function compiled(change: (prices: string) => string = (prices) => prices) {
  const prices = (soundCatalogue['prices.yaml'] ?? '').replace('\npromotions:', second)
  const terms = '{ priceList: EUR, limits: { reduction: 0.1 }, shops: { A: { margin: 0.25 } },'
  const files = { ...soundCatalogue, 'prices.yaml': change(prices.replace('{ priceList: EUR,', terms)) }
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  return compileCatalogue(sources, (text) => text, { library: smallLibrary })
}

function mistakes(change: (prices: string) => string): readonly string[] {
  const answer = compiled(change)
  return answer.ok ? [] : answer.findings.map(({ message }) => message)
}

describe('settings of a price list', () => {
  it('are written short and published as texts', () => {
    const answer = compiled()
    if (!answer.ok) throw new Error(JSON.stringify(answer.findings))
    expect(answer.pack.priceLists[1]).toMatchObject({ replaces: 'EUR', externalDecimals: -1 })
    expect(answer.pack.priceLists[1]?.items[2]).toMatchObject({ kind: 'metre', min: '1.5' })
    expect(answer.tradeTerms).toMatchObject([
      { limits: { reduction: '0.1' }, shops: { A: { margin: '0.25' } } },
    ])
    expect(JSON.stringify(answer.pack)).not.toMatch(/margin|limits":\{"reduction/)
    expect(checkPack(answer.pack, answer.tradeTerms)).toEqual([])
  })

  it.each([
    ['a list that is not there', 'replaces: EUR', 'replaces: EUX', 'There is no other price list EUX'],
    ['itself', 'replaces: EUR', 'replaces: NOW', 'There is no other price list NOW'],
    ['an unknown way to round', 'halfEven', 'bankers', 'rounding should be one of halfUp'],
    ['a length that is none', 'length: W', 'length: FRONT', 'must be a number'],
    ['a formula of the unknown', 'W / 100 + H', 'X / 100 + H', 'X'],
    ['an amount no currency has', 'min: 1.5', 'min: 1.555', '1.555 is no amount of EUR'],
    ['a share above all', 'reduction: 0.1', 'reduction: 10', '10 should be a fraction'],
    ['a margin above all', 'margin: 0.25', 'margin: 25', '25 should be a fraction'],
  ])('refuses %s', (_, from, to, words) => {
    expect(mistakes((prices) => prices.replace(from, to)).join('\n')).toContain(words)
  })
})
