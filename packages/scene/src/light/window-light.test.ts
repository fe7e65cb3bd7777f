import { type Opening, roomWalls, type Wall, wallFrame } from '@arredo/geometry'
import { describe, expect, test } from 'vitest'
import { groundDarkness } from '../room/ground-shade.ts'
import { sunDirection } from './window-light.ts'

describe('the sun', () => {
  test('comes in through the wall with most glass, towards the viewer, and from above', () => {
    const walls = room()
    const openings = [window('w', 1800), window('n', 600), { ...window('e', 2400), kind: 'door' as const }]
    const west = walls.find(({ id }) => id === 'w')
    if (!west) throw new Error('no west wall')
    const { inward } = wallFrame(west)
    for (const viewAzimuth of [-0.8, 0.8]) {
      const sun = sunDirection(walls, openings, viewAzimuth)
      if (!sun) throw new Error('no sun')
      expect(sun[0] * inward[0] + sun[1] * inward[1]).toBeLessThan(-0.5)
      expect(sun[1] * Math.sin(viewAzimuth)).toBeLessThan(0)
      expect(sun[2]).toBeGreaterThan(0.4)
      expect(Math.hypot(...sun)).toBeCloseTo(1)
    }
  })

  test('stays outside where there is no window', () => {
    expect(sunDirection(room(), [{ ...window('w', 900), kind: 'door' }], 0)).toBeNull()
    expect(sunDirection([], [], 0)).toBeNull()
  })
})

test('the shadow of the house is darkest at its walls and ends before the picture of it does', () => {
  const walls = room()
  expect(groundDarkness(walls, [2400, -100])).toBeGreaterThan(groundDarkness(walls, [2400, -400]))
  expect(groundDarkness(walls, [2400, -400])).toBeGreaterThan(0)
  expect(groundDarkness(walls, [2400, -900])).toBe(0)
  expect(groundDarkness(walls, [-900, -900])).toBe(0)
})

function room(): readonly Wall[] {
  const made = roomWalls('rt1', [4800, 4000], 2700, ['n', 'e', 's', 'w'])
  if (!made.ok) throw new Error(made.message)
  return made.value
}

function window(wall: string, width: number): Opening {
  return { id: wall, wall, kind: 'window', offset: 300, width, height: 1200, sill: 900 }
}
