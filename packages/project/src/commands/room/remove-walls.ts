import { onFloor, type Placement, placeOnFace, shellOf, type WallId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import type { ProjectDocument } from '../../document.ts'
import { done, refuse } from '../../result.ts'
import { withWallsChanged } from '../../room/change-walls.ts'
import { lockedWallProblem } from '../../room/locked-problem.ts'
import { withoutOpenings } from '../../room/without-openings.ts'

export type RemoveWallsInput = { readonly walls: readonly WallId[]; readonly rooms: readonly string[] }

/** What sits on them stays where it is, on the floor; their openings go, and what is set into those. */
export const removeWalls: Command<RemoveWallsInput> = {
  label: 'Delete',
  run(document, { walls: ids, rooms }) {
    const unknown = ids.find((id) => !document.walls[id])
    if (unknown !== undefined) return refuse(`No wall ${unknown}`)
    if (ids.length === 0) return done(document)
    const locked = lockedWallProblem(document, new Set(ids))
    if (locked) return refuse(locked)

    return withWallsChanged(document, withoutWalls(document, new Set(ids)), rooms)
  },
}

export function withoutWalls(document: ProjectDocument, gone: ReadonlySet<WallId>): ProjectDocument {
  const bare = withBareWalls(document, gone)
  const walls = Object.fromEntries(Object.entries(bare.walls).filter(([id]) => !gone.has(id)))
  const used = new Set(Object.values(walls).flatMap(({ from, to }) => [from, to]))
  const corners = Object.fromEntries(Object.entries(bare.corners).filter(([id]) => used.has(id)))
  return { ...bare, walls, corners }
}

/** Walls on which nothing hangs any more and into which nothing is cut. */
export function withBareWalls(document: ProjectDocument, gone: ReadonlySet<WallId>): ProjectDocument {
  const openings = Object.values(document.openings).filter(({ wall }) => gone.has(wall))
  const shut = withoutOpenings(document, new Set(openings.map(({ id }) => id)))
  const free = (placement: Placement) => standingFree(document, placement, gone)
  return {
    ...shut,
    rows: Object.fromEntries(
      Object.entries(shut.rows).map(([id, row]) => {
        if (!('placement' in row) || !row.placement) return [id, row]
        const placement = free(row.placement)
        return [id, placement === row.placement ? row : { ...row, placement }]
      }),
    ),
    fixtures: Object.fromEntries(
      Object.entries(shut.fixtures).map(([id, fixture]) => {
        const placement = free(fixture.placement)
        return [id, placement === fixture.placement ? fixture : { ...fixture, placement }]
      }),
    ),
  }
}

/** Corner seats know no width here: what hung in a corner stands where that corner's wall began. */
function standingFree(document: ProjectDocument, placement: Placement, gone: ReadonlySet<WallId>): Placement {
  const { seat } = placement
  if ((seat.on !== 'wall' && seat.on !== 'corner') || !gone.has(seat.wall)) return placement
  const face = shellOf(document).face(seat.wall, seat.side)
  if (!face) return { ...placement, seat: onFloor }
  return { ...placeOnFace(face, placement), seat: onFloor }
}
