import type { Row, TradeEntry } from '../document.ts'
import { isSameRecord } from '../is-same-record.ts'
import type { RowAspect } from './design-difference.ts'

/** A row with what only the trade knows of it. */
export type RowAndTrade = { readonly row: Row; readonly trade: TradeEntry | undefined }

type Fields = Readonly<Record<string, unknown>>

const aspects: Readonly<Record<string, RowAspect>> = {
  ...{ kind: 'article', catalogue: 'article', model: 'article', article: 'article', side: 'article' },
  ...{ division: 'article', size: 'article', special: 'article' },
  choices: 'variants',
  ...{ placement: 'place', group: 'place', locked: 'place' },
  ...{ quantity: 'quantity', unit: 'quantity' },
  ...{ adjustment: 'price', price: 'price', vat: 'price', charge: 'price', onRequest: 'price' },
  trade: 'price',
  text: 'text',
  flags: 'flags',
  order: 'order',
}

/** In the order in which people are told. */
const told: readonly RowAspect[] = [
  ...(['article', 'variants', 'text', 'quantity', 'price', 'place', 'flags', 'order', 'other'] as const),
]

export function rowAspects(before: RowAndTrade, after: RowAndTrade): readonly RowAspect[] {
  const changed = new Set(changedFields(before, after).map(aspectOf))
  return told.filter((aspect) => changed.has(aspect))
}

/** What both made of a row, each in a part of its own; null where they meet. */
export function rowOfBoth(base: RowAndTrade, mine: RowAndTrade, theirs: RowAndTrade): RowAndTrade | null {
  const [was, own, other] = [base, mine, theirs].map(fieldsOf) as [Fields, Fields, Fields]
  const byMe = changedFields(base, mine)
  const byThem = changedFields(base, theirs)
  const isContested = byMe.some((field) => byThem.includes(field) && !isSameRecord(own[field], other[field]))
  if (isContested || meets(byMe, byThem) || meets(byThem, byMe)) return null

  const merged: Record<string, unknown> = { ...other }
  for (const field of byMe) {
    if (Object.hasOwn(own, field) && own[field] !== undefined) merged[field] = own[field]
    else delete merged[field]
  }
  const { trade, ...row } = merged
  return was.kind === merged.kind ? { row: row as Row, trade: trade as TradeEntry | undefined } : null
}

/** Values of variants mean nothing on another article. */
function meets(one: readonly string[], two: readonly string[]): boolean {
  const isOther = (field: string) => aspectOf(field) === 'article' || aspectOf(field) === 'other'
  const isOfIt = (field: string) => isOther(field) || aspectOf(field) === 'variants'
  return one.some(isOther) && two.some(isOfIt) && one.join() !== two.join()
}

function aspectOf(field: string): RowAspect {
  return aspects[field] ?? 'other'
}

function fieldsOf({ row, trade }: RowAndTrade): Fields {
  return trade === undefined ? { ...row } : { ...row, trade }
}

function changedFields(before: RowAndTrade, after: RowAndTrade): readonly string[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => !isSameRecord(was[field], is[field]),
  )
}
