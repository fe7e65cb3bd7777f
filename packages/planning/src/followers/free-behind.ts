import { footprint, fromWall, type Point, toWall, type WallFrame } from '@arredo/geometry'
import type { Evaluation, Preview, StandingRow } from '@arredo/project'
import { touching } from '../runs/lines-of.ts'
import { type RunLine, runKind } from '../runs/run.ts'
import { aroundOf } from '../runs/runs-of.ts'
import { isInSight, type Sight, sightAround } from '../runs/sight.ts'
import type { Surroundings } from '../runs/surroundings.ts'

/** Further than any room is deep: nothing is behind it. */
export const allBehind = 10_000
/** Tops reach over the ends of their lines. */
const overEnds = 50

type Known = {
  /** When it was looked at last. */
  moment: object
  readonly free: number
  /** All that can be nearer. */
  readonly sight: Sight
}

const known = new WeakMap<RunLine, Known>()

/**
 * How much room there is behind a line that stands free: up to the wall, or half way to the next units, for what
 * follows those may come as far. Nothing behind what stands at a wall; chairs and tables are moved by hand.
 */
export function freeBehind({ document, evaluation }: Preview, line: RunLine): number {
  if (line.face) return 0
  const around = aroundOf(document, evaluation)
  const { moment, since } = around
  const last = known.get(line)
  const isAsItWas =
    last?.moment === moment ||
    (last && since?.moment === last.moment && !isInSight(last.sight, since.circles))
  if (last && isAsItWas) {
    last.moment = moment
    return last.free
  }
  const free = newFreeBehind(around, evaluation, line)
  // Of units it is half way that counts.
  known.set(line, { moment, free, sight: sightBehind(line, 2 * (free + 1)) })
  return free
}

function newFreeBehind(
  { items: all, circles, shell }: Surroundings,
  { articles }: Evaluation,
  line: RunLine,
): number {
  const { frame, items } = line
  const own = new Set(items.map(({ standing }) => standing.id))
  const isUnit = ({ id }: StandingRow) => {
    const level = articles[id]?.run
    return level !== undefined && runKind(level) === 'floor' && !own.has(id)
  }
  const sight = sightBehind(line, 2 * allBehind)
  const units = all
    .filter((item, at) => isInSight(sight, circles.subarray(3 * at, 3 * at + 3)) && isUnit(item))
    .map((unit) => away(frame, footprint(unit), overEnds) / 2)
  const walls = shell.walls.map((wall) => away(frame, wall.footprint, 0))
  return Math.floor(Math.min(allBehind, ...units, ...walls))
}

function sightBehind({ frame }: RunLine, far: number): Sight {
  const corners = [0, -far].flatMap((across) =>
    [-overEnds, frame.length + overEnds].map((along) => fromWall(frame, { along, across })),
  )
  return sightAround(corners)
}

/** How far behind the line it begins; what stands beside its end is not behind it. */
function away(frame: WallFrame, outline: readonly Point[], beyond: number): number {
  const corners = outline.map((corner) => toWall(frame, corner))
  const isWhollyBehind = corners.every(({ across }) => across <= touching)
  const over = isWhollyBehind ? beyond : -touching
  const within = withinStrip(corners, -over, frame.length + over)
  const nearest = Math.max(...within)
  const isBehind = Math.min(...within) < -touching
  return isBehind && Number.isFinite(nearest) ? Math.max(0, -nearest) : Number.POSITIVE_INFINITY
}

type AtLine = { readonly along: number; readonly across: number }

/** How far before the line the outline comes where it is between these ends: at its corners and where it crosses them. */
function withinStrip(corners: readonly AtLine[], from: number, to: number): readonly number[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const crossed = [from, to].flatMap((end) => {
      const share = (end - corner.along) / (next.along - corner.along)
      return share > 0 && share < 1 ? [corner.across + share * (next.across - corner.across)] : []
    })
    return corner.along > from && corner.along < to ? [corner.across, ...crossed] : crossed
  })
}
