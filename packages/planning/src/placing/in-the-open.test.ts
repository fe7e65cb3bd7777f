import { collides, footprintCentre, itemAxes, shellOf } from '@arredo/geometry'
import { type Preview, type ProjectDocument, standingRows } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyKitchen, evaluated, furnished, onFace, type Placed } from '../testing/kitchen-for-tests.ts'
import { settleAnywhere } from './settle-anywhere.ts'
import type { Beside, Settler } from './settled.ts'

const island: Settler = {
  ...{ kind: 'floor', attach: 'floor', elevation: 0, row: null },
  size: { width: 900, depth: 581, height: 820 },
}

describe('an island', () => {
  it('entered without a pointer stands in the open with a way around it, its front towards the units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3400, max: 9000 }),
        fc.integer({ min: 3400, max: 7000 }),
        fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 6 }),
        (width, depth, places) => {
          const room = emptyKitchen(width, depth)
          const units = [...new Set(places)].filter((at) => (at + 1) * 600 <= width)
          const now = withPlaced(
            room,
            units.map((at): Placed => ['BASE', onFace(room, 'north', at * 600)]),
          )
          const placement = settleAnywhere(now, island, ['island'], null)?.placement
          if (!placement) throw new Error('There is room')
          expect(placement.seat).toEqual({ on: 'floor' })
          const others = standingRows(now.document, now.evaluation)
          const passage = 600
          const { right, forward } = itemAxes(placement.rotation)
          const [x, y, z] = placement.at
          const around = {
            place: {
              ...placement,
              at: [x - passage * (right[0] + forward[0]), y - passage * (right[1] + forward[1]), z] as const,
            },
            size: { width: 900 + 2 * passage, depth: 581 + 2 * passage, height: 820 },
          }
          expect(collides(around, others, shellOf(now.document).walls)).toBe(false)
          const [unit] = others
          if (!unit) return
          const middle = footprintCentre({ place: placement, size: island.size })
          const toUnit = footprintCentre(unit)
          const ahead = (toUnit[0] - middle[0]) * forward[0] + (toUnit[1] - middle[1]) * forward[1]
          expect(ahead).toBeGreaterThan(0)
        },
      ),
      { numRuns: 60, seed: 11 },
    )
  })

  it('comes beside another, on the side that is wanted and back in line, else on its other side', () => {
    const room = emptyKitchen(6000, 5000)
    const first = settleAnywhere({ document: room, evaluation: evaluated(room) }, island, ['island'], null)
    if (!first) throw new Error('There is room')
    const alone = withPlaced(room, [['BASE:900', first.placement]])
    const beside = (side: Beside['side'], now = alone) =>
      settleAnywhere(now, island, ['island'], { row: 'r000', side })?.placement
    const [left, right] = [beside('left'), beside('right')]
    const along = (at: readonly number[] | undefined) => (at?.[0] ?? 0) - first.placement.at[0]
    expect([along(left?.at), along(right?.at)].map(Math.abs)).toEqual([900, 900])
    expect(along(left?.at)).toBe(-along(right?.at))
    expect(left?.at[1]).toBe(first.placement.at[1])
    if (!right) throw new Error('There is room on the right')
    const both = withPlaced(room, [
      ['BASE:900', first.placement],
      ['BASE:900', right],
    ])
    expect(beside('right', both)).toEqual(left)
  })
})

function withPlaced(room: ProjectDocument, placed: readonly Placed[]): Preview {
  const document = furnished(room, placed)
  return { document, evaluation: evaluated(document) }
}
