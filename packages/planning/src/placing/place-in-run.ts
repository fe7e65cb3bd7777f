import { nearestWithin, type Placement, type Stretch, snapTolerance } from '@arredo/geometry'
import type { Preview, RowId } from '@arredo/project'
import { linesAlong } from './lines-along.ts'
import { type Moves, openShelf, resizeOnShelf, type Shelf } from './shelf.ts'
import { type Comer, shelfBefore } from './shelf-before.ts'

export type Move = { readonly row: RowId; readonly placement: Placement }

/** Where a comer goes on a wall, and what that does to the others. */
export type InRun =
  /** Room enough, or room made by pushing. */
  | { readonly way: 'stands'; readonly placement: Placement; readonly moves: readonly Move[] }
  /** It takes the place of another. */
  | {
      readonly way: 'replaces'
      readonly row: RowId
      readonly placement: Placement
      readonly moves: readonly Move[]
    }
  /** So many millimetres are missing. */
  | { readonly way: 'lacks'; readonly missing: number }

export type InRunOptions = {
  readonly snaps: boolean
  /** Whether pointing at the middle of another means to replace it. */
  readonly replaces: boolean
}

/** The middle of a thing, where one means the thing and not the joint beside it. */
const middle = 0.3

/** A comer whose left end is wanted so far along the face. */
export function placeInRun(
  now: Preview,
  stretch: Stretch,
  comer: Comer,
  wanted: number,
  { snaps, replaces }: InRunOptions,
): InRun {
  const shelf = shelfBefore(now, stretch, comer)
  const { width } = comer.size
  const centre = wanted + width / 2
  const over = shelf.taken.findIndex(({ start, end }) => start < centre && centre < end)
  const hit = shelf.taken[over]
  const into = (joint: number) => opened(now, stretch, comer, shelf, { joint, wanted, snaps })
  if (!hit) return into(shelf.taken.filter(({ end }) => end <= centre).length)

  const share = (centre - hit.start) / (hit.end - hit.start)
  if (replaces && !hit.fixed && share > middle && share < 1 - middle) {
    const fit = resizeOnShelf(shelf, hit.id, width, 'left')
    if (!fit.fits) return { way: 'lacks', missing: fit.missing }
    const placed = stands(now, stretch, comer, fit.at, fit.moves)
    return placed.way === 'stands' ? { ...placed, way: 'replaces', row: hit.id } : placed
  }
  return into(share < 0.5 ? over : over + 1)
}

/** In the gap at a joint where it is wide enough, else by pushing. */
function opened(
  now: Preview,
  stretch: Stretch,
  comer: Comer,
  shelf: Shelf,
  { joint, wanted, snaps }: { readonly joint: number; readonly wanted: number; readonly snaps: boolean },
): InRun {
  const { width } = comer.size
  const gap = { from: shelf.taken[joint - 1]?.end ?? shelf.from, to: shelf.taken[joint]?.start ?? shelf.to }
  if (gap.to - gap.from >= width - 1e-6) {
    const lines = snaps ? linesAlong(now, stretch, comer) : []
    return stands(now, stretch, comer, inGap(gap, wanted, width, snaps, lines), new Map())
  }
  const room = openShelf(shelf, joint, width)
  return room.fits
    ? stands(now, stretch, comer, room.at, room.moves)
    : { way: 'lacks', missing: room.missing }
}

/**
 * At an end of the gap first: nothing breaks a run. Then in line with what is above or below, but not so near to an
 * end that a crack would be left there.
 */
function inGap(
  gap: { readonly from: number; readonly to: number },
  wanted: number,
  width: number,
  snaps: boolean,
  lines: readonly number[],
): number {
  const last = gap.to - width
  const left = Math.min(last, Math.max(gap.from, wanted))
  if (!snaps) return Math.round(left)
  const free = [(gap.from + last) / 2, ...lines].filter(
    (line) => line > gap.from + snapTolerance && line < last - snapTolerance,
  )
  return nearestWithin(left, [gap.from, last]) ?? nearestWithin(left, free) ?? Math.round(left)
}

/** Rows that begin elsewhere along their walls from now on. */
export function movedAlong({ document }: Preview, starts: Moves): readonly Move[] {
  return [...starts].flatMap(([id, start]): readonly Move[] => {
    const row = document.rows[id]
    const placement = row && 'placement' in row ? row.placement : null
    return placement && placement.at[0] !== start
      ? [{ row: id, placement: { ...placement, at: [start, placement.at[1], placement.at[2]] } }]
      : []
  })
}

function stands(
  now: Preview,
  { wall, side }: Stretch,
  { elevation }: Comer,
  left: number,
  starts: Moves,
): InRun {
  const placement: Placement = { at: [left, 0, elevation], rotation: 0, seat: { on: 'wall', wall, side } }
  return { way: 'stands', placement, moves: movedAlong(now, starts) }
}
