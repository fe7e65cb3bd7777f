import { distance, type Point, shellOf, signedArea } from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProjectDocument } from '../document.ts'
import { deskForTests, namesBy } from '../testing/desk-for-tests.ts'
import { randomRooms } from '../testing/random-rooms.ts'
import { wallDeeds } from '../testing/wall-deeds.ts'

/** What is wrong with the rooms that were found, in words; null where nothing is. */
function problemOf(document: ProjectDocument): string | null {
  const { rooms } = shellOf(document)
  for (const { outline, holes, area, perimeter } of rooms) {
    const rings = [outline, ...holes]
    if (rings.some((ring) => ring.length < 3 || !ring.flat().every(Number.isFinite))) return 'A ring is open'
    const enclosed = rings.reduce((sum, ring) => sum - signedArea(ring), 0)
    if (Math.abs(enclosed - area) > 1e-6 * area + 1) return `${enclosed} enclosed, ${area} told`
    const round = rings.reduce((sum, ring) => sum + lengthOf(ring), 0)
    if (Math.abs(round - perimeter) > 1e-6 * perimeter + 1e-3) return `${round} round, ${perimeter} told`
  }
  return null
}

function edgesOf(ring: readonly Point[]): readonly (readonly [Point, Point])[] {
  return ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from])
}

function lengthOf(ring: readonly Point[]): number {
  return edgesOf(ring).reduce((sum, [from, to]) => sum + distance(from, to), 0)
}

describe('rooms among walls', () => {
  it('are closed polygons as large and as long round as they say, whatever is done to the walls', () => {
    let found = 0
    fc.assert(
      fc.property(randomRooms, fc.array(wallDeeds, { minLength: 1, maxLength: 6 }), (room, deeds) => {
        const desk = deskForTests(room)
        const newId = namesBy('n')
        for (const { name, act } of deeds) {
          const before = desk.current().document
          act(desk, newId)
          const after = desk.current().document
          if (after === before) continue
          const problem = problemOf(after)
          if (problem) expect.fail(`After ${name}: ${problem}`)
          found += shellOf(after).rooms.length
        }
      }),
      { numRuns: 200 },
    )
    expect(found).toBeGreaterThan(200)
  })
})
