import { type Place, placeOf, type Seat, shellOf, type WallId } from '@arredo/geometry'
import {
  type Evaluation,
  isPlaced,
  type ProjectDocument,
  type Row,
  type RowId,
  standingRow,
} from '@arredo/project'
import { plain, plainPlace } from '../plain-number.ts'

/** Nothing may carry itself, over however many others. */
const deepest = 8
const noSize = { width: 0, depth: 0, height: 0 }

/**
 * Where a row stands, for readers who know places in plan only. What is not drawn or was not evaluated has a
 * place too, as far as that can be told without a size; null where what it hangs on is not there.
 */
export function placeInPlan(document: ProjectDocument, evaluation: Evaluation, id: RowId): Place | null {
  const place = placed(document, evaluation, id, 0)
  return place && { at: plainPlace(place.at), rotation: plain(place.rotation) }
}

/** The wall a row sits on, in a corner of it or in an opening of it as well. */
export function wallOf({ openings }: ProjectDocument, row: Row): WallId | null {
  const seat = seatOf(row)
  if (seat?.on === 'wall' || seat?.on === 'corner') return seat.wall
  return seat?.on === 'opening' ? (openings[seat.opening]?.wall ?? null) : null
}

/** The row another sits on or in. */
export function carrierOf(row: Row): RowId | null {
  const seat = seatOf(row)
  return seat?.on === 'row' || seat?.on === 'slot' ? seat.row : null
}

function seatOf(row: Row): Seat | null {
  return isPlaced(row) ? row.placement.seat : null
}

function placed(document: ProjectDocument, evaluation: Evaluation, id: RowId, depth: number): Place | null {
  const standing = standingRow(document, evaluation, id)
  if (standing) return standing.place
  const row = document.rows[id]
  if (!isPlaced(row) || depth > deepest) return null

  const { size = noSize, cut } = evaluation.articles[id] ?? {}
  return placeOf(
    { placement: row.placement, size, cut },
    {
      shell: shellOf(document),
      openings: document.openings,
      placeOfRow: (carrier) => placed(document, evaluation, carrier, depth + 1),
    },
  )
}
