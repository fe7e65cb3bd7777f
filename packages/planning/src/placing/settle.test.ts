import { openPack } from '@arredo/catalogue'
import type { Desk } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { faceAt } from '../testing/kitchen-for-tests.ts'
import { createPlacingHand, unitsOf } from '../testing/placing-hand.ts'
import { settle, settleBeside } from './settle.ts'

const { emptyDesk, place, resize, comerOf } = createPlacingHand(openPack(await kitchenPack()))

describe('a unit that is placed, moved or resized', () => {
  it('makes room on both walls for a unit in their corner', () => {
    const desk = emptyDesk()
    place(desk, 'north', 'B-DR3', 900, { wall: 'north', along: 450 })
    place(desk, 'west', 'B-DR3', 900, { wall: 'west', along: 3550 })
    // Behind the fronts of the one in the corner.
    expect(startsOf(desk)).toEqual({ north: 0, west: 4000 - 581 - 900 })
    place(desk, 'corner', 'B-CORNER', 900, { wall: 'north', along: 100 })
    expect(startsOf(desk)).toEqual({ north: 900, west: 2200, corner: 0 })
    resize(desk, 2, 1)
    expect(startsOf(desk)).toEqual({ north: 1000, west: 2100, corner: 0 })
    desk.undo()
    expect(startsOf(desk)).toEqual({ north: 900, west: 2200, corner: 0 })
  })

  it('goes to the side of another that is asked for, round the corner too', () => {
    const desk = emptyDesk()
    place(desk, 'corner', 'B-CORNER', 900, { wall: 'north', along: 100 })
    const unit = comerOf('B-DR3', { W: 600 })
    const [right, left] = (['right', 'left'] as const).map((side) =>
      settleBeside(desk.current(), unit, 'corner', side),
    )
    const { wall: north } = faceAt(desk.current().document, 'north')
    const { wall: west } = faceAt(desk.current().document, 'west')
    expect(right?.placement).toMatchObject({ at: [900, 0, 0], seat: { wall: north } })
    expect(left?.placement).toMatchObject({ at: [4000 - 900 - 600, 0, 0], seat: { wall: west } })
  })

  it('takes the place of what one points at, though another wall is nearer to the pointer', () => {
    const desk = emptyDesk()
    place(desk, 'old', 'B-DR3', 600, { wall: 'north', along: 300 })
    const { wall } = faceAt(desk.current().document, 'north')
    const options = { snaps: true, replaces: true, keep: null }
    const found = settle(desk.current(), comerOf('B-2DOOR', { W: 900 }), [250, 4000 - 300], options)
    expect(found).toMatchObject({ replaces: 'old', placement: { at: [0, 0, 0], seat: { wall } } })
  })

  it('keeps the side that faces the corner when its width changes', () => {
    const desk = emptyDesk()
    place(desk, 'corner', 'B-CORNER', 900, { wall: 'north', along: 100 })
    place(desk, 'one', 'B-DR3', 600, { wall: 'north', along: 1200 })
    place(desk, 'two', 'B-DR3', 600, { wall: 'north', along: 1800 })
    place(desk, 'west', 'B-DR3', 600, { wall: 'west', along: 2800 })
    expect(startsOf(desk)).toEqual({ corner: 0, one: 900, two: 1500, west: 2500 })
    resize(desk, 1, 2)
    resize(desk, 3, 0)
    expect(startsOf(desk)).toEqual({ corner: 0, one: 900, two: 1800, west: 2650 })
  })
})

/** Where each unit begins along its wall. */
function startsOf(desk: Desk) {
  return Object.fromEntries(unitsOf(desk).map(({ id, placement }) => [id, placement?.at[0]]))
}
