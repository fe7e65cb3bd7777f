import type { Choices, Side, Text } from '@arredo/catalogue'
import { type Evaluation, type ProjectDocument, type RowId, rowsInOrder } from '@arredo/project'
import * as z from 'zod/mini'
import { withoutHeader } from './to-wire-project.ts'
import { textIn } from './wire-choices.ts'
import { readDate, writeDate } from './wire-date.ts'
import { Chosen } from './wire-project.ts'
import { fromWireWork, toWireWork, type WorkCounts } from './wire-work.ts'

type Prices = Evaluation['prices']
type Face = keyof Prices
type Price = NonNullable<Prices[Face]>
type RowPrice = Price['rows'][string]

const Code = z.string().check(z.maxLength(200))
const OptionalCode = z._default(z.nullable(Code), null)
const OptionalAmount = z._default(z.nullable(z.int()), null)

/** the nine fields of a row; below the line what makes the answer certain. */
const WirePricedRow = z.object({
  uniqueid: z.string().check(z.minLength(1), z.maxLength(64)),
  boxid: OptionalCode,
  catalog: Code,
  model: Code,
  cmodel: z._default(Code, ''),
  neutro: z._default(Chosen, {}),
  erp: z._default(Code, ''),
  extraEval: z._default(z.record(z.string(), z.unknown()), {}),
  reg: z._default(Chosen, {}),

  /** Without it the article is found by its order code. */
  cod: OptionalCode,
  side: z._default(z.enum(['L', 'R']), 'L'),
  qty: z._default(z.number().check(z.positive(), z.maximum(100_000)), 1),
  /** The pack the row was made with; without it the one sold now. */
  artefactHash: OptionalCode,
  /** The total the client shows, in minor units: a difference is a defect of ours and is logged. */
  price: OptionalAmount,
})

export const WireRecompute = z.object({
  /** The stored project the rows are of: it keeps the terms it was saved with. */
  id: z.optional(z.nullable(z.int().check(z.positive(), z.maximum(2_147_483_647)))),
  rows: z.array(WirePricedRow).check(z.maxLength(2000)),
  header: z._default(Chosen, {}),
  listid: OptionalCode,
  /** The version of the price list the client computed with. */
  priceListVersion: OptionalCode,
  /** yyyymmdd; today where it is left out. */
  priceDate: z._default(z.nullable(z.string().check(z.regex(/^\d{8}$/))), null),
  pricesIncrease: z._default(z.number().check(z.positive(), z.maximum(1000)), 1),
  face: z._default(z.enum(['customer', 'trade']), 'customer'),
  total: OptionalAmount,
})
export type WireRecompute = z.output<typeof WireRecompute>

const WirePriceLine = z.object({
  step: z.string(),
  cod: z.string(),
  des: z.string(),
  amount: z.int(),
  basis: z.nullable(z.int()),
  rate: z.nullable(z.string()),
})

/** Amounts are minor units of `currency`. */
export const WireRecomputed = z.object({
  listid: z.string(),
  priceListVersion: z.string(),
  priceDate: z.string(),
  currency: z.string(),
  face: z.enum(['customer', 'trade']),
  withVat: z.boolean(),
  total: z.int(),
  lines: z.array(WirePriceLine),
  rows: z.array(
    z.object({
      uniqueid: z.string(),
      boxid: z.nullable(z.string()),
      /** Null for a row that has no price; `error` says why. */
      unit: z.nullable(z.int()),
      total: z.nullable(z.int()),
      lines: z.array(WirePriceLine),
      error: z.string(),
    }),
  ),
})
export type WireRecomputed = z.output<typeof WireRecomputed>

export type PricedRowWish = {
  readonly id: RowId
  readonly group: string | null
  readonly catalogue: string
  readonly model: string
  /** Null: found by the order code. */
  readonly article: string | null
  readonly orderCode: string
  readonly choices: Choices
  readonly side: Side
  readonly quantity: number
  readonly worked: WorkCounts
  readonly pack: string | null
  readonly total: number | null
}

export type RecomputeWish = {
  /** The stored project it is about. */
  readonly project: number | null
  readonly rows: readonly PricedRowWish[]
  readonly header: Choices
  readonly priceList: string | null
  readonly priceListVersion: string | null
  readonly date: string | null
  readonly increase: number
  readonly face: Face
  readonly total: number | null
}

export type Recomputed = {
  readonly price: Price
  readonly priceListVersion: string
  /** Why a row has no price. */
  readonly errors: Readonly<Record<RowId, string>>
}

/** What a client sends of its document: its article rows, with the prices it shows where it has any. */
export function toWireRecompute(
  document: ProjectDocument,
  { articles, prices, surfaces = [] }: Evaluation,
  { face, priceListVersion }: { readonly face: Face; readonly priceListVersion: string | null },
): WireRecompute {
  const { header } = document
  const price = prices[face]
  const rows = rowsInOrder(document).filter((row) => row.kind === 'article')
  return {
    rows: rows.map((row) => {
      const evaluation = articles[row.id]
      return {
        uniqueid: row.id,
        boxid: null,
        catalog: row.catalogue,
        model: row.model,
        cmodel: row.model,
        neutro: evaluation ? withoutHeader(evaluation) : {},
        erp: '',
        extraEval: evaluation ? toWireWork(evaluation) : {},
        reg: row.choices,
        cod: row.article,
        side: row.side,
        qty: row.quantity,
        artefactHash: document.packs[row.catalogue] ?? null,
        price: price?.rows[row.id]?.total ?? null,
      }
    }),
    header: document.alternatives[header.activeAlternative]?.choices ?? {},
    listid: header.priceList,
    priceListVersion,
    priceDate: writeDate(header.priceDate),
    pricesIncrease: header.priceIncrease,
    face,
    // A total over more than article rows is not what the rows above add up to.
    total:
      rows.length === rowsInOrder(document).length && surfaces.length === 0 ? (price?.total ?? null) : null,
  }
}

export function fromWireRecompute(wire: WireRecompute): RecomputeWish {
  return {
    project: wire.id ?? null,
    rows: wire.rows.map((row) => ({
      id: row.uniqueid,
      group: row.boxid,
      catalogue: row.catalog,
      model: row.cmodel || row.model,
      article: row.cod,
      orderCode: row.erp,
      choices: row.reg,
      side: row.side,
      quantity: row.qty,
      worked: fromWireWork(row.extraEval),
      pack: row.artefactHash,
      total: row.price,
    })),
    header: wire.header,
    priceList: wire.listid,
    priceListVersion: wire.priceListVersion,
    date: wire.priceDate && readDate(wire.priceDate),
    increase: wire.pricesIncrease,
    face: wire.face,
    total: wire.total,
  }
}

export function toWireRecomputed(
  { rows }: RecomputeWish,
  { price, priceListVersion, errors }: Recomputed,
  language: string,
): WireRecomputed {
  return {
    listid: price.priceList,
    priceListVersion,
    priceDate: writeDate(price.date),
    currency: price.currency,
    face: price.face,
    withVat: price.withVat,
    total: price.total,
    lines: toWireLines(price.lines, language),
    rows: rows.map(({ id, group }) => {
      const own = price.rows[id]
      return {
        uniqueid: id,
        boxid: group,
        unit: own?.unit ?? null,
        total: own?.total ?? null,
        lines: toWireLines(own?.lines ?? [], language),
        error: errors[id] ?? '',
      }
    }),
  }
}

/** What a client reads of the answer: totals to compare with its own. */
export function fromWireRecomputed(wire: WireRecomputed) {
  return {
    face: wire.face,
    currency: wire.currency,
    priceList: wire.listid,
    priceListVersion: wire.priceListVersion,
    date: readDate(wire.priceDate),
    withVat: wire.withVat,
    total: wire.total,
    lines: wire.lines.map(fromWireLine),
    rows: wire.rows.map(({ uniqueid, boxid, unit, total, lines, error }) => ({
      id: uniqueid,
      group: boxid,
      unit,
      total,
      lines: lines.map(fromWireLine),
      error,
    })),
  }
}

type Line = Pick<RowPrice['lines'][number], 'step' | 'code' | 'label' | 'amount' | 'basis' | 'rate'>

function toWireLines(lines: readonly Line[], language: string): z.output<typeof WirePriceLine>[] {
  return lines.map(({ step, code, label, amount, basis, rate }) => ({
    step,
    cod: code,
    des: textIn(label, language),
    amount,
    basis: basis ?? null,
    rate: rate ?? null,
  }))
}

function fromWireLine({ step, cod, des, amount, basis, rate }: z.output<typeof WirePriceLine>) {
  const label: Text = { en: des }
  return { step, code: cod, label, amount, ...(basis !== null && { basis }), ...(rate !== null && { rate }) }
}
