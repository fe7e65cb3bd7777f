import {
  type Corner,
  distance,
  type Placement,
  type Wall,
  type WallId,
  type WallSide,
} from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'

/**
 * After corners moved: what sits on a wall of which one end moved keeps its distance to the other end. Walls
 * that moved whole carry theirs along by themselves.
 */
export function seatsKept(before: ProjectDocument, after: ProjectDocument): ProjectDocument {
  const grown = grownAtTheirStart(before, after)
  if (grown.size === 0) return after

  const shifted = (placement: Placement): Placement => {
    const { seat, at } = placement
    const by = seat.on === 'wall' ? (grown.get(seat.wall)?.[seat.side] ?? 0) : 0
    return by === 0 ? placement : { ...placement, at: [at[0] + by, at[1], at[2]] }
  }
  return {
    ...after,
    rows: changed(after.rows, (row) => {
      if (!('placement' in row) || !row.placement) return row
      const placement = shifted(row.placement)
      return placement === row.placement ? row : { ...row, placement }
    }),
    fixtures: changed(after.fixtures, (fixture) => {
      const placement = shifted(fixture.placement)
      return placement === fixture.placement ? fixture : { ...fixture, placement }
    }),
    openings: changed(after.openings, (opening) => {
      const by = grown.get(opening.wall)?.right ?? 0
      return by === 0 ? opening : { ...opening, offset: opening.offset + by }
    }),
  }
}

type Growth = Readonly<Record<WallSide, number>>

/** By how much each wall became longer where a face of it is measured from, if only that end moved. */
function grownAtTheirStart(before: ProjectDocument, after: ProjectDocument): ReadonlyMap<WallId, Growth> {
  const grown = new Map<WallId, Growth>()
  for (const wall of Object.values(after.walls)) {
    const [was, is] = [endsOf(before, before.walls[wall.id]), endsOf(after, wall)]
    if (!was || !is) continue
    const [fromMoved, toMoved] = [was.from.at !== is.from.at, was.to.at !== is.to.at]
    if (fromMoved === toMoved) continue
    const by = distance(is.from.at, is.to.at) - distance(was.from.at, was.to.at)
    if (by !== 0) grown.set(wall.id, { right: fromMoved ? by : 0, left: toMoved ? by : 0 })
  }
  return grown
}

function endsOf({ corners }: ProjectDocument, wall: Wall | undefined) {
  const [from, to]: readonly (Corner | undefined)[] = [corners[wall?.from ?? ''], corners[wall?.to ?? '']]
  return from && to ? { from, to } : null
}

/** The same map where nothing in it changes. */
function changed<Kept>(
  map: Readonly<Record<string, Kept>>,
  change: (record: Kept) => Kept,
): Readonly<Record<string, Kept>> {
  const entries = Object.entries(map).map(([id, record]) => [id, change(record)] as const)
  return entries.every(([id, record]) => map[id] === record) ? map : Object.fromEntries(entries)
}
