import { shellOf } from '@arredo/geometry'
import { expect, test } from 'vitest'
import { openingIn, rectangle, withWall } from '../room/plan-for-tests.ts'
import { ceilingLights } from './ceiling-lights.ts'

test('[D-209 part] rooms without a window have lights in their ceilings, rooms with one have none', () => {
  const shell = shellOf(withWall(rectangle(4800, 4000), 'p', [2000, 0], [2000, 4000]))
  const window = openingIn('w', { kind: 'window', offset: 300, width: 1200, height: 1200, sill: 900 })
  const lit = ceilingLights({ shell, openings: [{ ...window, row: null }] }, 1)
  expect(lit.length).toBeGreaterThan(1)
  for (const { at } of lit) {
    expect(at[0]).toBeGreaterThan(2000)
    expect(at[0]).toBeLessThan(4800)
  }
  const dark = ceilingLights({ shell, openings: [] }, 1)
  expect(dark.some(({ at }) => at[0] < 2000)).toBe(true)
  const passage = { ...window, wall: 'p', kind: 'passage' as const, row: null }
  expect(ceilingLights({ shell, openings: [passage] }, 1)).toEqual([])
})
