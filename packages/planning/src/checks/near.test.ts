import { openPack } from '@arredo/catalogue'
import { crossesWall, footprint, onFloor, shellOf, standingsCollide, wallBody } from '@arredo/geometry'
import { standingRows } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { emptyKitchen, evaluated, furnished } from '../testing/kitchen-for-tests.ts'
import { built, evaluatedWith, kitchens } from '../testing/random-kitchens.ts'
import { nearIn, nearItems } from './near.ts'

const catalogues = new Map([['KITCHEN', openPack(await kitchenPack())]])

describe('what is near', () => {
  it('is, in its order, all that a look at everything finds', () => {
    const zones = fc.array(
      fc.record({
        at: fc.tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 })),
        rotation: fc.constantFrom(0, 90, 45, 200.5),
        // Some lie in more cells than are looked through.
        size: fc.tuple(fc.constantFrom(1, 600, 3000, 40_000), fc.constantFrom(1, 600, 40_000)),
      }),
      { minLength: 5 },
    )
    fc.assert(
      fc.property(kitchens, zones, (wanted, all) => {
        const document = built(wanted, catalogues)
        const standing = standingRows(document, evaluatedWith(document, catalogues))
        const asked = all.map(({ at: [x, y], rotation, size: [width, depth] }) => ({
          place: { at: [x, y, 0] as const, rotation },
          size: { width, depth, height: 5000 },
        }))
        const things = [...standing, ...asked]
        const { walls } = shellOf(document)
        const [near, nearWalls] = [nearIn(things, footprint), nearIn(walls, wallBody)]
        for (const one of things) {
          expect(near(footprint(one)).filter((two) => standingsCollide(one, two))).toEqual(
            things.filter((two) => standingsCollide(one, two)),
          )
          expect(nearWalls(footprint(one)).filter((wall) => crossesWall(one, wall))).toEqual(
            walls.filter((wall) => crossesWall(one, wall)),
          )
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is little in a house of two thousand units', () => {
    const placed = Array.from({ length: 2000 }, (_, index) => {
      const at = [1000 + (index % 50) * 700, 1000 + Math.floor(index / 50) * 700] as const
      return ['BASE', { at: [...at, 0], rotation: 0, seat: onFloor }] as const
    })
    const document = furnished(emptyKitchen(40_000, 40_000), placed)
    const items = standingRows(document, evaluated(document))
    const near = nearItems(items)
    expect(items.map((item) => near(footprint(item)).length)).toEqual(items.map(() => 1))
  })
})
