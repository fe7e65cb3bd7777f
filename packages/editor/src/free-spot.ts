import {
  centredOn,
  collides,
  footprintCentre,
  itemAxes,
  nextFreeSpot,
  onFloor,
  type Placement,
  plus,
  type Size,
  type Standing,
  times,
} from '@arredo/geometry'
import { freePlace } from '@arredo/planning'
import type { Preview, StandingRow } from '@arredo/project'
import type { Newcomer } from './editor-state.ts'
import { shifted } from './nudged.ts'
import { surroundings } from './surroundings.ts'

/** Where a newcomer goes without a pointer; null when it hangs and no wall has room for it. */
export function spotForNewcomer(state: Preview, { size, attach, mountHeight }: Newcomer): Placement | null {
  if (attach !== 'wall' && attach !== 'opening') return freePlace(state, size, mountHeight)
  const { shell, openings, others } = surroundings(state, null)
  return nextFreeSpot(shell, others, size, { elevation: mountHeight, openings })
}

/** Beside the original where that is free, else the next free spot, else in front of it. */
export function spotForCopy(state: Preview, original: StandingRow, copies: readonly Standing[]): Placement {
  const { shell, openings, others: rows } = surroundings(state, null)
  const others = [...rows, ...copies]
  const { size, place } = original
  const step = times(itemAxes(place.rotation).right, size.width)
  const at = plus([place.at[0], place.at[1]], step)
  const beside = { place: { ...place, at: [...at, place.at[2]] as const }, size }
  if (!collides(beside, others, shell.walls)) return shifted(state, original, step)

  const free = nextFreeSpot(shell, others, size, { elevation: place.at[2], openings })
  if (free) return free
  return { ...inFront(original, size), seat: onFloor }
}

function inFront(original: StandingRow, size: Size) {
  const { at, rotation } = original.place
  const ahead = plus(footprintCentre(original), times(itemAxes(rotation).forward, size.depth))
  return centredOn(ahead, at[2], rotation, size)
}
