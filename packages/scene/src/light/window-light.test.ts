import { type Opening, shellOf, wallFrame } from '@arredo/geometry'
import { describe, expect, test } from 'vitest'
import { groundDarkness } from '../room/ground-shade.ts'
import { emptyPlan, openingIn, rectangle, wallOf, withWall } from '../room/plan-for-tests.ts'
import { sunDirection } from './window-light.ts'

const room = shellOf(rectangle(4800, 4000))

describe('the sun', () => {
  test('comes in through the wall with most glass, towards the viewer, and from above', () => {
    const openings = [window('w', 1800), window('n', 600), { ...window('e', 2400), kind: 'door' as const }]
    const { inward } = wallOf(room, 'w').faces.right.frame
    for (const viewAzimuth of [-0.8, 0.8]) {
      const sun = sunDirection(room, openings, viewAzimuth)
      if (!sun) throw new Error('no sun')
      expect(sun[0] * inward[0] + sun[1] * inward[1]).toBeLessThan(-0.5)
      expect(sun[1] * Math.sin(viewAzimuth)).toBeLessThan(0)
      expect(sun[2]).toBeGreaterThan(0.4)
      expect(Math.hypot(...sun)).toBeCloseTo(1)
    }
  })

  test('stays outside where there is no window', () => {
    expect(sunDirection(room, [{ ...window('w', 900), kind: 'door' }], 0)).toBeNull()
    expect(sunDirection(shellOf(emptyPlan), [], 0)).toBeNull()
    const parted = shellOf(withWall(rectangle(4800, 4000), 'p', [2000, 0], [2000, 4000]))
    expect(sunDirection(parted, [window('p', 1800)], 0)).toBeNull()
  })
})

test('the shadow of the house is darkest at its walls and ends before the picture of it does', () => {
  const faces = room.stretches.map(wallFrame)
  expect(groundDarkness(faces, [2400, -100])).toBeGreaterThan(groundDarkness(faces, [2400, -400]))
  expect(groundDarkness(faces, [2400, -400])).toBeGreaterThan(0)
  expect(groundDarkness(faces, [2400, -900])).toBe(0)
  expect(groundDarkness(faces, [-900, -900])).toBe(0)
})

function window(wall: string, width: number): Opening {
  return openingIn(wall, { kind: 'window', offset: 300, width, height: 1200, sill: 900 })
}
