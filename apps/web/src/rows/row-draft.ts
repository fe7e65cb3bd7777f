import type { Point3 } from '@arredo/geometry'
import {
  type Currency,
  formatMoney,
  localeFor,
  parseDecimal,
  parseMoney,
  parsePercent,
} from '@arredo/measures'
import type { Row, ServiceCharge } from '@arredo/project'
import { sentence } from '@arredo/words'

export type OtherRow = Exclude<Row, { readonly kind: 'article' }>
export type OtherKind = OtherRow['kind']

/** What stands in the fields of the form, as it was typed. */
export type RowDraft = {
  readonly kind: OtherKind
  readonly text: string
  readonly quantity: string
  readonly unit: string
  readonly pricing: 'price' | 'request'
  /** For one piece, one metre, or the whole service. */
  readonly price: string
  readonly vat: string
  readonly cost: string
  readonly charge: ServiceCharge['kind']
  readonly rate: string
  readonly metres: string
  readonly least: string
  readonly most: string
  readonly stands: boolean
  readonly width: string
  readonly depth: string
  readonly height: string
}

export type DraftField = keyof RowDraft

/** How this person writes amounts, numbers and lengths. */
export type Writing = {
  readonly currency: Currency
  readonly locale: string
  readonly formatLength: (millimetres: number) => string
  readonly parseLength: (typed: string) => number | null
}

/** What the fields mean; `size` where it is to stand in the room. */
export type RowWish =
  | { readonly kind: 'text' | 'subtotal'; readonly text: string }
  | { readonly kind: 'ownAppliance'; readonly text: string; readonly size: Point3 }
  | { readonly kind: 'service'; readonly text: string; readonly charge: ServiceCharge }
  | {
      readonly kind: 'free'
      readonly text: string
      readonly quantity: number
      readonly unit: string
      readonly price: number | null
      readonly vat: string
      readonly cost: number | null
      readonly size: Point3 | null
    }

export type ReadDraft =
  | { readonly ok: true; readonly wish: RowWish }
  | { readonly ok: false; readonly at: DraftField; readonly message: string }

/** What the form begins with: a row as it is, or the usual of its kind. */
export function draftOf(
  row: OtherRow | { readonly kind: OtherKind },
  { cost, vat }: { readonly cost: number | undefined; readonly vat: string },
  writing: Writing,
): RowDraft {
  const { kind } = row
  const money = (minor: number | undefined) =>
    minor === undefined
      ? ''
      : formatMoney({ minor, currency: writing.currency }, writing.locale, 'numberOnly')
  const number = (value: number) =>
    new Intl.NumberFormat(localeFor(writing.locale), {
      maximumFractionDigits: 12,
      useGrouping: false,
    }).format(value)
  const rate = (fraction: string) => number(Number((Number(fraction) * 100).toFixed(10)))
  const empty = { ...emptyDraft, kind, vat: rate(vat) }
  if (!('text' in row)) return { ...empty, ...sizeDraft(kind === 'ownAppliance' ? usualSize : null, writing) }

  const { text } = row
  if (row.kind === 'service') return { ...empty, text, ...chargeDraft(row.charge, { money, number, rate }) }
  if (row.kind === 'ownAppliance') return { ...empty, text, ...sizeDraft(row.size, writing) }
  if (row.kind !== 'free') return { ...empty, text }
  return {
    ...{ ...empty, text, quantity: number(row.quantity), unit: row.unit, vat: rate(row.vat) },
    ...{ cost: money(cost), pricing: row.onRequest ? 'request' : 'price' },
    price: row.onRequest ? '' : money(row.price),
    ...sizeDraft(row.size ?? null, writing),
  }
}

export function readDraft(draft: RowDraft, writing: Writing): ReadDraft {
  const { kind } = draft
  const text = draft.text.trim()
  if (text === '' && kind !== 'subtotal') return refused('text', sentence('Say what it is'))
  if (kind === 'text' || kind === 'subtotal') return { ok: true, wish: { kind, text } }
  if (kind === 'service') {
    const charge = readCharge(draft, writing)
    return 'at' in charge ? charge : { ok: true, wish: { kind, text, charge } }
  }
  const size = kind === 'ownAppliance' || draft.stands ? readSize(draft, writing) : null
  if (size && 'at' in size) return size
  if (kind === 'ownAppliance') return { ok: true, wish: { kind, text, size: size?.size ?? [0, 0, 0] } }

  const quantity = parseDecimal(draft.quantity, writing.locale)
  if (quantity === null) return refused('quantity', sentence('Type a number'))
  const price = draft.pricing === 'request' ? null : readMoney(draft.price, writing)
  if (price === undefined) return refused('price', sentence('Type an amount'))
  const vat = parsePercent(draft.vat, writing.locale)
  if (vat === null) return refused('vat', sentence('Type a percentage'))
  const cost = draft.cost.trim() === '' ? null : readMoney(draft.cost, writing)
  if (cost === undefined) return refused('cost', sentence('Type an amount'))
  const unit = draft.unit.trim()
  return {
    ok: true,
    wish: { ...{ kind, text, quantity: Number(quantity), unit, price, vat, cost }, size: size?.size ?? null },
  }
}

type Refused = Extract<ReadDraft, { readonly ok: false }>

function refused(at: DraftField, message: string): Refused {
  return { ok: false, at, message }
}

const emptyDraft: Omit<RowDraft, 'kind'> = {
  ...{ text: '', quantity: '1', unit: '', pricing: 'price', price: '', vat: '', cost: '' },
  ...{ charge: 'amount', rate: '', metres: '', least: '', most: '' },
  ...{ stands: false, width: '', depth: '', height: '' },
}

/** A fridge: what people bring along most. */
const usualSize: Point3 = [600, 600, 1800]

function sizeDraft(size: Point3 | null, { formatLength }: Writing): Partial<RowDraft> {
  if (!size) return {}
  const [width, depth, height] = size
  return {
    stands: true,
    width: formatLength(width),
    depth: formatLength(depth),
    height: formatLength(height),
  }
}

type Formats = {
  readonly money: (minor: number | undefined) => string
  readonly number: (value: number) => string
  readonly rate: (fraction: string) => string
}

function chargeDraft(charge: ServiceCharge, { money, number, rate }: Formats): Partial<RowDraft> {
  if (charge.kind === 'amount') return { charge: 'amount', price: money(charge.price) }
  const bounds = { least: money(charge.min), most: money(charge.max) }
  if (charge.kind === 'percent') return { charge: 'percent', rate: rate(charge.rate), ...bounds }
  return { charge: 'perMetre', price: money(charge.price), metres: number(charge.metres), ...bounds }
}

/** Undefined for what is no amount. */
function readMoney(typed: string, { currency, locale }: Writing): number | undefined {
  return parseMoney(typed.trim(), currency, locale) ?? undefined
}

function readCharge(draft: RowDraft, writing: Writing): ServiceCharge | Refused {
  const { charge: kind } = draft
  const rate = parsePercent(draft.rate, writing.locale)
  if (kind === 'percent' && rate === null) return refused('rate', sentence('Type a percentage'))
  const price = readMoney(draft.price, writing)
  if (kind !== 'percent' && price === undefined) return refused('price', sentence('Type an amount'))
  if (kind === 'amount') return { kind, price: price ?? 0 }

  const metres = parseDecimal(draft.metres, writing.locale)
  if (kind === 'perMetre' && metres === null) return refused('metres', sentence('Type a number'))
  const min = draft.least.trim() === '' ? null : readMoney(draft.least, writing)
  if (min === undefined) return refused('least', sentence('Type an amount'))
  const max = draft.most.trim() === '' ? null : readMoney(draft.most, writing)
  if (max === undefined) return refused('most', sentence('Type an amount'))
  const bounds = { ...(min !== null && { min }), ...(max !== null && { max }) }
  if (kind === 'percent') return { kind, rate: rate ?? '0', ...bounds }
  return { kind, price: price ?? 0, metres: Number(metres), ...bounds }
}

function readSize(draft: RowDraft, { parseLength }: Writing): { readonly size: Point3 } | Refused {
  const sizes: number[] = []
  for (const name of ['width', 'depth', 'height'] as const) {
    const length = parseLength(draft[name])
    if (length === null || length <= 0) return refused(name, sentence('Type a length'))
    sizes.push(length)
  }
  const [width = 0, depth = 0, height = 0] = sizes
  return { size: [width, depth, height] }
}
