import {
  ceilingAt,
  cross,
  distance,
  dot,
  type FoundRoom,
  isInRoom,
  middle,
  minus,
  type Point,
  plus,
  type Shell,
  times,
} from '@arredo/geometry'
import type { Drawing, Layer, Shape } from '../drawing.ts'
import { kept } from '../kept.ts'
import type { PlanLabels } from './labels.ts'
import { readableTurn } from './readable-turn.ts'

type Slope = FoundRoom['slopes'][number]

/** Under this height a person stoops: building rules count the floor area from here. */
const standingHeight = 2000

/** Where a sloping ceiling begins, is high enough to stand, and ends, with the heights there. */
export function slopeLayers({ rooms }: Shell, labels: PlanLabels, textSize: number): readonly Layer[] {
  return rooms.flatMap((room, index): readonly Layer[] => {
    if (room.slopes.length === 0) return []
    const shapes = slopesKept(room, [labels, textSize], () =>
      room.slopes.flatMap((slope) => drawSlope(slope, room, { labels, textSize })),
    )
    return [{ key: `slopes ${index}`, shapes }]
  })
}

const slopesKept = kept<Drawing>()

type Writing = { readonly labels: PlanLabels; readonly textSize: number }

function drawSlope(slope: Slope, room: FoundRoom, writing: Writing): Drawing {
  const { knee, run } = slope
  const { height } = room
  const awayAt = (level: number) => ((level - knee) / (height - knee)) * run
  // Lines so near to each other that their heights would lie on each other are one.
  const isTold = (level: number) => level < height && awayAt(level) > 3 * writing.textSize
  const levels = isTold(standingHeight) ? [standingHeight, height] : [height]
  const rising = levels.flatMap((level): Drawing => {
    const away = awayAt(level)
    const pieces = piecesInside(slope, away, level, room)
    const lines = pieces.map(([from, to]): Shape => ({ kind: 'line', style: 'openingMark', from, to }))
    return [...lines, ...heightBeside(pieces, slope, level, -0.9, writing)]
  })
  return [...rising, ...heightBeside(piecesInside(slope, 1, knee, room), slope, knee, 0.9, writing)]
}

type Piece = readonly [from: Point, to: Point]

/** So many letters' heights away from the longest piece of a line, up the slope or down it. */
function heightBeside(
  pieces: readonly Piece[],
  { inward }: Slope,
  level: number,
  letters: number,
  { labels, textSize: size }: Writing,
): Drawing {
  const [longest] = pieces.toSorted((one, two) => lengthOf(two) - lengthOf(one))
  if (!longest) return []
  const at = plus(middle(...longest), times(inward, letters * size))
  const turn = readableTurn((Math.atan2(inward[1], inward[0]) * 180) / Math.PI + 90)
  const text = labels.text('Ceiling {{height}}', { height: labels.formatLength(level) })
  return [{ kind: 'text', style: 'itemCode', at, text, size, turn }]
}

/** Of the line at a distance from the wall what lies in the room and is not below another slope. */
function piecesInside(slope: Slope, away: number, level: number, room: FoundRoom): readonly Piece[] {
  const { origin, inward } = slope
  const along: Point = [-inward[1], inward[0]]
  const start = plus(origin, times(inward, away))
  const at = (share: number) => plus(start, times(along, share))
  const others = room.slopes.filter((other) => other !== slope)
  const isHere = (point: Point) =>
    isInRoom(point, room) && ceilingAt({ height: room.height, slopes: others }, point) > level - 1
  const stops = [
    ...[room.outline, ...room.holes].flatMap((corners) => crossings(corners, start, along)),
    ...others.flatMap((other) => reaching(other, level, room.height, start, along)),
  ].sort((one, two) => one - two)
  return stops.slice(1).flatMap((stop, index): readonly Piece[] => {
    const before = stops[index] ?? stop
    return stop - before > 1 && isHere(at((before + stop) / 2)) ? [[at(before), at(stop)]] : []
  })
}

/** How far along a line it crosses the sides of a polygon. */
function crossings(corners: readonly Point[], start: Point, along: Point): readonly number[] {
  return corners.flatMap((from, index) => {
    const side = minus(corners[(index + 1) % corners.length] ?? from, from)
    const turn = cross(along, side)
    if (Math.abs(turn) < 1e-9) return []
    const share = cross(minus(from, start), along) / turn
    return share >= 0 && share <= 1 ? [cross(minus(from, start), side) / turn] : []
  })
}

/** How far along a line another slope is as high as a level. */
function reaching(
  slope: Slope,
  level: number,
  height: number,
  start: Point,
  along: Point,
): readonly number[] {
  const rise = dot(along, slope.inward)
  if (Math.abs(rise) < 1e-9) return []
  const away = ((level - slope.knee) / (height - slope.knee)) * slope.run
  return [(away - awayFrom(slope, start)) / rise]
}

function awayFrom({ origin, inward }: Slope, point: Point): number {
  return dot(minus(point, origin), inward)
}

function lengthOf([from, to]: Piece): number {
  return distance(from, to)
}
