import { describe, expect, it } from 'vitest'
import { type Part, partVolume } from './index.ts'

const base = { code: 'a', at: [0, 0, 0], material: 'oak' } as const
const size = [100, 200, 10] as const

describe('volume of a part', () => {
  it.each<readonly [string, Part, number | null]>([
    ['a box is its sides multiplied', { ...base, shape: 'box', size }, 200_000],
    [
      'a panel lacks its rounded corners',
      { ...base, shape: 'panel', size, across: 'z', radius: 50 },
      200_000 - (100 ** 2 - Math.PI * 50 ** 2) * 10,
    ],
    [
      'an L that is pulled, whichever way round it is written',
      {
        ...{ ...base, shape: 'extrusion', along: 'x', length: 1000 },
        profile: [
          [0, 0],
          [0, 30],
          [10, 30],
          [10, 10],
          [30, 10],
          [30, 0],
        ],
      },
      500_000,
    ],
    [
      'a cone',
      {
        ...{ ...base, shape: 'lathe', size, along: 'z' },
        profile: [
          [30, 0],
          [0, 100],
        ],
      },
      Math.PI * 30_000,
    ],
    [
      'a pipe is hollow',
      {
        ...{ ...base, shape: 'lathe', size, along: 'z' },
        profile: [
          [30, 0],
          [30, 100],
          [20, 100],
          [20, 0],
        ],
      },
      Math.PI * 50_000,
    ],
    ['what somebody modelled is not known', { ...base, shape: 'asset', size, asset: 'plant.glb' }, null],
  ])('%s', (_, part, volume) => {
    if (volume === null) expect(partVolume(part)).toBeNull()
    else expect(partVolume(part)).toBeCloseTo(volume, 6)
  })
})
