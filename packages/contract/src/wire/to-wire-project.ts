import type { ArticleEvaluation, Choices } from '@arredo/catalogue'
import {
  type ArticleRow,
  type Evaluation,
  type ProjectDocument,
  type RowId,
  rowsInOrder,
  tradeOfProject,
  viewsInOrder,
} from '@arredo/project'
import { toWireOtherRows } from './other-rows.ts'
import { carrierOf, placeInPlan, wallOf } from './place-in-plan.ts'
import { toEnvWall } from './to-env-wall.ts'
import { toWireCustomer } from './wire-customer.ts'
import { writeDate } from './wire-date.ts'
import { rowType, type WireProject, type WireRow } from './wire-project.ts'
import { toWireWork } from './wire-work.ts'

export type ToWireOptions = {
  /** Null for a project that was never saved. */
  readonly id: number | null
  /** Of the active alternative: what was not evaluated stands where it can be reckoned without its size. */
  readonly evaluation: Evaluation
  /** Of the preferences, passed on as they are (H-49). */
  readonly measures: unknown
  readonly currency: string
  /** Where its picture is, as an address of the application. */
  readonly picture?: string
  readonly selected?: RowId | null
  /** What was done to it since it was opened, oldest first. */
  readonly history?: readonly string[]
  /** An article's code in the order system. */
  readonly orderCode?: (row: ArticleRow) => string
  readonly localCatalogues?: readonly string[]
}

/** The fields of a project that hosts know at the top, and that we keep among the customer's fields. */
export const references = ['iderp3', 'olnid', 'insightContextId'] as const

/** The active alternative in the legacy shape (D-82): its articles, its other rows, the room, the header. */
export function toWireProject(document: ProjectDocument, options: ToWireOptions): WireProject {
  const { header } = document
  const { evaluation } = options
  const { discounts, agreed } = document.trade[tradeOfProject] ?? {}
  const all = rowsInOrder(document)
  const rows = all.filter((row) => row.kind === 'article')
  const otherRows = toWireOtherRows(document, all, evaluation)
  return {
    id: options.id,
    des: header.name,
    isopen: true,
    status: header.status,
    shopid: header.shop,
    listid: header.priceList,
    ...toWireCustomer(header),
    customerFields: withoutReferences(header.customerFields),
    img: options.picture ?? '',
    currentrow: all.find(({ id }) => id === options.selected)?.id ?? null,
    envWall: toEnvWall(document, evaluation),
    history: [...(options.history ?? [])],
    priceDate: writeDate(header.priceDate),
    pricesIncrease: header.priceIncrease,
    toReval: rows.some(({ id }) => !isEvaluated(evaluation, id)),
    isoffer: header.status === 'offer',
    iderp3: reference(header.customerFields.iderp3),
    olnid: reference(header.customerFields.olnid),
    insightContextId: reference(header.customerFields.insightContextId),
    engine_views: viewsInOrder(document).map(
      ({ id, name, eye, target, fieldOfView, isLevel, offered, picture }) => ({
        id,
        des: name,
        eye: [...eye],
        target: [...target],
        fov: fieldOfView,
        ...(isLevel && { level: true }),
        ...(offered !== undefined && { offer: offered }),
        ...(picture !== undefined && { img: picture }),
      }),
    ),
    globalPriceExtras: {
      totalDiscount1: discounts?.[0] ?? null,
      totalDiscount2: discounts?.[1] ?? null,
      ...(agreed && { agreed }),
    },
    header: document.alternatives[header.activeAlternative]?.choices ?? {},
    rows: rows.map((row) => toWireRow(document, row, options)),
    ...(otherRows.length > 0 && { otherRows }),
    measures: options.measures,
    currency: options.currency,
  }
}

function toWireRow(document: ProjectDocument, row: ArticleRow, options: ToWireOptions): WireRow {
  const { evaluation, orderCode, localCatalogues } = options
  const answer = evaluation.articles[row.id]
  const wallid = wallOf(document, row)
  const place = placeInPlan(document, evaluation, row.id)
  return {
    type: rowType.box,
    uniqueid: row.id,
    boxid: carrierOf(row) ?? row.group ?? null,
    catalog: row.catalogue,
    model: row.model,
    cmodel: row.model,
    cod: row.article,
    des: answer?.name.en ?? '',
    neutro: answer ? withoutHeader(answer) : {},
    erp: orderCode?.(row) ?? '',
    extraEval: answer ? toWireWork(answer) : {},
    reg: row.choices,
    rule: answer?.configuration ?? null,
    jeval3ddone: isEvaluated(evaluation, row.id),
    auto: row.auto !== undefined,
    local: localCatalogues?.includes(row.catalogue) ?? false,
    wallItem: wallid !== null,
    side: row.side,
    qty: row.quantity,
    pos: place && { x: place.at[0], y: place.at[1], z: place.at[2], rot: place.rotation, wallid },
    flags: row.flags,
  }
}

/** a row that could not be evaluated counts as evaluated: nobody is to try it for ever. */
function isEvaluated({ articles, findings }: Evaluation, id: RowId): boolean {
  const isTried = findings.some(
    ({ row, code }) => row === id && (code === 'failed' || code === 'unknownArticle'),
  )
  return articles[id] !== undefined || isTried
}

export function withoutHeader({ configuration, variants }: ArticleEvaluation): Choices {
  const fromHeader = new Set(variants.filter(({ source }) => source === 'header').map(({ code }) => code))
  return Object.fromEntries(Object.entries(configuration).filter(([code]) => !fromHeader.has(code)))
}

function withoutReferences(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names: readonly string[] = references
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

function reference(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
