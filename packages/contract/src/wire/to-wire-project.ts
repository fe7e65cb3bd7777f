import type { ArticleEvaluation, Choices } from '@arredo/catalogue'
import {
  type ArticleRow,
  type Customer,
  type Evaluation,
  type ProjectDocument,
  rowsInOrder,
} from '@arredo/project'
import { writeDate } from './wire-date.ts'
import { boxRow, type WireProject, type WireRow } from './wire-project.ts'

export type ToWireOptions = {
  /** Null for a project that was never saved. */
  readonly id: number | null
  readonly evaluation: Evaluation
  /** Of the preferences, passed on as they are (H-49). */
  readonly measures: unknown
  readonly currency: string
}

/** The fields of a project that hosts know at the top, and that we keep among the customer's fields. */
export const references = ['iderp3', 'olnid', 'insightContextId'] as const

/** The active alternative in the legacy shape (D-82): its article rows, the room, the header. */
export function toWireProject(document: ProjectDocument, options: ToWireOptions): WireProject {
  const { header } = document
  const { evaluation } = options
  const rows = rowsInOrder(document).filter((row) => row.kind === 'article')
  return {
    id: options.id,
    des: header.name,
    isopen: true,
    status: header.status,
    shopid: header.shop,
    listid: header.priceList,
    customercod: header.customer?.email ?? '',
    customerFields: withoutReferences(header.customerFields),
    orderaddress: header.customer ? [toAddress(header.customer)] : [],
    img: '',
    currentrow: null,
    envWall: toEnvWall(document),
    history: [],
    priceDate: writeDate(header.priceDate),
    pricesIncrease: header.priceIncrease,
    toReval: rows.some(({ id }) => !evaluation.articles[id]),
    isoffer: header.status === 'offer',
    iderp3: reference(header.customerFields.iderp3),
    olnid: reference(header.customerFields.olnid),
    insightContextId: reference(header.customerFields.insightContextId),
    engine_views: Object.values(document.views).map(({ id, name, eye, target, fieldOfView }) => ({
      id,
      des: name,
      eye: [...eye],
      target: [...target],
      fov: fieldOfView,
    })),
    globalPriceExtras: {
      totalDiscount1: header.discounts?.[0] ?? null,
      totalDiscount2: header.discounts?.[1] ?? null,
    },
    header: document.alternatives[header.activeAlternative]?.choices ?? {},
    rows: rows.map((row) => toWireRow(row, evaluation.articles[row.id])),
    measures: options.measures,
    currency: options.currency,
  }
}

function toWireRow(row: ArticleRow, evaluation: ArticleEvaluation | undefined): WireRow {
  const { placement } = row
  return {
    type: boxRow,
    uniqueid: row.id,
    boxid: null,
    catalog: row.catalogue,
    model: row.model,
    cmodel: row.model,
    cod: row.article,
    des: evaluation?.name.en ?? '',
    neutro: evaluation ? withoutHeader(evaluation) : {},
    erp: '',
    extraEval: {},
    reg: row.choices,
    rule: evaluation?.configuration ?? null,
    jeval3ddone: evaluation !== undefined,
    auto: false,
    local: false,
    wallItem: placement !== null && placement.wall !== null,
    side: row.side,
    qty: row.quantity,
    pos: placement && {
      x: placement.at[0],
      y: placement.at[1],
      z: placement.at[2],
      rot: placement.rotation,
      wallid: placement.wall,
    },
    flags: row.flags,
  }
}

export function withoutHeader({ configuration, variants }: ArticleEvaluation): Choices {
  const fromHeader = new Set(variants.filter(({ source }) => source === 'header').map(({ code }) => code))
  return Object.fromEntries(Object.entries(configuration).filter(([code]) => !fromHeader.has(code)))
}

function toEnvWall({ walls, openings }: ProjectDocument): WireProject['envWall'] {
  return {
    wallsVector: Object.values(walls).map(({ id, from, to, height, thickness }) => ({
      id,
      start: { x: from[0], y: from[1] },
      end: { x: to[0], y: to[1] },
      height,
      depth: thickness,
    })),
    windowInstance: Object.values(openings).map(({ id, wall, kind, offset, width, height, sill }) => ({
      id,
      wallid: wall,
      type: kind,
      offset,
      width,
      height,
      sill,
    })),
  }
}

function toAddress(customer: Customer): WireProject['orderaddress'][number] {
  return {
    city: customer.city,
    country: customer.country,
    countrycode: '',
    county: '',
    email: customer.email,
    firstname: customer.firstName,
    mobile: customer.mobile,
    postalcode: customer.postalCode,
    street: customer.street,
    surname: customer.lastName,
    vat: '',
  }
}

function withoutReferences(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names: readonly string[] = references
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

function reference(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
