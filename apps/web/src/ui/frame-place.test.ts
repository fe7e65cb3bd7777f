import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FramePlace, type Grip, grownBy, laidOut, movedBy, type Step } from './frame-place.ts'

const [width, height] = [1200, 800]
const around = { width, height, isRightToLeft: false, maxWidth: 900 }

/** As the style sheet lays a dialog out: around the middle of the window. */
function gripOf(place: FramePlace): Grip {
  const size = place.size ?? { width: 500, height: 300 }
  const left = (width - size.width) / 2 + place.x
  const top = (height - size.height) / 2 + place.y
  return { place, box: { ...size, left, top, right: left + size.width } }
}

const steps = fc.array(
  fc.record({
    by: fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 })),
    grows: fc.boolean(),
  }),
)

describe('where a dialog stands and how large it is', () => {
  it('[A-22 part] however it is dragged, it is 400 × 150 at least and its title can be caught', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        let place = laidOut
        for (const { by, grows } of taken) place = (grows ? grownBy : movedBy)(gripOf(place), by, around)
        const { box } = gripOf(place)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.top).toBeLessThanOrEqual(height - 48)
        expect(box.left).toBeLessThanOrEqual(width - 48)
        expect(box.right).toBeGreaterThanOrEqual(48)
        if (!place.size) return
        expect(place.size.width).toBeGreaterThanOrEqual(400)
        expect(place.size.width).toBeLessThanOrEqual(900)
        expect(place.size.height).toBeGreaterThanOrEqual(150)
      }),
    )
  })

  it('the corner follows the hand and the other one stays, in both directions of writing', () => {
    const by: Step = [60, 40]
    const { box } = gripOf(laidOut)
    const grown = gripOf(grownBy(gripOf(laidOut), by, around)).box
    expect([grown.left, grown.top, grown.width, grown.height]).toEqual([box.left, box.top, 560, 340])

    const mirrored = gripOf(grownBy(gripOf(laidOut), [-60, 40], { ...around, isRightToLeft: true })).box
    expect([mirrored.right, mirrored.top, mirrored.width]).toEqual([box.right, box.top, 560])
  })
})
