import type { Snap } from '@arredo/catalogue'
import {
  distance,
  footprintCentre,
  itemToPlan,
  minus,
  normalTurn,
  onFloor,
  type Place,
  type Point,
  type Standing,
  standingsCollide,
} from '@arredo/geometry'
import { isFollower, type Preview, type StandingRow, standingRows } from '@arredo/project'
import type { Settled, Settler } from './settled.ts'

/** How near the middle must come to where it would stand when joined. */
const reach = 250
/** Where a side looks in an item's own frame, in degrees against the clock from its right. */
const turns: Readonly<Partial<Record<Snap['facing'], number>>> = { right: 0, left: 180, front: -90 }

/** Which end of a unit belongs into a corner: the one at its declared point `corner`. */
export function blindEnd(snaps: readonly Snap[] | undefined, width: number): 'left' | 'right' | null {
  const corner = snaps?.find(({ code, facing }) => code === 'corner' && facing === 'front')
  return corner ? (corner.at[0] < width / 2 ? 'left' : 'right') : null
}

/**
 * Joined to another by the points that both declare, such as the pieces of a sofa: side to side, or side to front
 * around a corner. It turns itself so that the two look at each other.
 */
export function joined(now: Preview, comer: Settler, point: Point): Settled | null {
  const others = standingRows(now.document, now.evaluation).filter(
    ({ id, row }) => id !== comer.row && !isFollower(row),
  )
  const [best] = others
    .filter(({ id }) => now.evaluation.articles[id]?.run === undefined)
    .flatMap((other) =>
      (now.evaluation.articles[other.id]?.snaps ?? []).flatMap((theirs) =>
        (comer.snaps ?? []).flatMap((ours) => joint(comer, ours, other, theirs) ?? []),
      ),
    )
    .map((place) => ({ place, away: distance(point, footprintCentre({ place, size: comer.size })) }))
    .filter(({ place, away }) => away <= reach && isFree({ place, size: comer.size }, others))
    .sort((one, two) => one.away - two.away)
  return best ? { placement: { ...best.place, seat: onFloor }, moves: [], replaces: null } : null
}

function joint(comer: Settler, ours: Snap, other: StandingRow, theirs: Snap): Place | null {
  const [own, their] = [turns[ours.facing], turns[theirs.facing]]
  if (own === undefined || their === undefined || ours.facing === theirs.facing) return null
  const rotation = normalTurn(other.place.rotation + their + 180 - own)
  const at = itemToPlan(other.place, [theirs.at[0], theirs.at[1]])
  const from = itemToPlan({ at: [0, 0, 0], rotation }, [ours.at[0], ours.at[1]])
  const [x, y] = minus(at, from)
  return { at: [rounded(x), rounded(y), comer.elevation], rotation }
}

function isFree(standing: Standing, others: readonly Standing[]): boolean {
  return !others.some((other) => standingsCollide(standing, other))
}

/** Turning by quarters leaves crumbs. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** The point on something that carries a comer's role as its name, such as that of a tap on a sink. */
export function pointFor(
  now: Preview,
  roles: readonly string[],
  unit: StandingRow,
  point: Point,
): Point | null {
  const [nearest] = standingRows(now.document, now.evaluation)
    .filter(({ seat }) => seat.on === 'row' && seat.row === unit.id)
    .flatMap((item) =>
      (now.evaluation.articles[item.id]?.snaps ?? [])
        .filter(({ code, facing }) => facing === 'top' && roles.includes(code))
        .map(({ at: [x, y] }) => itemToPlan(item.place, [x, y])),
    )
    .sort((one, two) => distance(one, point) - distance(two, point))
  return nearest ?? null
}
