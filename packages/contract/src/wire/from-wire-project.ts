import {
  type Customer,
  type Header,
  newDocument,
  type ProjectDocument,
  type Result,
  type Row,
  readDocument,
  refuse,
  type Status,
  statuses,
} from '@arredo/project'
import { references } from './to-wire-project.ts'
import { readDate } from './wire-date.ts'
import { boxRow, WireProject, type WireRow } from './wire-project.ts'

const alternative = 'alternative-1'

/** A project out of its legacy shape, checked like every document from outside. */
export function fromWireProject(json: unknown): Result<ProjectDocument> {
  const parsed = WireProject.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refuse(`The project is not valid: ${issue?.path.join('.') || 'it'} ${issue?.message ?? ''}`.trim())
  }
  const wire = parsed.data
  const status = readStatus(wire.status)
  if (!status) return refuse(`The project is not valid: status ${wire.status.slice(0, 64)} is unknown`)
  const rows = wire.rows.filter(({ type }) => type === boxRow)
  const ids = [rows.map(({ uniqueid }) => uniqueid), wire.envWall.wallsVector.map(({ id }) => id)]
  if (ids.some((list) => new Set(list).size !== list.length)) {
    return refuse('The project is not valid: every row and wall needs its own id')
  }

  const base = newDocument({
    name: wire.des,
    alternative,
    priceDate: readDate(wire.priceDate),
    shop: wire.shopid,
    priceList: wire.listid,
    customer: readCustomer(wire),
    choices: wire.header,
  })
  return readDocument({
    ...base,
    header: {
      ...headerWithDiscounts(base.header, wire),
      status,
      priceIncrease: readIncrease(wire.pricesIncrease),
      customerFields: { ...wire.customerFields, ...givenReferences(wire) },
    },
    rows: byId(rows.map(readRow)),
    walls: byId(
      wire.envWall.wallsVector.map(({ id, start, end, height, depth }) => ({
        id,
        from: [start.x, start.y],
        to: [end.x, end.y],
        height,
        thickness: depth,
      })),
    ),
    openings: byId(
      wire.envWall.windowInstance.map(({ wallid, type, ...rest }) => ({ ...rest, wall: wallid, kind: type })),
    ),
    views: byId(
      wire.engine_views.map(({ id, des, eye, target, fov }) => ({
        id,
        name: des,
        eye,
        target,
        fieldOfView: fov,
      })),
    ),
  })
}

function headerWithDiscounts(
  { discounts: _, ...header }: Header,
  { globalPriceExtras }: WireProject,
): Header {
  const { totalDiscount1, totalDiscount2 } = globalPriceExtras
  if (totalDiscount1 === null && totalDiscount2 === null) return header
  return { ...header, discounts: [totalDiscount1 ?? 0, totalDiscount2 ?? 0] }
}

/** 'seller design' and 'ORDERED' are accepted spellings. */
export function readStatus(word: string): Status | null {
  const plain = (text: string) => text.replaceAll(' ', '').toLowerCase()
  return statuses.find((status) => plain(status) === plain(word)) ?? null
}

function readRow(wire: WireRow, index: number): Row {
  const { pos } = wire
  return {
    id: wire.uniqueid,
    alternative,
    order: index + 1,
    flags: wire.flags,
    kind: 'article',
    catalogue: wire.catalog,
    model: wire.cmodel,
    article: wire.cod,
    side: wire.side,
    choices: wire.reg,
    quantity: wire.qty,
    placement: pos && { at: [pos.x, pos.y, pos.z], rotation: pos.rot, wall: pos.wallid },
  }
}

function readCustomer({ orderaddress }: WireProject): Customer | null {
  const [address] = orderaddress
  if (!address) return null
  return {
    email: address.email,
    firstName: address.firstname,
    lastName: address.surname,
    street: address.street,
    postalCode: address.postalcode,
    city: address.city,
    country: address.country,
    mobile: address.mobile,
  }
}

function readIncrease(value: unknown): number {
  const increase = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof increase === 'number' && Number.isFinite(increase) ? increase : 1
}

function givenReferences(wire: WireProject): Record<string, unknown> {
  return Object.fromEntries(references.flatMap((name) => (wire[name] === null ? [] : [[name, wire[name]]])))
}

function byId<Item extends { readonly id: string }>(records: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}
