import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collides, standingsCollide } from './collision.ts'
import type { Standing } from './footprint.ts'
import { freePlacement } from './free-placement.ts'
import { placeOf } from './place-of.ts'
import type { Placement } from './seat.ts'
import { rectangle, shellOfWalls } from './shell/plan-for-tests.ts'
import type { Shell } from './shell/surfaces.ts'

const room = shellOfWalls(...rectangle)
const nowhere = shellOfWalls()
const cabinet = { width: 600, depth: 560, height: 720 }

function standing(shell: Shell, placement: Placement, size = cabinet): Standing {
  const place = placeOf({ placement, size }, { shell, openings: {}, placeOfRow: () => null })
  if (!place) throw new Error('It stands nowhere')
  return { place, size }
}

describe('where something goes without a pointer', () => {
  it('is along a wall first, the middle when no wall has room, and beside what stands there at last', () => {
    expect(freePlacement(room, [], [], cabinet, 0).seat).toMatchObject({ on: 'wall', wall: 'w0' })

    const wide = { width: 4500, depth: 500, height: 720 }
    expect(freePlacement(room, [], [], wide, 0)).toMatchObject({ at: [-250, 1750, 0], seat: { on: 'floor' } })

    const blocked = {
      place: { at: [0, 3000, 0], rotation: 0 },
      size: { width: 4000, depth: 2600, height: 720 },
    } as const
    expect(freePlacement(room, [], [blocked], cabinet, 0)).toMatchObject({ at: [4000, 3000, 0] })
  })

  it('is never inside anything, with walls and without', () => {
    const sizes = fc.array(
      fc.record({
        width: fc.integer({ min: 100, max: 3000 }),
        depth: fc.integer({ min: 100, max: 2000 }),
        height: fc.integer({ min: 100, max: 2500 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(sizes, fc.constantFrom(room, nowhere), (all, shell) => {
        const placed: Standing[] = []
        for (const size of all) {
          const next = standing(shell, freePlacement(shell, [], placed, size, 0), size)
          expect(placed.some((other) => standingsCollide(next, other))).toBe(false)
          placed.push(next)
        }
      }),
    )
  })

  it('is the middle of an empty room that is too small for it', () => {
    const size = { width: 9000, depth: 9000, height: 500 }
    const placement = freePlacement(room, [], [], size, 0)
    expect(placement.at).toEqual([-2500, 6000, 0])
    expect(collides(standing(room, placement, size), [], room.walls)).toBe(true)
  })
})
