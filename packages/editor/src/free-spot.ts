import {
  centredOn,
  collides,
  footprintCentre,
  itemAxes,
  nextFreeSpot,
  type Placement,
  type Point,
  plus,
  roomOutlines,
  type Size,
  type Standing,
  times,
} from '@arredo/geometry'
import type { DeskState, StandingRow } from '@arredo/project'
import type { Newcomer } from './editor.ts'
import { surroundings } from './surroundings.ts'

/** Where a newcomer goes without a pointer; null when it hangs and no wall has room for it. */
export function spotForNewcomer(state: DeskState, { size, attach, mountHeight }: Newcomer): Placement | null {
  const { walls, openings, others } = surroundings(state, null)
  const spot = nextFreeSpot(walls, others, size, { elevation: mountHeight, openings })
  if (spot || attach === 'wall' || attach === 'opening') return spot

  const corners = roomOutlines(walls).flatMap((outline) => outline.corners)
  return centredOn(centreOf(corners), mountHeight, 0, size)
}

/** Beside the original where that is free, else the next free spot, else in front of it. */
export function spotForCopy(state: DeskState, original: StandingRow, copies: readonly Standing[]): Placement {
  const { walls, openings, others: rows } = surroundings(state, null)
  const others = [...rows, ...copies]
  const { size, placement } = original
  const beside = shifted(placement, itemAxes(placement.rotation).right, size.width)
  if (!collides({ placement: beside, size }, others, walls)) return beside

  const free = nextFreeSpot(walls, others, size, { elevation: placement.at[2], openings })
  if (free) return free
  return inFront(original, size)
}

function shifted(placement: Placement, way: Point, by: number): Placement {
  const [x, y] = plus([placement.at[0], placement.at[1]], times(way, by))
  return { ...placement, at: [x, y, placement.at[2]] }
}

function inFront(original: StandingRow, size: Size): Placement {
  const { at, rotation } = original.placement
  const ahead = plus(footprintCentre(original), times(itemAxes(rotation).forward, size.depth))
  return centredOn(ahead, at[2], rotation, size)
}

function centreOf(corners: readonly Point[]): Point {
  if (corners.length === 0) return [0, 0]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}
