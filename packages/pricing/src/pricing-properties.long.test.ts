import type { Pack } from '@arredo/catalogue'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findReduction, type PricedRow, type PriceTerms, priceProject } from './index.ts'
import {
  drawnArticles,
  drawnCatalogues,
  drawnDiscounts,
  drawnRows,
  drawnTerms,
  sampleArticle,
} from './testing/drawn-project.ts'

/** `PRICING_RUNS=100000` looks further. */
const numRuns = Number(
  (globalThis as { process?: { env: Record<string, string> } }).process?.env.PRICING_RUNS ?? 3000,
)

function holds<Drawn extends readonly [unknown, ...unknown[]]>(
  drawn: { [Index in keyof Drawn]: fc.Arbitrary<Drawn[Index]> },
  check: (...values: Drawn) => void,
) {
  fc.assert(
    fc.property(fc.tuple(...(drawn as unknown as fc.Arbitrary<unknown>[])), (values) =>
      check(...(values as unknown as Drawn)),
    ),
    { numRuns },
  )
}

function price(rows: readonly PricedRow[], terms: PriceTerms) {
  const answer = priceProject(rows, terms)
  if (!answer) throw new Error('no price list')
  return answer
}

/** Cheaper than a matcher, which would be asked a million times. */
function same(one: unknown, two: unknown, what: string): void {
  if (one !== two) throw new Error(`${what}: ${String(one)} is not ${String(two)}`)
}

function atMost(one: number, two: number, what: string): void {
  if (one > two) throw new Error(`${what}: ${one} is more than ${two}`)
}

/** A changed pack for every pack, made once: what the engine knows of a list it need not find out again. */
function derived(change: (pack: Pack) => Pack): (pack: Pack) => Pack {
  const known = new Map<Pack, Pack>()
  return (pack) => {
    const made = known.get(pack) ?? change(pack)
    known.set(pack, made)
    return made
  }
}

const withoutPromotions = derived((pack) => ({ ...pack, promotions: [] }))
const withoutWide = derived((pack) => ({
  ...pack,
  promotions: (pack.promotions ?? []).filter(({ code }) => code !== 'WIDE'),
}))
const taxedByPiece = derived((pack) => ({
  ...pack,
  priceLists: pack.priceLists.map(({ vatRounding: _, ...list }) => list),
  promotions: [],
}))
const withoutExternal = derived((pack) => ({
  ...pack,
  priceLists: pack.priceLists.map(({ externalDecimals: _, ...list }) => list),
}))

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const amounts = (lines: readonly { readonly amount: number }[]) => add(lines.map(({ amount }) => amount))
const bothFaces = (terms: PriceTerms) =>
  [
    { ...terms, face: 'customer' },
    { ...terms, face: 'trade' },
  ] as const
const withoutReduction = ({ reduction: _, ...terms }: PriceTerms): PriceTerms => terms

describe('whatever is priced, by whatever settings', () => {
  it('lines add up to the row', () => {
    holds([drawnRows, drawnTerms], (rows, terms) => {
      for (const face of bothFaces(terms)) {
        for (const [id, row] of Object.entries(price(rows, face).rows)) {
          same(amounts(row.lines), row.total, id)
          if (row.sale) same(amounts(row.sale.lines), row.sale.net, `${id} sold`)
        }
      }
    })
  })

  it('rows and lines add up to the total, net and VAT to what the customer pays', () => {
    holds([drawnRows, drawnTerms], (rows, terms) => {
      const [customer, trade] = bothFaces(terms).map((face) => price(rows, face))
      if (!customer || !trade) throw new Error('no price')
      for (const { rows: priced, lines, total, face } of [customer, trade]) {
        same(add(Object.values(priced).map((row) => row.total)), total, `${face} rows`)
        same(amounts(lines), total, `${face} lines`)
      }
      const { sale, margin } = trade
      const vat = customer.lines.filter(({ step }) => step === 'vat')
      same(sale?.gross, customer.total, 'gross')
      same((sale?.net ?? 0) + amounts(vat), customer.total, 'net and VAT')
      same(amounts(sale?.lines ?? []), customer.total, 'lines of the sale')
      same(margin?.sale, sale?.net, 'sale of the margin')
      same(margin?.cost, trade.total, 'cost of the margin')
      const own = Object.values(trade.rows).flatMap((row) => row.margin ?? [])
      same(add(own.map(({ amount }) => amount)), margin?.amount, 'margins of rows')
    })
  })

  it('what is shared out is what was taken off, to the last unit', () => {
    holds([drawnRows, drawnTerms], (rows, terms) => {
      const answer = price(rows, { ...terms, face: 'trade' })
      for (const { step, code, amount } of answer.lines) {
        if (step !== 'discount') continue
        const whole = answer.lines.filter((line) => line.code === code && line.step === step)
        const shares = Object.values(answer.rows).flatMap(({ lines }) =>
          lines.filter((line) => line.step === 'discount' && line.code === code),
        )
        same(amounts(shares), amounts(whole), `${code} of ${amount}`)
      }
    })
  })

  it('the same question gives the same answer', () => {
    holds([drawnRows, drawnTerms], (rows, terms) => {
      same(JSON.stringify(price(rows, terms)), JSON.stringify(price(rows, structuredClone(terms))), 'answer')
    })
  })

  it('the order of options does not count', () => {
    holds([drawnRows, drawnTerms], (rows, terms) => {
      const turned = rows.map((row) => {
        if (!('evaluation' in row)) return row
        const { configuration } = row.evaluation
        const reversed = Object.fromEntries(Object.entries(configuration).toReversed())
        return { ...row, evaluation: { ...row.evaluation, configuration: reversed } }
      })
      same(JSON.stringify(price(turned, terms)), JSON.stringify(price(rows, terms)), 'answer')
    })
  })

  it('the order of rows does not change the total without VAT, nor with it where each is taxed by itself', () => {
    holds([drawnRows, drawnTerms], (rows, terms) => {
      const [one, two] = [rows, rows.toReversed()].map((each) => price(each, { ...terms, face: 'trade' }))
      same(two?.total, one?.total, 'purchase')
      same(two?.sale?.net, one?.sale?.net, 'net')
      const plain = { ...withoutReduction(terms), face: 'customer' } as const
      same(price(rows.toReversed(), plain).total, price(rows, plain).total, 'gross')
    })
  })

  it('a wider and a higher cabinet never costs less', () => {
    const width = fc.integer({ min: 6, max: 17 })
    holds(
      [drawnArticles, drawnTerms, width, fc.constantFrom('BAR', 'KNOB', 'PUSH')],
      (rows, terms, steps, handle) => {
        const [first] = rows
        if (!first) return
        const { adjustment: _, ...plain } = first
        const pack = withoutWide(first.pack)
        const total = (W: number, H: number) =>
          price(
            [{ ...plain, pack, evaluation: sampleArticle({ HANDLE: handle, W, H }) }],
            withoutReduction(terms),
          ).total
        atMost(total(steps * 50, 660), total(steps * 50 + 50, 660), 'wider')
        atMost(total(steps * 50, 660), total(steps * 50, 720), 'higher')
      },
    )
  })

  it('more discount never costs more, and discounts commute', () => {
    holds([drawnRows, drawnTerms, drawnDiscounts, drawnDiscounts], (rows, terms, one, two) => {
      const trade = { ...terms, face: 'trade' } as const
      const total = (discounts: PriceTerms['discounts']) => price(rows, { ...trade, discounts }).total
      const both = total([...one, ...two])
      atMost(both, total(one), 'more discounts')
      same(total([...two, ...one]), both, 'other order')
    })
  })

  it('is linear in the quantity', () => {
    holds([drawnArticles, drawnTerms, fc.integer({ min: 2, max: 9 })], (rows, terms, times) => {
      const plain = withoutReduction({ ...terms, discounts: [] })
      const pieces = rows.map(({ adjustment: _, ...row }) => ({ ...row, pack: taxedByPiece(row.pack) }))
      const more = pieces.map((row) => ({ ...row, quantity: row.quantity * times }))
      for (const face of bothFaces(plain)) {
        const answer = price(pieces, face)
        same(price(more, face).total, answer.total * times, face.face)
        for (const { unit, quantity, total } of Object.values(answer.rows))
          same(total, unit * quantity, 'row')
      }
    })
  })

  it('with nothing set the trade pays the list price', () => {
    holds([drawnArticles], (rows) => {
      const terms = {
        face: 'trade',
        priceList: 'EUR2026',
        date: '2026-11-15',
        increase: 1,
        discounts: [],
      } as const
      const answer = price(rows, terms)
      for (const { id, quantity } of rows) {
        const unit = amounts((answer.rows[id]?.lines ?? []).filter(({ step }) => step !== 'quantity'))
        same(answer.rows[id]?.total, unit * quantity, id)
      }
      same(price(rows, { ...terms, increase: Number.NaN }).total, answer.total, 'no increase')
    })
  })

  it('a promotion counts within its dates only, and never makes dearer', () => {
    const outside = fc.constantFrom('2026-04-30', '2026-08-01')
    const inside = fc.constantFrom('2026-05-01', '2026-07-31')
    holds([drawnArticles, drawnTerms, outside, inside], (rows, terms, before, during) => {
      // A price rounded to tens before or after it was increased may differ by more than a promotion.
      const promoted = rows.map((row) => ({ ...row, pack: withoutExternal(row.pack) }))
      const plain = promoted.map((row) => ({ ...row, pack: withoutPromotions(row.pack) }))
      const at = (date: string, of: readonly PricedRow[]) =>
        price(of, { ...withoutReduction(terms), date, face: 'trade' })
      same(at(before, promoted).sale?.net, at(before, plain).sale?.net, before)
      const [lower, full] = [at(during, promoted), at(during, plain)]
      atMost(lower.sale?.net ?? 0, full.sale?.net ?? 0, during)
      same(lower.total, full.total, 'the purchase')
    })
  })

  it('[D-80 part] the customer’s face holds nothing of the trade, and of all rates those of VAT alone, each once', () => {
    const secret = new Set([
      'basis',
      'margin',
      'sale',
      'takenOff',
      'cost',
      'source',
      'catalogue',
      'discounts',
    ])
    /** Rates of the trade are secret; a rate of VAT is public by law, on the lines of VAT. */
    const publicRates = (value: unknown): readonly string[] => {
      if (typeof value !== 'object' || value === null) return []
      const isVat = 'step' in value && value.step === 'vat'
      return Object.entries(value).flatMap(([key, held]): readonly string[] => {
        if (secret.has(key) || (key === 'rate' && !isVat)) throw new Error(`${key} in the customer's face`)
        if (key === 'step' && ['discount', 'increase'].includes(String(held))) throw new Error(String(held))
        return key === 'rate' ? [String(held)] : publicRates(held)
      })
    }
    holds([drawnRows, drawnTerms, drawnDiscounts], (rows, terms, others) => {
      const customer = { ...terms, face: 'customer' } as const
      const answer = price(rows, customer)
      const ofList = terms.priceList === 'EUR2026' ? '0.22' : '0'
      const legal = rows.flatMap((row) => {
        if (row.kind === 'free') return [row.vat]
        return row.id in answer.rows && row.kind !== 'ownAppliance' ? [ofList] : []
      })
      const rates = publicRates(answer)
      same(rates.toSorted().join(), [...new Set(legal)].toSorted().join(), 'rates of VAT')
      same(JSON.stringify(price(rows, { ...customer, discounts: others })), JSON.stringify(answer), 'answer')
    })
  })

  it('a row is bought and sold on the terms of its own catalogue, whatever else is in the project', () => {
    const seen = { differing: 0, byDocument: 0 }
    holds([drawnCatalogues, drawnTerms], (rows, drawn) => {
      const terms = withoutReduction(drawn)
      for (const face of bothFaces(terms)) {
        const together = price(rows, face)
        let total = 0
        for (const catalogue of new Set(rows.map(({ pack }) => pack.code))) {
          const own = rows.filter(({ pack }) => pack.code === catalogue)
          const alone = price(own, face)
          total += alone.total
          const [{ pack, discounts } = {}] = own
          const rounding = pack?.priceLists[0]?.vatRounding
          const isTaxedAlone = face.face === 'trade' || rounding === undefined || rounding === 'row'
          for (const { id } of own) {
            const [one, two] = [together.rows[id], alone.rows[id]]
            if (isTaxedAlone) same(JSON.stringify(one), JSON.stringify(two), `${id} of ${catalogue}`)
            // VAT that is rounded on the whole offer leaves each row a cent of it or not.
            else atMost(Math.abs((one?.total ?? 0) - (two?.total ?? 0)), 1, `${id} of ${catalogue}`)
            const taken = (one?.lines ?? []).filter(({ step }) => step === 'discount')
            if (face.face === 'trade') same(taken.length, (discounts ?? terms.discounts).length, id)
            for (const line of taken) same(line.catalogue, catalogue, `${line.code} of ${id}`)
          }
          if (!isTaxedAlone) seen.byDocument++
        }
        if (face.face === 'trade') same(together.total, total, 'purchase')
      }
      if (rows[0]?.discounts !== rows[1]?.discounts) seen.differing++
    })
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(numRuns / 10)
  })

  it('a wished total is met to the cent, with or without VAT', () => {
    holds([drawnRows, drawnTerms, fc.integer({ min: 400, max: 1000 })], (rows, terms, thousandths) => {
      const customer = { ...withoutReduction(terms), face: 'customer' } as const
      const full = price(rows, customer).total
      const wished = Math.floor((full * thousandths) / 1000)
      const found = findReduction(rows, customer, wished, 'gross')
      if (!found) throw new Error('no reduction')
      const reduction = { text: 'Special price', ...found }
      const answer = price(rows, { ...customer, reduction })
      same(answer.total, wished, 'gross')
      same(add(Object.values(answer.rows).map((row) => row.total)), wished, 'rows')
      atMost(Math.abs(found.rounding), 6, 'rounding')

      const net = price(rows, { ...customer, face: 'trade' }).sale?.net ?? 0
      const without = findReduction(rows, customer, Math.floor(net / 2), 'net')
      if (!without) throw new Error('no reduction')
      const trade = price(rows, { ...customer, face: 'trade', reduction: { text: 'x', ...without } })
      same(trade.sale?.net, Math.floor(net / 2), 'net')
    })
  })
})

it('runs three thousand times each', () => {
  expect(numRuns).toBeGreaterThanOrEqual(3000)
})
