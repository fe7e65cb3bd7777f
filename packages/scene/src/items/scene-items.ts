import type { Pack } from '@arredo/catalogue'
import type { EditorState } from '@arredo/editor'
import type { Part, Size } from '@arredo/geometry'
import {
  type DeskState,
  type Evaluation,
  type OwnApplianceRow,
  type ProjectDocument,
  standingRows,
} from '@arredo/project'
import type { Item } from './item-layer.ts'

/** Must answer with the same object as long as the pack is the same: views compare by identity. */
export type MaterialsOf = (catalogue: string) => Pack['materials']

/** What is about to be placed has no row yet. */
export const newcomerId = '(newcomer)'

const applianceFinishes: Pack['materials'] = {
  body: { name: { en: 'Own appliance' }, colour: '#c9cbcd', finish: 'satin' },
}
const applianceParts = new WeakMap<OwnApplianceRow, readonly Part[]>()

/** Everything that stands in the room now: the document, with the current gesture drawn into it. */
export function sceneItems(
  { document, evaluation }: DeskState,
  state: EditorState,
  materials: MaterialsOf,
): Item[] {
  const { gesture } = state
  const items = standingItems(document, evaluation, materials).map((item): Item => {
    const isOpen = state.opened.includes(item.id)
    if (gesture?.kind !== 'move' || gesture.row !== item.id) return isOpen ? { ...item, isOpen } : item
    const tint = gesture.collides ? 'collides' : 'none'
    return { ...item, isOpen, placement: gesture.placement, tint }
  })
  if (gesture?.kind !== 'place' || !gesture.placement) return items

  const { newcomer, placement, collides } = gesture
  const { parts, size, side, catalogue } = newcomer
  const finishes = materials(catalogue)
  const tint = collides ? 'collides' : 'none'
  return [...items, { id: newcomerId, parts, size, side, finishes, placement, isOpen: false, tint }]
}

/** What the document alone puts into the room. */
export function standingItems(
  document: ProjectDocument,
  evaluation: Evaluation,
  materials: MaterialsOf,
): Item[] {
  return standingRows(document, evaluation).map(
    ({ id, row, placement, size }): Item => ({
      id,
      parts: row.kind === 'article' ? (evaluation.articles[id]?.parts ?? []) : partsOf(row, size),
      size,
      side: row.kind === 'article' ? row.side : 'L',
      finishes: row.kind === 'article' ? materials(row.catalogue) : applianceFinishes,
      placement,
      isOpen: false,
      tint: 'none',
    }),
  )
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
