import { expect, test } from 'vitest'
import { type PillLine, type PixelBox, pillSpots } from './pill-spots.ts'

const screen: PixelBox = { left: 0, top: 64, right: 390, bottom: 700 }
const line = (from: readonly [number, number], to: readonly [number, number], stays = false): PillLine => ({
  ...{ from, to, stays },
  width: 60,
  height: 26,
})

const boxAt = ([x, y]: readonly [number, number]): PixelBox => ({
  ...{ left: x - 30, right: x + 30 },
  ...{ top: y - 13, bottom: y + 13 },
})

function expectApart(boxes: readonly PixelBox[]): void {
  for (const [k, a] of boxes.entries())
    for (const b of boxes.slice(k + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true)
}

test('a number stands in the middle of its line where nothing is in its way', () => {
  expect(pillSpots([line([100, 300], [300, 300])], [], [], screen)).toEqual([[200, 300]])
})

test('numbers give way to what a hand wants to take hold of, and to one another', () => {
  const item = { left: 170, top: 250, right: 230, bottom: 350 }
  const lines = [line([230, 300], [320, 330]), line([230, 310], [330, 340]), line([200, 350], [200, 500])]
  const spots = pillSpots(lines, [item], [], screen)
  expectApart([item, ...spots.map(boxAt)])
})

test('the number of a line that is shorter stands beside it rather than over what is pressed', () => {
  const knobs = [
    { left: 190, top: 280, right: 214, bottom: 304 },
    { left: 150, top: 280, right: 174, bottom: 304 },
  ]
  const spots = pillSpots([line([200, 300], [204, 302])], [], knobs, screen)
  expectApart([...knobs, ...spots.map(boxAt)])
})

test('a line that leaves the picture keeps its number in what panels leave free', () => {
  const [spot] = pillSpots([line([300, 400], [700, 500])], [], [], screen)
  expect(spot?.[0]).toBeLessThanOrEqual(360)
  expect(pillSpots([line([300, 400], [700, 500], true)], [], [], screen)).toEqual([[500, 450]])
})
