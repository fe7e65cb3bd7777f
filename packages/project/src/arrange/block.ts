import { footprint, itemToPlan, normalTurn, type Place, planToItem, type Standing } from '@arredo/geometry'
import { isFollower } from '../is-follower.ts'
import type { StandingRow } from '../standing-rows.ts'

/** Several things as one: the box around them, turned as the first of them is. Null where there is none. */
export function blockOf(items: readonly Standing[]): Standing | null {
  const [first] = items
  if (!first) return null
  const { place } = first
  const corners = items.flatMap((item) => footprint(item).map((corner) => planToItem(place, corner)))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, back] = [Math.min(...xs), Math.min(...ys)]
  const bottom = Math.min(...items.map((item) => item.place.at[2]))
  const top = Math.max(...items.map((item) => item.place.at[2] + item.size.height))
  return {
    place: { at: [...itemToPlan(place, [left, back]), bottom], rotation: place.rotation },
    size: { width: Math.max(...xs) - left, depth: Math.max(...ys) - back, height: top - bottom },
  }
}

/** Those that ask for room: what follows a run reaches beyond it and makes room by itself. */
export function takingRoom(items: readonly StandingRow[]): readonly StandingRow[] {
  const units = items.filter(({ row }) => !isFollower(row))
  return units.length > 0 ? units : items
}

/** Where something comes to stand when the frame it stands in moves. */
export function carriedTo(from: Place, to: Place, { place }: Standing): Place {
  const [x, y] = itemToPlan(to, planToItem(from, [place.at[0], place.at[1]]))
  return {
    at: [x, y, place.at[2] + to.at[2] - from.at[2]],
    rotation: normalTurn(place.rotation + to.rotation - from.rotation),
  }
}
