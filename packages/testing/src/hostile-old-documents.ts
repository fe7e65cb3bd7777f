import { newDocument } from '@arredo/project'
import * as fc from 'fast-check'
import { hostileNumber } from './hostile-records.ts'

const junk = fc.constantFrom<unknown>(null, 'x', [], {}, true, [1, 2, 3])
const likely = fc.constantFrom<unknown>(0, 0, 1000, 3000, 5000)
/** One in fifty: enough to spoil some of the documents, and too few to spoil all. */
const number = fc.oneof(
  { weight: 96, arbitrary: likely },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 1, arbitrary: junk },
)
const point = fc.oneof({ weight: 50, arbitrary: fc.tuple(number, number) }, { weight: 1, arbitrary: junk })
const wall = fc.record({ from: point, to: point, height: fc.constantFrom(1, 2700), thickness: number })
const placement = fc.record({
  at: fc.oneof({ weight: 50, arbitrary: fc.tuple(number, number, number) }, { weight: 1, arbitrary: junk }),
  rotation: fc.oneof({ weight: 20, arbitrary: fc.constantFrom<unknown>(0, 90) }, number),
  wall: fc.constantFrom(null, 'w0', 'w1', 'w2', 'w3'),
})

/** What a stored project of version 2 could hold at worst: walls with their own ends, and places in plan. */
export const hostileOldDocuments: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc
  .record({
    walls: fc.array(wall, { minLength: 4, maxLength: 6 }),
    placements: fc.array(placement, { maxLength: 3 }),
  })
  .map(({ walls, placements }) => ({
    ...{ version: 2, header, views: {}, packs: {}, openings: {} },
    alternatives: { a1: { id: 'a1', name: 'A', order: 1, choices: {} } },
    walls: named('w', walls),
    rows: named(
      'i',
      placements.map((place, order) => ({ ...appliance, order, placement: place })),
    ),
  }))

const { header } = newDocument({ name: 'Old', alternative: 'a1', priceDate: '2026-11-15' })
const appliance = {
  ...{ alternative: 'a1', kind: 'ownAppliance', text: 'Oven', size: [600, 560, 600] },
  flags: { drawn: true, offered: true, ordered: true },
}

function named(letter: string, all: readonly object[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    all.map((each, index) => [`${letter}${index}`, { ...each, id: `${letter}${index}` }]),
  )
}
