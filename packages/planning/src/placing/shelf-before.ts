import { openingOnFace, type Size, type Stretch, shellOf, spanOnWall } from '@arredo/geometry'
import {
  isFollower,
  openingsNow,
  type Preview,
  type RowId,
  type StandingRow,
  solidFixtures,
  standingRows,
} from '@arredo/project'
import { type RunKind, runKind } from '../runs/run.ts'
import type { Shelf, Taken } from './shelf.ts'

/** Something on its way to a wall: which run it would join, how large it is and how high it hangs. */
export type Comer = {
  readonly kind: RunKind | null
  readonly size: Size
  readonly elevation: number
  /** The row itself, where it stands there already. */
  readonly row: RowId | null
}

/** Millimetres of overlap that count as touching. */
const touching = 0.5

/**
 * The line before a piece of wall as the comer sees it: what it would stand in, from left to right along the face.
 * Units of its own run make room; all else, solid fixtures and openings it would cover stay where they are.
 */
export function shelfBefore(now: Preview, stretch: Stretch, comer: Comer): Shelf {
  const face = shellOf(now.document).face(stretch.wall, stretch.side)
  if (!face) return { from: stretch.start, to: stretch.end, taken: [] }
  const [bottom, top] = [comer.elevation, comer.elevation + comer.size.height]
  const items = standingRows(now.document, now.evaluation)
    .filter(
      ({ id, row, place, size }) =>
        id !== comer.row &&
        !isFollower(row) &&
        place.at[2] < top - touching &&
        place.at[2] + size.height > bottom + touching,
    )
    .flatMap((item): readonly Taken[] => {
      const { start, end, near, far } = spanOnWall(face.frame, item)
      if (near >= comer.size.depth - touching || far <= touching) return []
      return [{ id: item.id, start, end, fixed: !makesRoom(now, item, stretch, comer) }]
    })
  // A column or a radiator: it stays, and nothing stands in it.
  const fixtures = solidFixtures(now.document)
    .filter(
      ({ place, size }) => place.at[2] < top - touching && place.at[2] + size.height > bottom + touching,
    )
    .flatMap((fixture): readonly Taken[] => {
      const { start, end, near, far } = spanOnWall(face.frame, fixture)
      const isClear = near >= comer.size.depth - touching || far <= touching
      return isClear ? [] : [{ id: fixture.id, start, end, fixed: true }]
    })
  const openings = openingsNow(now.document, now.evaluation)
    .filter(
      ({ wall, sill, height }) =>
        wall === stretch.wall && sill < top - touching && sill + height > bottom + touching,
    )
    .map((opening): Taken => ({ id: opening.id, ...openingOnFace(opening, face), fixed: true }))
  const taken = [...items, ...fixtures, ...openings]
    .filter(({ start, end }) => end > stretch.start && start < stretch.end)
    .sort((one, two) => one.start - two.start || one.end - two.end || (one.id < two.id ? -1 : 1))
  return { from: stretch.start, to: stretch.end, taken }
}

function makesRoom(now: Preview, { id, row, seat }: StandingRow, stretch: Stretch, { kind }: Comer): boolean {
  const level = now.evaluation.articles[id]?.run
  const isOfRun = level !== undefined && kind === runKind(level)
  return (
    isOfRun && !row.locked && seat.on === 'wall' && seat.wall === stretch.wall && seat.side === stretch.side
  )
}
