import type { Point3 } from '@arredo/geometry'
import type { Evaluation, ProjectDocument, Row } from '@arredo/project'
import { placeInPlan, wallOf } from './place-in-plan.ts'
import type { WireOtherRow } from './wire-other-row.ts'

export function toWireOtherRows(
  document: ProjectDocument,
  rows: readonly Row[],
  evaluation: Evaluation,
): WireOtherRow[] {
  let after = 0
  return rows.flatMap((row) => {
    if (row.kind !== 'article') return [toWireOtherRow(document, row, after, evaluation)]
    if (!row.auto) after++
    return []
  })
}

type OtherRow = Exclude<Row, { readonly kind: 'article' }>

function toWireOtherRow(
  document: ProjectDocument,
  row: OtherRow,
  after: number,
  evaluation: Evaluation,
): WireOtherRow {
  const head = { uniqueid: row.id, kind: row.kind, after, des: row.text, flags: row.flags }
  if (row.kind === 'text' || row.kind === 'subtotal') return head
  if (row.kind === 'ownAppliance') return { ...head, ...boxOf(document, row, row.size, evaluation) }
  const adjustment = row.adjustment && { adjustment: row.adjustment }
  if (row.kind === 'service') return { ...head, charge: row.charge, ...adjustment }
  const { quantity: qty, unit, price, vat, onRequest: onrequest, special } = row
  return {
    ...{ ...head, qty, unit, price, vat },
    ...(onrequest && { onrequest }),
    ...(special && { special }),
    ...adjustment,
    ...(row.size && boxOf(document, row, row.size, evaluation)),
  }
}

/** What stands in the room as a box: its size, and where. */
function boxOf(
  document: ProjectDocument,
  row: OtherRow,
  size: Point3,
  evaluation: Evaluation,
): Pick<WireOtherRow, 'size' | 'pos'> {
  const place = placeInPlan(document, evaluation, row.id)
  const [x, y, z] = place?.at ?? [0, 0, 0]
  const pos = place && { x, y, z, rot: place.rotation, wallid: wallOf(document, row) }
  return { size: [...size], ...(pos && { pos }) }
}

/** As version 2 has them. What was asked for of a row that is not here stands by itself. */
export function fromWireOtherRow(
  wire: WireOtherRow,
  index: number,
  { alternative, rows }: { readonly alternative: string; readonly rows: ReadonlySet<string> },
) {
  const { uniqueid: id, kind, after, des: text, flags, pos, size, special, onrequest, charge } = wire
  const { qty = 1, unit = '', price = 0, vat = '0', adjustment } = wire
  // Behind the article it follows, and in the order they came.
  const base = { id, alternative, order: after + (index + 1) / 10_000, flags, kind, text }
  const own = adjustment && { adjustment }
  if (kind === 'service') return { ...base, charge, ...own }
  const placement = pos ? { at: [pos.x, pos.y, pos.z], rotation: pos.rot, wall: pos.wallid } : null
  if (kind === 'ownAppliance') return { ...base, size, placement }
  if (kind !== 'free') return base
  return {
    ...{ ...base, quantity: qty, unit, price, vat },
    ...(onrequest && { onRequest: onrequest }),
    ...(special && rows.has(special.of) && { special }),
    ...own,
    ...(size && { size, placement }),
  }
}
