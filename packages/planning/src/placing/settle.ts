import {
  distance,
  distanceToWall,
  type FaceName,
  footprint,
  footprintCentre,
  isInside,
  nearestStretch,
  type Point,
  planToItem,
  type Stretch,
  shellOf,
  toWall,
  wallFrame,
} from '@arredo/geometry'
import { isFollower, type Preview, type RowId, type StandingRow, standingRows } from '@arredo/project'
import { runKind } from '../runs/run.ts'
import { intoCorner, intoCornerOf } from './blind-corner.ts'
import { clearedCorner } from './cleared-corner.ts'
import { cornersOf, nearestCorner, seatInCorner } from './corner-seat.ts'
import { joined, pointFor } from './declared-snaps.ts'
import { type InRun, type InRunOptions, placeInRun } from './place-in-run.ts'
import { alone, type BesideSide, type Settled, type Settler, type Settling } from './settled.ts'
import { stretchUnder } from './stretch-under.ts'

export type SettleOptions = InRunOptions & { readonly keep: FaceName | null }

/** Units nearer than this to a wall, measured from their backs, are drawn to it. */
const toWallReach = 350
/** How near to a unit one means it with something that lies on it. */
const toUnitReach = 500

/** Somebody points at where its middle should be. */
export function settle(now: Preview, comer: Settler, point: Point, options: SettleOptions): Settling {
  if (comer.attach === 'worktop') return onUnit(now, comer, point, options)
  if (!options.snaps) return null
  if (comer.kind === null) return comer.attach === 'floor' ? joined(now, comer, point) : null
  const inBlind = comer.blind ? intoCorner(now, comer, point, options.keep) : null
  if (inBlind) return inBlind
  if (comer.attach === 'corner') return inCorner(now, comer, point)
  const { seats } = shellOf(now.document)
  const meant = options.replaces ? stretchOfUnit(now, comer, point) : null
  const stretch = meant ?? nearestStretch(point, seats, options.keep)
  if (!stretch) return null
  const frame = wallFrame(stretch)
  const isMeant = comer.attach === 'wall' || distanceToWall(frame, point) < comer.size.depth / 2 + toWallReach
  if (!isMeant) return null
  const left = stretch.start + toWall(frame, point).along - comer.size.width / 2
  return settled(placeInRun(now, stretch, comer, left, options))
}

/** Who points at a unit means the wall it is on, also where it stands in a corner and another wall is as near. */
function stretchOfUnit(now: Preview, { kind }: Settler, point: Point): Stretch | null {
  const unit = standingRows(now.document, now.evaluation).find((item) => {
    const level = now.evaluation.articles[item.id]?.run
    return level && runKind(level) === kind && !isFollower(item.row) && isInside(point, footprint(item))
  })
  return unit ? stretchUnder(now.document, unit) : null
}

/** Somebody who looks at a face wants its left end so far along it. */
export function settleOnFace(
  now: Preview,
  comer: Settler,
  { wall, side }: FaceName,
  left: number,
  options: InRunOptions,
): Settling {
  if (comer.kind === null || comer.attach === 'corner' || !options.snaps) return null
  const middle = left + comer.size.width / 2
  const inBlind = comer.blind ? intoCornerOf(now, comer, { wall, side }, middle) : null
  if (inBlind) return inBlind
  const stretch = shellOf(now.document).seats.find(
    (each) => each.wall === wall && each.side === side && each.start <= middle && middle <= each.end,
  )
  return stretch ? settled(placeInRun(now, stretch, comer, left, options)) : null
}

/** Beside something that stands in a run, where there is room or room can be made; else on its other side. */
export function settleBeside(
  now: Preview,
  comer: Settler,
  row: RowId,
  side: BesideSide = 'right',
): Settled | null {
  const item = standingRows(now.document, now.evaluation).find(({ id }) => id === row)
  if (!item) return null
  if (comer.attach === 'worktop') {
    const placed = onUnit(now, comer, footprintCentre(item), { snaps: true })
    return placed && 'placement' in placed ? placed : null
  }
  if (comer.kind === null || comer.attach === 'corner') return null
  const { width } = comer.size
  for (const each of side === 'right' ? (['right', 'left'] as const) : (['left', 'right'] as const)) {
    const joint = jointOf(now, item, each)
    // Over the joint, a hair to either side of it.
    for (const off of joint ? [1, -1] : []) {
      const options = { snaps: true, replaces: false }
      const placed = joint && placeInRun(now, joint.stretch, comer, joint.at + off - width / 2, options)
      if (placed?.way === 'stands') return { ...placed, replaces: null }
    }
  }
  return null
}

/** Where one side of something lies along the wall it is on; the left side of a corner unit is on the wall before. */
function jointOf({ document }: Preview, item: StandingRow, side: BesideSide) {
  const stretch = stretchUnder(document, item)
  if (!stretch) return null
  if (item.seat.on === 'corner' && side === 'left') {
    const corner = cornersOf(shellOf(document)).find(
      ({ after }) => after.wall === stretch.wall && after.side === stretch.side,
    )
    return corner ? { stretch: corner.before, at: corner.before.end - item.size.depth } : null
  }
  const from = stretch.start + toWall(wallFrame(stretch), footprint(item)[0]).along
  return { stretch, at: side === 'right' ? from + item.size.width : from }
}

function settled(placed: InRun): Settling {
  if (placed.way === 'lacks') return { missing: placed.missing }
  const { placement, moves } = placed
  return { placement, moves, replaces: placed.way === 'replaces' ? placed.row : null }
}

function inCorner(now: Preview, comer: Settler, point: Point): Settling {
  const corner = nearestCorner(point, shellOf(now.document))
  if (!corner) return null
  const cleared = clearedCorner(now, corner, comer)
  return 'missing' in cleared
    ? cleared
    : { placement: seatInCorner(corner, comer.elevation), moves: cleared.moves, replaces: null }
}

/** Deeper things lie in the middle of a unit, small ones where one points; both like its middle from left to right. */
function onUnit(
  now: Preview,
  { size, row: own, roles = [] }: Settler,
  point: Point,
  { snaps }: Pick<SettleOptions, 'snaps'>,
): Settling {
  const units = standingRows(now.document, now.evaluation).filter(
    ({ id, row }) => now.evaluation.articles[id]?.run === 'base' && !isFollower(row) && id !== own,
  )
  const under = units.find((unit) => isInside(point, footprint(unit)))
  const [nearest] = units
    .map((unit) => ({ unit, away: distance(point, footprintCentre(unit)) }))
    .filter(({ away, unit }) => away < toUnitReach + unit.size.width / 2)
    .sort((one, two) => one.away - two.away)
  const unit = under ?? nearest?.unit
  if (!unit) return null
  const declared = snaps ? pointFor(now, roles, unit, point) : null
  const height = unit.size.height + usualThickness
  if (declared) {
    const [x, y] = planToItem(unit.place, declared)
    return alone({ at: [x, y, height], rotation: 0, seat: { on: 'row', row: unit.id } })
  }
  const [x, y] = planToItem(unit.place, point)
  const centred = (unit.size.width - size.width) / 2
  const left = x - size.width / 2
  const isLarge = size.depth >= large
  const back = isLarge ? (unit.size.depth - size.depth) / 2 : y - size.depth / 2
  const at = [
    Math.round(snaps && Math.abs(left - centred) < nearMiddle ? centred : left),
    Math.round(isLarge ? back : Math.max(behind, Math.min(back, unit.size.depth - size.depth))),
    height,
  ] as const
  return alone({ at, rotation: 0, seat: { on: 'row', row: unit.id } })
}

const large = 300
const nearMiddle = 150
/** Where a tap stands, from the back. */
const behind = 50
/** Until the worktop over it says how thick it is. */
const usualThickness = 40
