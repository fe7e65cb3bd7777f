import type { Pack } from '@arredo/catalogue'
import type { FaceName, Part, Seat, Size, WallId } from '@arredo/geometry'
import {
  type OwnApplianceRow,
  type Preview,
  type ProjectDocument,
  type RowId,
  standingRows,
} from '@arredo/project'
import type { Tint } from '../materials/material-store.ts'
import type { Item } from './item-layer.ts'

/** Must answer with the same object as long as the pack is the same: views compare by identity. */
export type MaterialsOf = (catalogue: string) => Pack['materials']

/** The document as the tool in hand shows it, and which rows it marks. */
export type ShownItems = Preview & { readonly tints: Readonly<Record<RowId, Tint>> }

const applianceFinishes: Pack['materials'] = {
  body: { name: { en: 'Own appliance' }, colour: '#c9cbcd', finish: 'satin' },
}
const applianceParts = new WeakMap<OwnApplianceRow, readonly Part[]>()

/** Everything that stands in the room now. */
export function sceneItems(shown: ShownItems, opened: readonly RowId[], materials: MaterialsOf): Item[] {
  return standingItems(shown, materials).map((item): Item => {
    const isOpen = opened.includes(item.id)
    const tint = shown.tints[item.id] ?? 'none'
    return { ...item, isOpen, tint }
  })
}

/** What the document alone puts into the room. */
export function standingItems({ document, evaluation }: Preview, materials: MaterialsOf): Item[] {
  return standingRows(document, evaluation).map(
    ({ id, row, place, size, seat }): Item => ({
      id,
      parts: row.kind === 'article' ? (evaluation.articles[id]?.parts ?? []) : partsOf(row, size),
      size,
      side: row.kind === 'article' ? row.side : 'L',
      finishes: row.kind === 'article' ? materials(row.catalogue) : applianceFinishes,
      place,
      ...faceOf(seat),
      ...wallAround(document, seat),
      isOpen: false,
      tint: 'none',
    }),
  )
}

function faceOf(seat: Seat): { readonly face?: FaceName } {
  return seat.on === 'wall' || seat.on === 'corner' ? { face: { wall: seat.wall, side: seat.side } } : {}
}

function wallAround({ openings }: ProjectDocument, seat: Seat): { readonly setInto?: WallId } {
  const wall = seat.on === 'opening' ? openings[seat.opening]?.wall : undefined
  return wall === undefined ? {} : { setInto: wall }
}

function partsOf(row: OwnApplianceRow, { width, depth, height }: Size): readonly Part[] {
  const known = applianceParts.get(row)
  if (known) return known

  const parts: readonly Part[] = [
    { code: 'body', shape: 'box', at: [0, 0, 0], size: [width, depth, height], material: 'body' },
  ]
  applianceParts.set(row, parts)
  return parts
}
