import { openingOnFace, type Stretch, shellOf, spanOnWall, type WallFace } from '@arredo/geometry'
import {
  type Fixture,
  isFollower,
  openingsNow,
  type Preview,
  type StandingRow,
  standingFixtures,
  standingRows,
} from '@arredo/project'
import type { Comer } from './shelf-before.ts'

const touching = 0.5
/** What a unit is set before on purpose. */
const pipes: readonly Fixture['kind'][] = ['water', 'waste', 'gas', 'vent']

/** Something on a wall that a comer can be in line with, because both may be there. */
export type InLine = {
  readonly what: 'item' | 'opening' | 'fixture'
  readonly start: number
  readonly end: number
  readonly bottom: number
  readonly top: number
}

/**
 * Where the left end of a comer lies when it is in line with what is above, below or behind it on its wall: edge to
 * edge with a unit, middle to middle with a unit, a sink, a hob, a window, a pipe or the wall itself.
 */
export function linesAlong(now: Preview, stretch: Stretch, comer: Comer): readonly number[] {
  const face = shellOf(now.document).face(stretch.wall, stretch.side)
  const { width } = comer.size
  const others = (face ? inLineOn(now, face, comer) : []).flatMap(({ what, start, end }) => [
    (start + end - width) / 2,
    ...(what === 'item' ? [start, end - width] : []),
  ])
  return [(stretch.start + stretch.end - width) / 2, ...others]
}

export function inLineOn(now: Preview, face: WallFace, comer: Comer): readonly InLine[] {
  const { document, evaluation } = now
  const [bottom, top] = [comer.elevation, comer.elevation + comer.size.height]
  const isClear = (each: InLine) => each.bottom >= top - touching || each.top <= bottom + touching
  const items = standingRows(document, evaluation)
    .filter((item) => !isFollower(item.row) && !goesAlong(item, comer.row))
    .flatMap((item): readonly InLine[] => {
      const { start, end, near, far } = spanOnWall(face.frame, item)
      if (near >= comer.size.depth - touching || far <= touching) return []
      const [, , low] = item.place.at
      return [{ what: 'item', start, end, bottom: low, top: low + item.size.height }]
    })
  const openings = openingsNow(document, evaluation)
    .filter(({ wall }) => wall === face.wall)
    .map((opening): InLine => {
      const { sill, height } = opening
      return { what: 'opening', ...openingOnFace(opening, face), bottom: sill, top: sill + height }
    })
  const fixtures = standingFixtures(document)
    .filter(({ fixture: { kind, placement } }) => pipes.includes(kind) && isOn(placement.seat, face))
    .map((each): InLine => {
      const { start, end } = spanOnWall(face.frame, each)
      const [, , low] = each.place.at
      return { what: 'fixture', start, end, bottom: low, top: low + each.size.height }
    })
  return [...[...items, ...openings].filter(isClear), ...fixtures.filter((each) => !isClear(each))]
}

function isOn(seat: Fixture['placement']['seat'], { wall, side }: WallFace): boolean {
  return seat.on === 'wall' && seat.wall === wall && seat.side === side
}

/** The comer itself, and what goes where it goes. */
function goesAlong({ id, seat }: StandingRow, row: Comer['row']): boolean {
  return row !== null && (id === row || ((seat.on === 'row' || seat.on === 'slot') && seat.row === row))
}
