import { footprintCentre, minus, type Placement, type Point, plus } from '@arredo/geometry'
import { moveFixture, standingFixture } from '@arredo/project'
import type { Hit } from '../editor-state.ts'
import { fixtureAt } from '../fixture/fixture-spot.ts'
import type { Dragged, StartDrag } from './drag.ts'

/** A fixture stays on wall, floor or ceiling; on a wall it goes along it and, where a view shows heights, up and down. */
export const dragFixture: StartDrag = ({ desk, state }, id, start) => {
  const { document } = desk.current()
  const standing = standingFixture(document, id)
  if (!standing) return null

  const { fixture, place, size } = standing
  const { kind, placement } = fixture
  const { seat } = placement
  const bottom = place.at[2]
  const grab = minus(footprintCentre(standing), [start.point[0], start.point[1]])
  const wish = { kind, size: fixture.size, id, heights: [bottom] }

  const placementAt = ({ point: [x, y, z], face }: Hit, snaps: boolean): Placement | null => {
    const centre: Point = plus([x, y], grab)
    if (seat.on === 'ceiling') {
      const [right, up] = minus(centre, footprintCentre(standing))
      const [left, back, down] = placement.at
      return { ...placement, at: [Math.round(left + right), Math.round(back + up), down] }
    }
    // How far the hand went up, not where it is: it may have taken hold of an edge.
    const up = bottom + size.height / 2 + z - start.point[2]
    const surface = seat.on === 'wall' ? 'wall' : 'floor'
    const keep = seat.on === 'wall' ? seat : null
    const pointed = { point: [...centre, surface === 'wall' ? up : 0] as const, surface, face } as const
    return fixtureAt(document, wish, pointed, keep, snaps)?.placement ?? null
  }

  let last: Dragged | null = null
  return {
    aim: seat.on === 'wall' ? { on: 'faces', proud: 0 } : { on: 'level', height: start.point[2] },
    to(hit, { freely }) {
      const to = placementAt(hit, state().snaps && !freely)
      const input = to && { fixture: id, placement: to }
      const preview = input && desk.preview(moveFixture, input)
      // Where it cannot be it stays where it last could.
      if (!input || !preview?.ok) return last
      last = {
        shown: { ...preview.value, tints: {} },
        commit: () => void desk.run(moveFixture, input),
      }
      return last
    },
  }
}
