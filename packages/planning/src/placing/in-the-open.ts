import {
  centredOn,
  collides,
  footprintCentre,
  itemToPlan,
  middleOf,
  onFloor,
  type Place,
  type Point,
  plus,
  type Standing,
  shellOf,
} from '@arredo/geometry'
import { isFollower, type Preview, type StandingRow, standingRows } from '@arredo/project'
import { alone, type Beside, type Settled, type Settler } from './settled.ts'

/** What stands in the middle of a room, in runs of its own. */
export const islandRole = 'island'

/** To walk past with open drawers, to walk past, and to be there at all. */
const passages = [1000, 700, 0] as const
const step = 150
const furthest = 20

/**
 * Beside something that stands free, back in line with it: on the side that is wanted or else on the other, as long
 * as one can still walk past its end, and only then without.
 */
export function besideFree(now: Preview, comer: Settler, { row, side }: Beside): Settled | null {
  const item = standingRows(now.document, now.evaluation).find(({ id }) => id === row)
  const isFree = item?.seat.on === 'floor' && now.evaluation.articles[row]?.run !== undefined
  if (!item || !isFree || comer.kind !== 'floor' || comer.attach !== 'floor') return null
  const sides = side === 'right' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const { width } = comer.size
  for (const passage of [passages[0], 0]) {
    for (const each of sides) {
      const isRight = each === 'right'
      const at = (along: number) => [...itemToPlan(item.place, [along, 0]), comer.elevation] as const
      const left = isRight ? item.size.width : -width
      const way = { ...comer.size, width: width + passage }
      const { rotation } = item.place
      if (isBlocked(now, { place: { at: at(isRight ? left : left - passage), rotation }, size: way }))
        continue
      return alone({ at: at(left), rotation, seat: onFloor })
    }
  }
  return null
}

/** Near the middle of the largest room in which there is a way around it, its front towards the nearest unit. */
export function inTheOpen(now: Preview, comer: Settler): Settled | null {
  const rooms = shellOf(now.document).rooms.toSorted((one, two) => two.area - one.area)
  for (const passage of passages) {
    for (const room of rooms) {
      const place = placeNear(now, comer, middleOf(room), passage)
      if (place) return alone({ ...place, seat: onFloor })
    }
  }
  return null
}

function placeNear(now: Preview, { size, elevation }: Settler, middle: Point, passage: number): Place | null {
  const around = { ...size, width: size.width + 2 * passage, depth: size.depth + 2 * passage }
  const rotation = towardsUnits(now, middle)
  for (const offset of offsets) {
    const centre = plus(middle, offset)
    const place = centredOn(centre, elevation, rotation, around)
    if (!isBlocked(now, { place, size: around })) return rounded(centredOn(centre, elevation, rotation, size))
  }
  return null
}

/** The nearest first. */
const offsets: readonly Point[] = Array.from({ length: 2 * furthest + 1 }, (_, x) =>
  Array.from({ length: 2 * furthest + 1 }, (_, y): Point => [(x - furthest) * step, (y - furthest) * step]),
)
  .flat()
  .sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by))

function towardsUnits({ document, evaluation }: Preview, middle: Point): number {
  const away = (item: StandingRow) => {
    const [x, y] = footprintCentre(item)
    return Math.hypot(x - middle[0], y - middle[1])
  }
  const [nearest] = standingRows(document, evaluation)
    .filter(({ id, seat }) => seat.on === 'wall' && evaluation.articles[id]?.run === 'base')
    .toSorted((one, two) => away(one) - away(two))
  return nearest ? (nearest.place.rotation + 180) % 360 : 0
}

function rounded({ at: [x, y, z], rotation }: Place): Place {
  return { at: [Math.round(x), Math.round(y), z], rotation }
}

/** What follows makes room by itself. */
function isBlocked({ document, evaluation }: Preview, wanted: Standing): boolean {
  const others = standingRows(document, evaluation).filter(({ row }) => !isFollower(row))
  return collides(wanted, others, shellOf(document).walls)
}
