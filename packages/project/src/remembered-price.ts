import { type NoPrice, type PricedRow, type PriceTerms, type ProjectPrice, tryPrice } from '@arredo/pricing'
import type { Header } from './document.ts'

type Priced = {
  readonly terms: PriceTerms
  readonly rows: readonly PricedRow[]
  readonly price: ProjectPrice | NoPrice
}

/** As many as stand side by side on the desk: each face, and what the other models of an article would cost. */
const mostRemembered = 6

/** By the header, which survives all that is done to rows, and goes with its project. */
const remembered = new WeakMap<Header, readonly Priced[]>()

/** The same rows on the same terms are priced once: moving an item asks for no price at all. */
export function rememberedPrice(
  header: Header,
  rows: readonly PricedRow[],
  terms: PriceTerms,
): ProjectPrice | NoPrice {
  const known = remembered.get(header) ?? []
  const same = known.find((each) => isMadeAlike(each.terms, terms) && isMadeAlike(each.rows, rows))
  const latest = same ?? { rows, terms, price: tryPrice(rows, terms) }
  remembered.set(header, [latest, ...known.filter((each) => each !== latest)].slice(0, mostRemembered))
  return latest.price
}

/** Rows and terms are made anew each time, of packs, evaluations and amounts that stay as they are. */
function isMadeAlike(one: unknown, two: unknown, depth = 4): boolean {
  if (Object.is(one, two)) return true
  if (depth === 0 || !isPlain(one) || !isPlain(two)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(two).length &&
    keys.every((key) => Object.hasOwn(two, key) && isMadeAlike(one[key], two[key], depth - 1))
  )
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype
}
