import type { PresetOpening, SideName } from '@arredo/geometry'
import { describe, expect, it } from 'vitest'
import { setRoom } from '../commands/room/set-room.ts'
import { setLight } from '../commands/set-light.ts'
import type { ProjectDocument } from '../document.ts'
import { emptyProject } from '../testing/desk-for-tests.ts'
import { lightOf, usualHour } from './light.ts'
import { proposedNorth } from './proposed-north.ts'
import { sunAt, towardsSun } from './sun-at.ts'

/** Degrees clockwise from the top of the plan. */
const sides = { north: 0, east: 90, south: 180, west: 270 } as const
const ids = { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'room' }

function windowIn(side: SideName, width: number, offset = 500): PresetOpening {
  const size = { offset, width, height: 1200, sill: 900 }
  return { id: `${side} ${width}`, kind: 'window', ...size, hand: 'left', swing: 'in', in: side }
}

function houseWith(...openings: readonly PresetOpening[]): ProjectDocument {
  const made = setRoom.run(emptyProject, { type: 'rt1', lengths: [5000, 4000], ids, openings })
  if (!made.ok) throw new Error(made.message)
  return made.value
}

describe('north that nobody chose', () => {
  it('[D-118 part] lets the afternoon’s sun in through the largest window, from whichever side it looks out', () => {
    for (const [side, facing] of Object.entries(sides)) {
      const north = proposedNorth(houseWith(windowIn('south', 600, 3000), windowIn(side as SideName, 2000)))
      const offWindow = Math.cos(((north + sunAt(usualHour).azimuth - facing) * Math.PI) / 180)
      expect(offWindow).toBeGreaterThan(Math.cos((35 * Math.PI) / 180))
      expect(north % 15).toBe(0)
    }
    expect(proposedNorth(houseWith())).toBe(0)
  })

  it('[D-194 part] stays where it is when an hour is chosen: the sun moves on from where it stood', () => {
    const house = houseWith(windowIn('east', 2000))
    const before = lightOf(house)
    // Views compare by identity.
    expect(lightOf({ ...house })).toBe(before)
    const changed = setLight.run(house, { hour: before.hour + 0.5 })
    if (!changed.ok) throw new Error(changed.message)
    const [one, two] = [towardsSun(before), towardsSun(lightOf(changed.value))]
    const turned = Math.acos(one[0] * two[0] + one[1] * two[1] + one[2] * two[2])
    expect((turned * 180) / Math.PI).toBeLessThan(8)
  })
})
