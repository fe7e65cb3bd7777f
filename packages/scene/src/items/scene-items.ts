import type { Pack } from '@arredo/catalogue'
import type { FaceName, Part, Seat, Size, WallId } from '@arredo/geometry'
import {
  type PlacedRow,
  type Preview,
  type ProjectDocument,
  partsWithHoles,
  type RowId,
  type StandingRow,
  standingRows,
} from '@arredo/project'
import type { Tint } from '../materials/material-store.ts'
import type { Item } from './item.ts'

/** Must answer with the same object as long as the pack is the same: views compare by identity. */
export type MaterialsOf = (catalogue: string) => Pack['materials']

/** The document as the tool in hand shows it, and which rows it marks. */
export type ShownItems = Preview & { readonly tints: Readonly<Record<RowId, Tint>> }

/** What no catalogue describes is a plain body: a customer's own in the grey of appliances, what is sold in white. */
const finishesOf: Readonly<Record<Plain['kind'], Pack['materials']>> = {
  ownAppliance: { body: { name: { en: 'Own appliance' }, colour: '#c9cbcd', finish: 'satin' } },
  free: { body: { name: { en: 'Free row' }, colour: '#eceae6', finish: 'matt' } },
}
type Plain = Exclude<PlacedRow, { readonly kind: 'article' }>
const partsOfPlain = new WeakMap<Plain, readonly Part[]>()

/** Everything that stands in the room now; what is as it was is the same object. */
export function sceneItems(
  shown: ShownItems,
  opened: readonly RowId[],
  materials: MaterialsOf,
  ajar: Readonly<Record<RowId, readonly string[]>> = {},
): readonly Item[] {
  return standingRows(shown.document, shown.evaluation).map((standing) => {
    const { id } = standing
    const leaves = ajar[id]
    const isOpen = leaves !== undefined || opened.includes(id)
    return looking(itemOf(shown, standing, materials), isOpen, shown.tints[id] ?? 'none', leaves)
  })
}

const lookedAt = new WeakMap<Item, Item>()

function looking(item: Item, isOpen: boolean, tint: Tint, ajar: Item['ajar']): Item {
  const isSo = (one: Item | undefined) => one?.isOpen === isOpen && one.tint === tint && one.ajar === ajar
  if (isSo(item)) return item

  const last = lookedAt.get(item)
  if (last && isSo(last)) return last
  const next = { ...item, isOpen, tint, ...(ajar && { ajar }) }
  lookedAt.set(item, next)
  return next
}

/** What the document alone puts into the room. */
export function standingItems({ document, evaluation }: Preview, materials: MaterialsOf): readonly Item[] {
  return standingRows(document, evaluation).map((standing) =>
    itemOf({ document, evaluation }, standing, materials),
  )
}

type Known = Pick<Item, 'parts' | 'finishes' | 'setInto'> & { readonly item: Item }

const known = new WeakMap<StandingRow, Known>()

function itemOf({ document, evaluation }: Preview, standing: StandingRow, materials: MaterialsOf): Item {
  const { id, row, place, size, seat } = standing
  const isArticle = row.kind === 'article'
  const parts = isArticle
    ? partsWithHoles(evaluation.articles[id]?.parts ?? noParts, row.worked)
    : partsOf(row, size)
  const finishes = isArticle ? materials(row.catalogue) : finishesOf[row.kind]
  const setInto = wallAround(document, seat)
  const last = known.get(standing)
  if (last?.parts === parts && last.finishes === finishes && last.setInto === setInto) return last.item

  const item: Item = {
    ...{ id, parts, size, side: isArticle ? row.side : 'L', finishes, place },
    ...faceOf(seat),
    ...(setInto === undefined ? {} : { setInto }),
    ...{ isOpen: false, tint: 'none' },
  }
  known.set(standing, { parts, finishes, ...(setInto === undefined ? {} : { setInto }), item })
  return item
}

const noParts: readonly Part[] = []

function faceOf(seat: Seat): { readonly face?: FaceName } {
  return seat.on === 'wall' || seat.on === 'corner' ? { face: { wall: seat.wall, side: seat.side } } : {}
}

function wallAround({ openings }: ProjectDocument, seat: Seat): WallId | undefined {
  return seat.on === 'opening' ? openings[seat.opening]?.wall : undefined
}

function partsOf(row: Plain, { width, depth, height }: Size): readonly Part[] {
  const known = partsOfPlain.get(row)
  if (known) return known

  const parts: readonly Part[] = [
    { code: 'body', shape: 'box', at: [0, 0, 0], size: [width, depth, height], material: 'body' },
  ]
  partsOfPlain.set(row, parts)
  return parts
}
