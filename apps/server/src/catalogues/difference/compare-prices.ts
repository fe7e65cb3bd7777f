import type { Pack, PriceItem, PriceList } from '@arredo/catalogue'
import { parseMinor } from '@arredo/measures'

type Change<Value> = {
  readonly old: Value | null
  readonly new: Value | null
  readonly percent: number | null
}

export type PriceChange = Change<number> & {
  readonly priceList: string
  readonly currency: string
  readonly article: string | null
  readonly surcharge: string | null
  readonly size: Record<string, number> | null
}

export type RateChange = Change<string> & { readonly priceList: string; readonly surcharge: string }

type Amount = Pick<PriceChange, 'article' | 'surcharge' | 'size'> & { readonly amount: string | null }

/** Every amount that differs, the largest change first; prices of articles that came or went are left out. */
export function comparePrices(old: Pack, next: Pack): PriceChange[] {
  const codes = (pack: Pack) => new Set(pack.articles.map(({ code }) => code))
  const [before, after] = [codes(old), codes(next)]
  const inBoth = (article: string | null) => article === null || (before.has(article) && after.has(article))
  const changes = bothLists(old, next).flatMap(([code, one, two]) => {
    const currency = two?.currency ?? one?.currency ?? ''
    return changed(amountsOf(one), amountsOf(two)).flatMap(([was, is]): PriceChange[] => {
      const { article, surcharge, size } = (is ?? was) as Amount
      if (!inBoth(article)) return []
      const values = {
        old: minorOf(was, one?.currency ?? currency),
        new: minorOf(is, currency),
      }
      if (values.old === values.new) return []
      return [{ priceList: code, currency, article, surcharge, size, ...values, percent: percentOf(values) }]
    })
  })
  return largestFirst(changes)
}

/** Surcharges in percent. */
export function compareRates(old: Pack, next: Pack): RateChange[] {
  const changes = bothLists(old, next).flatMap(([priceList, one, two]) =>
    changed(ratesOf(one), ratesOf(two)).flatMap(([was, is]): RateChange[] => {
      const values = { old: was?.rate ?? null, new: is?.rate ?? null }
      const percent = percentOf({
        old: values.old === null ? null : Number(values.old),
        new: values.new === null ? null : Number(values.new),
      })
      return [{ priceList, surcharge: (is ?? was)?.surcharge ?? '', ...values, percent }]
    }),
  )
  return largestFirst(changes)
}

type Lists = readonly [string, PriceList | undefined, PriceList | undefined]

function bothLists(old: Pack, next: Pack): readonly Lists[] {
  const codes = [...new Set([...next.priceLists, ...old.priceLists].map(({ code }) => code))]
  const find = (pack: Pack, wanted: string) => pack.priceLists.find(({ code }) => code === wanted)
  return codes.map((code) => [code, find(old, code), find(next, code)])
}

/** By what they are the price of; `~`, "not sold in this size", is no amount. */
function amountsOf(list: PriceList | undefined): ReadonlyMap<string, Amount> {
  const amounts = (list?.items ?? []).flatMap(amountsOfItem)
  return new Map(
    amounts.map((one) => [JSON.stringify([one.article, one.surcharge, one.size && sorted(one.size)]), one]),
  )
}

function amountsOfItem(item: PriceItem): readonly Amount[] {
  if (item.kind === 'matrix') {
    return item.downUpTo.flatMap((down, row) =>
      item.acrossUpTo.map((across, column) => ({
        ...{ article: item.article, surcharge: null },
        size: { [item.across]: across, [item.down]: down },
        amount: item.cells[row]?.[column] ?? null,
      })),
    )
  }
  if (item.kind === 'base') {
    return [{ article: item.article, surcharge: null, size: null, amount: item.amount }]
  }
  if (!('amount' in item)) return []
  return [{ article: null, surcharge: item.code, size: null, amount: item.amount }]
}

function ratesOf(list: PriceList | undefined) {
  return new Map(
    (list?.items ?? []).flatMap((item) =>
      item.kind === 'percent' ? [[item.code, { surcharge: item.code, rate: item.rate }] as const] : [],
    ),
  )
}

function changed<Value>(old: ReadonlyMap<string, Value>, next: ReadonlyMap<string, Value>) {
  const keys = [...new Set([...next.keys(), ...old.keys()])]
  return keys
    .map((key) => [old.get(key), next.get(key)] as const)
    .filter(([was, is]) => JSON.stringify(was) !== JSON.stringify(is))
}

function minorOf(amount: Amount | undefined, currency: string): number | null {
  return amount?.amount ? parseMinor(amount.amount, currency) : null
}

function percentOf({ old, new: next }: { old: number | null; new: number | null }): number | null {
  if (old === null || next === null || old === 0) return null
  return Math.round(((next - old) / old) * 10_000) / 100
}

/** What came or went altogether stands above every percentage. */
function largestFirst<One extends Change<unknown>>(changes: readonly One[]): One[] {
  const weight = ({ percent }: One) => (percent === null ? Number.POSITIVE_INFINITY : Math.abs(percent))
  return changes.toSorted((one, two) => {
    const [a, b] = [weight(one), weight(two)]
    return a === b ? 0 : b - a
  })
}

function sorted(size: Record<string, number>): readonly (readonly [string, number])[] {
  return Object.entries(size).toSorted(([one], [two]) => (one < two ? -1 : 1))
}
