import { expect, it } from 'vitest'
import { goldenDifference } from './golden-difference.ts'
import { readGolden } from './golden-files.ts'
import type { Golden } from './make-golden.ts'

const golden = readGolden('rt7')

function difference(changes: Partial<Golden>, options = {}): string | null {
  return goldenDifference(golden, { ...golden, ...changes }, options)
}

it('a plan is the same in another order, with polygons from another corner or the other way round', () => {
  const turned = golden.plan.map((shape) => {
    if (shape.kind !== 'polygon') return shape
    const [first, ...others] = shape.points.toReversed()
    return { ...shape, points: first ? [...others, first] : [] }
  })
  expect(difference({ plan: turned.toReversed() })).toBeNull()
})

it('a shape that moved, went or came is named with what is nearest to it', () => {
  const [floor, ...others] = golden.plan
  if (floor?.kind !== 'polygon') throw new Error('no floor')
  const moved = (by: number) => ({ ...floor, points: floor.points.map(([x, y]) => [x + by, y] as const) })
  expect(difference({ plan: [moved(0.000_001), ...others] })).toBeNull()
  expect(difference({ plan: [moved(0.001), ...others] })).toMatch(/"floor".* is not drawn, nearest to it is /)
  expect(difference({ plan: others })).toMatch(/"floor".* no more of its style/)
  expect(difference({ plan: [floor, ...golden.plan] })).toMatch(/^plan: nobody drew .*"floor"/)
  expect(difference({ plan: [floor, ...golden.plan] }, { mayBeNew: 'floor' })).toBeNull()
})

it('in an elevation, what covers what is part of the drawing', () => {
  const elevations = { ...golden.elevations, 'wall-2': golden.elevations['wall-2']?.toReversed() ?? [] }
  expect(difference({ elevations })).toMatch(/^elevations\.wall-2: .* is not drawn/)
})

it('walls on the wire have no order, and money no tolerance', () => {
  const { envWall } = golden.wire
  const turned = { ...envWall, wallsVector: envWall.wallsVector.toReversed() }
  expect(difference({ wire: { ...golden.wire, envWall: turned } })).toBeNull()
  expect(difference({ wire: { ...golden.wire, rows: golden.wire.rows.toReversed() } })).toMatch(
    /^wire\.rows\.0/,
  )
  expect(difference({ prices: { ...golden.prices, tradeWithoutTerms: {} } })).toMatch(
    /^prices\.tradeWithoutTerms\.total was \d+ and is nothing$/,
  )
})
