import { type Catalogue, openPack } from '@arredo/catalogue'
import { type PricedArticle, priceProject } from '@arredo/pricing'
import { kitchenPack } from '../pricing/kitchen-pack.ts'
import { Rounds, spent } from './rounds.ts'
import { turnsOf } from './turns.ts'

/** CPU milliseconds for both faces of one project; the gate lets three times as much pass. */
const aim = 2
const gateFactor = 3
const rowCount = 60
const rounds = turnsOf(5)

/** One line; false when the aim is missed by more than the gate allows. */
export async function benchPricing(print: (line: string) => void): Promise<boolean> {
  const catalogue = openPack(await kitchenPack())
  const found = new Rounds()
  for (let round = 0; round < rounds; round++) {
    found.add(
      Array.from({ length: 20 }, () => {
        // Every time as if just configured: nothing the engine remembers of a row helps.
        const rows = freshRows(catalogue)
        return spent(() => priceBothFaces(rows))
      }),
    )
  }
  print(`pricing-${rowCount}-rows ${found.line()} ms`)
  return found.best(0.5) <= gateFactor * aim
}

function freshRows(catalogue: Catalogue): readonly PricedArticle[] {
  return Array.from({ length: rowCount }, (_, index) => {
    const choices = { W: 300 + (index % 13) * 50, HANDLE: index % 2 === 0 ? 'BAR' : 'KNOB' }
    const model = 'LINEO_STD'
    const evaluation = catalogue.evaluate({ article: 'B-DOOR', model, side: 'L', choices, header: {} })
    if (!evaluation) throw new Error('The kitchen has no such article')
    return {
      id: `row-${index}`,
      pack: catalogue.pack,
      evaluation: { ...evaluation },
      model,
      quantity: 1 + (index % 3),
    }
  })
}

function priceBothFaces(rows: readonly PricedArticle[]): void {
  const terms = {
    priceList: 'EUR2026',
    date: '2026-11-15',
    increase: 1.05,
    discounts: ['0.5', '0.1'].map((rate) => ({ code: rate, name: { en: 'Discount' }, rate })),
    reduction: { text: 'Special price', amount: 12_345 },
  }
  for (const face of ['customer', 'trade'] as const) {
    if (!priceProject(rows, { ...terms, face })) throw new Error('The kitchen has no price')
  }
}
