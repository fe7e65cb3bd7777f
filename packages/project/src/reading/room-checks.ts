import { longestNote, mostSlopes } from '../most-records.ts'
import { fixtureKinds } from '../room-records.ts'
import { byWord, listOf, mapOf, number, object, oneOf, orNull, text, tuple } from './check.ts'

export const id = text(64)
/** A kilometre: beyond it a length is a mistake or an attack. */
export const coordinate = number(-1_000_000, 1_000_000)
export const length = number(0.001, 1_000_000)
export const point = tuple(coordinate, coordinate)
export const point3 = tuple(coordinate, coordinate, coordinate)
export const size3 = tuple(length, length, length)

const word = text(20)
const side = oneOf(['left', 'right'])
const height = number(1, 100_000)
const finish = text(200)

const seat = byWord('on', {
  floor: object({ on: word }),
  wall: object({ on: word, wall: id, side }),
  corner: object({ on: word, wall: id, side, end: oneOf(['from', 'to']) }),
  ceiling: object({ on: word }),
  row: object({ on: word, row: id }),
  opening: object({ on: word, opening: id }),
  slot: object({ on: word, row: id, slot: id }),
})

export const placement = object({ at: point3, rotation: number(-360, 360), seat })

export const checkCorner = object({ id, at: point })

export const checkWall = object({
  id,
  from: id,
  to: id,
  kind: oneOf(['wall', 'open']),
  thickness: number(0, 5000),
  line: oneOf(['left', 'centre', 'right']),
  height: orNull(height),
})

export const checkRoom = object({
  id,
  name: text(200),
  inside: point,
  height,
  slopes: listOf(object({ wall: id, side, knee: number(0, 100_000), run: length }), mostSlopes),
  floor: orNull(finish),
  ceiling: orNull(finish),
  walls: orNull(finish),
  exceptions: mapOf(finish, 500),
})

export const checkOpening = object({
  id,
  wall: id,
  kind: oneOf(['door', 'window', 'passage', 'niche']),
  offset: coordinate,
  width: length,
  height: length,
  sill: number(0, 1_000_000),
  hand: side,
  swing: oneOf(['in', 'out', 'none']),
  depth: orNull(length),
  side,
})

export const checkFixture = object({ id, kind: oneOf(fixtureKinds), size: size3, placement })

const drawing = byWord('on', {
  plan: object({ on: word }),
  face: object({ on: word, wall: id, side }),
})
const anchor = object(
  { at: point },
  { to: object({ kind: oneOf(['row', 'wall', 'opening', 'fixture']), id }) },
)
const mark = object({ id, drawing, kind: word, text: text(longestNote), at: point })

export const checkNote = byWord('kind', {
  text: object({ id, drawing, kind: word, text: text(longestNote), at: point, leader: orNull(anchor) }),
  dimension: object({ id, drawing, kind: word, from: anchor, to: anchor, away: coordinate }),
  level: mark,
  revision: mark,
})

export const checkUnderlay = object({
  id,
  kind: oneOf(['picture', 'drawing']),
  file: text(200),
  at: point,
  rotation: number(-360, 360),
  scale: number(0.000_001, 1_000_000),
  opacity: number(0, 1),
})
