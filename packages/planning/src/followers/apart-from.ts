import { itemToPlan, type Point, placeOf, planToItem } from '@arredo/geometry'
import { type FollowerRow, isPlaced, type Preview, type RowId, standingRow } from '@arredo/project'
import { groundOf, lyingAt } from './lying-at.ts'
import type { Piece } from './piece.ts'

/** How far a row is from where a piece is wanted, in whole millimetres: crumbs of reckoning decide nothing. */
export type Apart = (piece: Piece, row: FollowerRow) => number

/**
 * Reckoned from where the row was beside its unit before: one that is moved by its own width would else find its
 * right panel where its left one is wanted.
 */
export function apartFrom(before: Preview, now: Preview): Apart {
  const ground = groundOf(now.document)
  return (piece, row) => {
    const wanted = lyingAt(ground, piece)?.place
    const expected = wanted && besideUnit(before, now, row, sharedUnit(piece, row))
    if (!expected) return farAway
    return Math.round(Math.hypot(expected[0] - wanted.at[0], expected[1] - wanted.at[1]))
  }
}

/** Farther than anything in a plan. */
const farAway = 1e9

function sharedUnit({ of }: Piece, { auto }: FollowerRow): RowId {
  return of.find((id) => auto.of.includes(id)) ?? ''
}

/** Where the row would be if it had gone along with its unit. */
function besideUnit(before: Preview, now: Preview, row: FollowerRow, unit: RowId): Point | null {
  const was = before.document.rows[row.id]
  const [then, known] = isPlaced(was) ? [before, was] : [now, row]
  // Where the size matters it hangs on nothing that a rule chose.
  const seated = known.placement && { placement: known.placement, size: nothing }
  const place = seated && placeOf(seated, groundOf(then.document))
  if (!place) return null
  const point: Point = [place.at[0], place.at[1]]
  const from = standingRow(then.document, then.evaluation, unit)
  const to = standingRow(now.document, now.evaluation, unit)
  return from && to && from !== to ? itemToPlan(to.place, planToItem(from.place, point)) : point
}

const nothing = { width: 0, depth: 0, height: 0 }
