import { type Opening, shellOf, wallFrame } from '@arredo/geometry'
import { usualLight } from '@arredo/project'
import { describe, expect, test } from 'vitest'
import { groundDarkness } from '../room/ground-shade.ts'
import { emptyPlan, openingIn, rectangle, withWall } from '../room/plan-for-tests.ts'
import { daylightAt } from './daylight.ts'

const room = shellOf(rectangle(4800, 4000))
const undecided = usualLight(0)

describe('the sun', () => {
  test('stays outside where there is no window', () => {
    const sun = (shell: typeof room, openings: readonly Opening[]) =>
      daylightAt(undecided, { shell, openings }).sun
    expect(sun(room, [{ ...window('w', 900), kind: 'door' }])).toBeNull()
    expect(sun(shellOf(emptyPlan), [])).toBeNull()
    const parted = shellOf(withWall(rectangle(4800, 4000), 'p', [2000, 0], [2000, 4000]))
    expect(sun(parted, [window('p', 1800)])).toBeNull()
  })

  test('is white at noon, golden in the evening, and gone at night, when lamps are left', () => {
    const house = { shell: room, openings: [window('w', 1800)] }
    const at = (hour: number) => daylightAt({ hour, north: 0, lamps: hour > 18 }, house)
    const [noon, evening, night] = [at(12), at(18.8), at(23)]
    const warmth = ({ sun }: typeof noon) => (sun?.strength[0] ?? 0) / (sun?.strength[2] ?? 1)
    expect(warmth(evening)).toBeGreaterThan(1.5 * warmth(noon))
    expect(night.sun).toBeNull()
    expect(night.sky.zenith[1]).toBeLessThan(0.1 * noon.sky.zenith[1])
    expect(noon.lamps).toBe(0)
    expect(night.lamps).toBeGreaterThan(0)
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
