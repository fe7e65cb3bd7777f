import {
  crossesWall,
  footprint,
  footprintCentre,
  isInRoom,
  itemToPlan,
  nextFreeSpot,
  type Point,
  type Shell,
  type Standing,
  shellOf,
} from '@arredo/geometry'
import { isFollower, moveRow, openingsNow, type StandingRow, step, together } from '@arredo/project'
import { sentence } from '../sentence.ts'
import type { Check, Fix, Plan } from './finding.ts'
import { itemsOf, nameOf, rowName } from './item.ts'
import { nearItems } from './near.ts'
import { once } from './once.ts'

/** Millimetres a corner may lie in a wall, as thresholds and returns do. */
const slack = 30

/** What stands in no room, or reaches out of the one it stands in. A project without any room has no outside. */
export const outside: Check = {
  tier: 'stops',
  title: sentence('Outside the room'),
  find(plan) {
    const shell = shellOf(plan.document)
    if (shell.rooms.length === 0) return []
    return itemsOf(plan)
      .filter((item) => {
        // What follows a unit comes in with it.
        if (item.seat.on === 'opening' || isFollower(item.row)) return false
        return !isWithin(item, shell)
      })
      .map((item) => ({
        records: [rowName(item)],
        why: { text: sentence('{{item}} stands outside the room'), values: { item: nameOf(plan, item) } },
        fix: once(() => bringIn(plan, item)),
      }))
  },
}

/** In one room, or in several where no wall stands between them: an open side divides rooms for their names only. */
function isWithin(item: StandingRow, { rooms, walls }: Shell): boolean {
  const middle = footprintCentre(item)
  const inside = footprint(item).map(([x, y]): Point => [drawn(x, middle[0]), drawn(y, middle[1])])
  const points = [middle, ...inside]
  if (rooms.some((room) => points.every((point) => isInRoom(point, room)))) return true

  // On the line between two rooms a point may be in neither, by rounding.
  const isInAny = ([x, y]: Point) =>
    [[x, y] as const, [x + crumb, y] as const, [x, y + crumb] as const].some((point) =>
      rooms.some((room) => isInRoom(point, room)),
    )
  return points.every(isInAny) && !walls.some((wall) => crossesWall(drawnIn(item), wall))
}

const crumb = 0.1

/** To the next free spot along the walls. What stands outside as well is in nobody's way there. */
function bringIn(plan: Plan, { size, place, id }: StandingRow): Fix | null {
  const { document, evaluation } = plan
  const shell = shellOf(document)
  const near = nearItems(itemsOf(plan))
  const inRooms = new Set(shell.rooms.flatMap(({ outline }) => near(outline)))
  const others = [...inRooms].filter(({ row }) => row.id !== id && !isFollower(row))
  const openings = openingsNow(document, evaluation)
  const placement = nextFreeSpot(shell, others, size, { elevation: place.at[2], openings })
  if (!placement) return null
  const label = { text: sentence('Bring it into the room') }
  return { label, command: together('Move', [step(moveRow, { row: id, placement })]) }
}

function drawn(to: number, middle: number): number {
  const way = to - middle
  return middle + Math.sign(way) * Math.max(0, Math.abs(way) - slack)
}

function drawnIn({ place, size: { width, depth, height } }: Standing): Standing {
  const [x, y] = [Math.min(slack, width / 2), Math.min(slack, depth / 2)]
  const [left, back] = itemToPlan(place, [x, y])
  return {
    place: { at: [left, back, place.at[2]], rotation: place.rotation },
    size: { width: width - 2 * x, depth: depth - 2 * y, height },
  }
}
