import {
  done,
  type Header,
  newDocument,
  type ProjectDocument,
  type Refusal,
  type Result,
  readDocument,
  refuse,
  type Status,
  statuses,
  tradeOfProject,
  withTrade,
} from '@arredo/project'
import { fromWireOtherRow } from './other-rows.ts'
import { references } from './to-wire-project.ts'
import { fromWireCustomer } from './wire-customer.ts'
import { readDate } from './wire-date.ts'
import { WireProject, type WireRow } from './wire-project.ts'
import { withCurrentWalls } from './with-current-walls.ts'

const alternative = 'alternative-1'
/** The last version whose room is the wire's: one clear line per wall, places in plan. */
const planVersion = 2

/** As documents have them. */
const longestGroup = 64

export type FromWire =
  | {
      readonly ok: true
      readonly value: ProjectDocument
      /** How many walls had to be made out of rows, because there were none in today's form (D-37). */
      readonly rebuiltWalls: number
      /** Whether who sent it says that it has to be evaluated again. */
      readonly isToBeEvaluated: boolean
    }
  | Refusal

/** A project out of its legacy shape, checked like every document from outside. */
export function fromWireProject(json: unknown): FromWire {
  const current = withCurrentWalls(json)
  if (!current.ok) return current
  const { project, rebuiltWalls } = current.value
  const parsed = WireProject.safeParse(project)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refuse(`The project is not valid: ${issue?.path.join('.') || 'it'} ${issue?.message ?? ''}`.trim())
  }
  const read = documentOf(rebuiltWalls > 0 ? offUnknownWalls(parsed.data) : parsed.data)
  return read.ok ? { ...read, rebuiltWalls, isToBeEvaluated: parsed.data.toReval } : read
}

function documentOf(wire: WireProject): Result<ProjectDocument> {
  const { rows, otherRows = [] } = wire
  const status = readStatus(wire.status)
  if (!status) return refuse(`The project is not valid: status ${wire.status.slice(0, 64)} is unknown`)
  const ids = [
    [...rows, ...otherRows].map(({ uniqueid }) => uniqueid),
    wire.envWall.wallsVector.map(({ id }) => id),
  ]
  if (ids.some((list) => new Set(list).size !== list.length)) {
    return refuse('The project is not valid: every row and wall needs its own id')
  }

  const { header, alternatives, packs } = newDocument({
    name: wire.des,
    alternative,
    priceDate: readDate(wire.priceDate),
    shop: wire.shopid,
    priceList: wire.listid,
    choices: wire.header,
  })
  const names = new Set(ids[0])
  const kept = new Set(byHand(rows).map(({ uniqueid }) => uniqueid))
  const read = readDocument({
    version: planVersion,
    header: {
      ...headerWithDiscounts(header, wire),
      ...fromWireCustomer(wire),
      status,
      priceIncrease: readIncrease(wire.pricesIncrease),
      customerFields: { ...wire.customerFields, ...givenReferences(wire) },
    },
    alternatives,
    packs,
    rows: byId<{ readonly id: string }>([
      ...byHand(rows).map((row, index) => readRow(row, index, names)),
      ...otherRows.map((row, index) => fromWireOtherRow(row, index, { alternative, rows: kept })),
    ]),
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
      wire.engine_views.map(({ id, des, eye, target, fov, level, offer, img }, index) => ({
        id,
        name: des,
        eye,
        target,
        fieldOfView: fov,
        order: index + 1,
        ...(level && { isLevel: true }),
        ...(offer !== undefined && { offered: offer }),
        ...(img !== undefined && { picture: img }),
      })),
    ),
  })
  if (!read.ok) return read
  const followed = rows.some(({ auto }) => auto) ? withFollowersOn(read.value) : read.value
  return done(wire.globalPriceExtras.agreed ? withAgreedDiscounts(followed) : followed)
}

function withAgreedDiscounts(document: ProjectDocument): ProjectDocument {
  const isGiven = document.trade[tradeOfProject]?.discounts !== undefined
  return isGiven ? withTrade(document, tradeOfProject, { agreed: true }) : document
}

/** A project in which something follows goes on so; one that never did is left alone. */
function withFollowersOn(document: ProjectDocument): ProjectDocument {
  const entries = Object.entries(document.alternatives)
  const alternatives = Object.fromEntries(entries.map(([id, each]) => [id, { ...each, followers: true }]))
  return { ...document, alternatives }
}

/** What follows by rule is made again by the rules of today: read as well, it would be there twice. */
function byHand(rows: readonly WireRow[]): readonly WireRow[] {
  return rows.filter(({ auto }) => !auto)
}

/** Walls made of rows have their names: what sat on a wall of another name keeps its place, without a wall. */
function offUnknownWalls(wire: WireProject): WireProject {
  const walls = new Set(wire.envWall.wallsVector.map(({ id }) => id))
  const rows = wire.rows.map((row) =>
    row.pos && row.pos.wallid !== null && !walls.has(row.pos.wallid)
      ? { ...row, pos: { ...row.pos, wallid: null } }
      : row,
  )
  return { ...wire, rows }
}

function headerWithDiscounts(header: Header, { globalPriceExtras }: WireProject): object {
  const { totalDiscount1, totalDiscount2 } = globalPriceExtras
  if (totalDiscount1 === null && totalDiscount2 === null) return header
  return { ...header, discounts: [totalDiscount1 ?? 0, totalDiscount2 ?? 0] }
}

/** 'seller design' and 'ORDERED' are accepted spellings. */
export function readStatus(word: string): Status | null {
  const plain = (text: string) => text.replaceAll(' ', '').toLowerCase()
  return statuses.find((status) => plain(status) === plain(word)) ?? null
}

/** As version 2 has it. Who sits on another row is told by its place alone; any other box is a group. */
function readRow(wire: WireRow, index: number, rows: ReadonlySet<string>) {
  const { pos, boxid } = wire
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
    ...(boxid && boxid.length <= longestGroup && !rows.has(boxid) ? { group: boxid } : {}),
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
