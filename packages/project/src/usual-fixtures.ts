import type { Point3 } from '@arredo/geometry'
import type { Fixture } from './room-records.ts'

export type FixtureKind = Fixture['kind']

/** What one of a kind is like when nobody has said otherwise. */
export type UsualFixture = {
  /** Width, depth and height; a height of 0 reaches up to the ceiling, a width of 0 across the room. */
  readonly size: Point3
  /** Where it may be put, the likeliest first. */
  readonly on: readonly FixtureSeat[]
  /** How high it is put on a wall, measured as `measured` says: the first unless a pointer says otherwise. */
  readonly heights: readonly number[]
  /** Points are measured to their middle, as fitters do; bodies to their edges. */
  readonly measured: 'middle' | 'edge'
  /** Whether nothing else can stand where it is. */
  readonly isSolid: boolean
}

export type FixtureSeat = 'wall' | 'floor' | 'ceiling'

const point = { on: ['wall'], measured: 'middle', isSolid: false } as const
const body = { measured: 'edge', isSolid: true } as const

export const usualFixtures: Readonly<Record<FixtureKind, UsualFixture>> = {
  column: { ...body, size: [300, 300, 0], on: ['floor', 'wall'], heights: [0] },
  beam: { ...body, size: [0, 200, 200], on: ['ceiling'], heights: [] },
  radiator: { ...body, size: [1000, 100, 600], on: ['wall'], heights: [150] },
  socket: { ...point, size: [80, 12, 80], heights: [1100, 300] },
  switch: { ...point, size: [80, 12, 80], heights: [1100] },
  // Hot on the left, cold on the right, 150 apart; a narrow one is cold water alone.
  water: { ...point, size: [210, 60, 60], heights: [500] },
  waste: { ...point, size: [60, 60, 60], on: ['wall', 'floor'], heights: [400] },
  gas: { ...point, size: [50, 60, 50], heights: [600] },
  light: { ...point, size: [120, 120, 60], on: ['ceiling', 'wall'], heights: [1800] },
  vent: { ...point, size: [200, 20, 200], on: ['wall', 'ceiling'], heights: [2200] },
}

/** What is measured of it, from its own left bottom corner. */
export function measuredPoint({ kind, size: [width, , height] }: Pick<Fixture, 'kind' | 'size'>): {
  readonly along: number
  readonly up: number
} {
  const isMiddle = usualFixtures[kind].measured === 'middle'
  return { along: isMiddle ? width / 2 : 0, up: isMiddle ? height / 2 : 0 }
}
