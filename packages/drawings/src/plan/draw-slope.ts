import {
  ceilingAt,
  cross,
  distance,
  dot,
  type FoundRoom,
  isInRoom,
  minus,
  type Point,
  plus,
  type Shell,
  times,
} from '@arredo/geometry'
import type { Drawing, Layer, Shape } from '../drawing.ts'
import { kept } from '../kept.ts'
import { isFree, type TextBox, textBox } from '../text-box.ts'
import type { PlanLabels } from './labels.ts'
import { readableTurn } from './readable-turn.ts'

type Slope = FoundRoom['slopes'][number]

/** Under this height a person stoops: building rules count the floor area from here. */
const standingHeight = 2000

/** Where a sloping ceiling is high enough to stand, and where it ends. */
export function slopeLayers({ rooms }: Shell, textSize: number): readonly Layer[] {
  return rooms.flatMap((room, index): readonly Layer[] => {
    if (room.slopes.length === 0) return []
    const shapes = slopesKept(room, [textSize], () =>
      levelsOf(room, textSize).flatMap(({ pieces, isWall }) =>
        isWall ? [] : pieces.map(([from, to]): Shape => ({ kind: 'line', style: 'openingMark', from, to })),
      ),
    )
    return [{ key: `slopes ${index}`, shapes }]
  })
}

const slopesKept = kept<Drawing>()

export type LaidHeights = {
  readonly shapes: readonly Shape[]
  readonly boxes: readonly TextBox[]
}

/** The heights along these lines and where the slope begins, each where nothing is written, best where nothing stands. */
export function slopeHeights(
  room: FoundRoom,
  things: readonly TextBox[],
  taken: readonly TextBox[],
  textSize: number,
  labels: PlanLabels,
): LaidHeights {
  const shapes: Shape[] = []
  const boxes: TextBox[] = []
  for (const { slope, level, pieces, isWall } of levelsOf(room, textSize)) {
    const text = labels.text('Ceiling {{height}}', { height: labels.formatLength(level) })
    const turn = readableTurn((Math.atan2(slope.inward[1], slope.inward[0]) * 180) / Math.PI + 90)
    const places = placesBeside(pieces, slope, isWall, textSize).map((at) => ({
      at,
      box: textBox(at, text, textSize, turn),
    }))
    const isClear = ({ box }: { readonly box: TextBox }) =>
      isFree(box, taken) && isFree(box, boxes) && box.corners.every((corner) => isInRoom(corner, room))
    const place = places.find((each) => isClear(each) && isFree(each.box, things)) ?? places.find(isClear)
    if (!place) continue
    shapes.push({ kind: 'text', style: 'itemCode', at: place.at, text, size: textSize, turn })
    boxes.push(place.box)
  }
  return { shapes, boxes }
}

/** A height that is told, and where the ceiling has it. */
type Level = {
  readonly slope: Slope
  readonly level: number
  readonly pieces: readonly Piece[]
  /** At the wall where it begins, which needs no line. */
  readonly isWall: boolean
}

type Piece = readonly [from: Point, to: Point]

function levelsOf(room: FoundRoom, textSize: number): readonly Level[] {
  return room.slopes.flatMap((slope): readonly Level[] => {
    const { knee, run } = slope
    const { height } = room
    const awayAt = (level: number) => ((level - knee) / (height - knee)) * run
    // Lines so near to each other that their heights would lie on each other are one.
    const isTold = (level: number) => level < height && awayAt(level) > 3 * textSize
    const levels = isTold(standingHeight) ? [standingHeight, height] : [height]
    const rising = levels.map((level): Level => {
      const pieces = piecesInside(slope, awayAt(level), level, room)
      return { slope, level, pieces, isWall: false }
    })
    return [...rising, { slope, level: knee, pieces: piecesInside(slope, 1, knee, room), isWall: true }]
  })
}

/** Along the longest piece from its middle outwards, down the slope, then up it; at the wall only away from it. */
function placesBeside(
  pieces: readonly Piece[],
  { inward }: Slope,
  isWall: boolean,
  textSize: number,
): readonly Point[] {
  const [longest] = pieces.toSorted((one, two) => lengthOf(two) - lengthOf(one))
  if (!longest) return []
  const [from, to] = longest
  return (isWall ? [0.9, 2.1, 3.3] : [-0.9, 0.9]).flatMap((letters) =>
    alongPiece.map((share) => {
      const on = plus(from, times(minus(to, from), share))
      return plus(on, times(inward, letters * textSize))
    }),
  )
}

const alongPiece = [0.5, 0.35, 0.65, 0.2, 0.8]

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
