import { expect, it } from 'vitest'
import { developTile, withoutColours } from './developed.ts'

it('rows are turned, colours freed from their cover, and each tile lies where it belongs', () => {
  const picture = new Uint8ClampedArray(2 * 2 * 4)
  developTile(picture, 2, { x: 0, y: 0, width: 1, height: 2 }, Uint8Array.of(10, 20, 30, 255, 50, 0, 0, 128))
  developTile(picture, 2, { x: 1, y: 0, width: 1, height: 2 }, Uint8Array.of(0, 0, 0, 0, 1, 2, 3, 255))
  expect([...picture]).toEqual([100, 0, 0, 128, 1, 2, 3, 255, 10, 20, 30, 255, 0, 0, 0, 0])
})

it('[A-46 part] without colours every pixel is as bright as before, and as opaque', () => {
  const picture = Uint8ClampedArray.of(255, 255, 255, 255, 255, 0, 0, 90, 0, 255, 0, 255)
  withoutColours(picture)
  expect([...picture]).toEqual([255, 255, 255, 255, 54, 54, 54, 90, 182, 182, 182, 255])
})
