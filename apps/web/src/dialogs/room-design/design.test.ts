import { checkRoomLengths, presetTypes, type RoomDesign, roomPresets } from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstDesign,
  openingsOf,
  placedOpenings,
  usualSide,
  withLength,
  withNewOpening,
  withOpeningMoved,
  withShape,
} from './design.ts'
import { previewOf } from './preview.ts'

/** 5000 × 5000 with a door in the south and a window in the north. */
function withDoorAndWindow(): RoomDesign {
  const door = withNewOpening(firstDesign, 'door', usualSide(firstDesign, 'door'), 'd')
  const both = door && withNewOpening(door, 'window', usualSide(door, 'window'), 'w')
  if (!both) throw new Error('no space')
  return both
}

function placeOf(design: RoomDesign, id: string) {
  const { in: side, offset } = placedOpenings(design).find((opening) => opening.id === id) ?? {}
  return [side, offset]
}

describe('a room that is being designed', () => {
  it('has doors in the south and windows in the north, in the middle of the widest gap', () => {
    const design = withDoorAndWindow()
    expect([placeOf(design, 'd'), placeOf(design, 'w')]).toEqual([
      ['south', 2050],
      ['north', 1900],
    ])
    const second = withNewOpening(withOpeningMoved(design, 'd', 500), 'door', 'south', 'd2')
    expect(second && placeOf(second, 'd2')).toEqual(['south', 2750])
    expect(withOpeningMoved(design, 'd', 9999)).toEqual(withOpeningMoved(design, 'd', 4100))
  })

  it('keeps its rectangle in every shape, and what was typed when the first shape comes back', () => {
    const typed = withLength(withLength(firstDesign, 0, 3600), 1, 2800)
    for (const type of presetTypes) {
      const shaped = withShape(typed, type)
      expect(checkRoomLengths(type, shaped.lengths)).toBeNull()
      expect(withShape(shaped, 'rt1')).toEqual(typed)
    }
    for (const type of presetTypes)
      expect(withShape(firstDesign, type).lengths).toEqual(roomPresets[type].defaultLengths)
  })

  it('[D-101 part] leaves openings at their distance to the end of the wall that stays', () => {
    const wider = withLength(withDoorAndWindow(), 0, 6000)
    // The south wall begins in the south-eastern corner, which moved; the north wall in the north-western one.
    expect([placeOf(wider, 'd'), placeOf(wider, 'w')]).toEqual([
      ['south', 3050],
      ['north', 1900],
    ])
    const open = withShape(wider, 'rt2')
    expect(placedOpenings(open).map(({ id }) => id)).toEqual(['w'])
    expect(openingsOf(open)).toHaveLength(2)
    expect(placedOpenings(withShape(open, 'rt1'))).toEqual(placedOpenings(wider))
  })

  it('is shown, or refused in words, whatever is typed', () => {
    const typed = fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.constantFrom(Number.NaN, 0, -1, 1e300))
    const wishes = fc.array(fc.record({ type: fc.constantFrom(...presetTypes), side: fc.nat(3), typed }))
    fc.assert(
      fc.property(wishes, (steps) => {
        let design = withDoorAndWindow()
        for (const { type, side, typed: length } of steps) {
          design = withLength(withShape(design, type), side % roomPresets[type].sides.length, length)
          const preview = previewOf({ ...design, openings: placedOpenings(design) })
          if (preview.ok) expect(preview.value.sides.length).toBeGreaterThan(2)
          else expect(preview.message).not.toBe('')
        }
      }),
    )
  })
})
