import { expect, type Locator } from '@playwright/test'

/** The middle and the size of what is marked as selected in a room in 3D, once the picture stands still. */
export async function markedIn3D(room: Locator) {
  const mark = room.locator('xpath=following-sibling::*').locator('path').first()
  let box = await mark.boundingBox()
  await expect(async () => {
    const before = box
    // What a busy page has not drawn yet would seem to stand still.
    await room.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
    )
    box = await mark.boundingBox()
    expect(box, 'what is selected is marked').not.toBeNull()
    expect(box, 'the mark stands still').toEqual(before)
  }).toPass({ intervals: [400] })
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2, width, height }
}
