import { expect, it } from 'vitest'
import { fitCamera } from './flat-camera.ts'
import { type Calm, isOutgrown, sidesSeen } from './outgrown.ts'

const size = { width: 1200, height: 900 }
const insets = { top: 80, right: 350, bottom: 80, left: 300 }
const house = { left: 0, right: 5000, bottom: 0, top: 4000 }
const longer = { ...house, right: 9000 }

function lookedAt(bounds: Calm['bounds'], framed: Calm['bounds'], rooms = 1): Calm {
  return { bounds, rooms, margin: 0, seen: sidesSeen(bounds, fitCamera(framed, size, insets), size, insets) }
}

it('follows a wall that grew out of a view that showed all of it', () => {
  expect(isOutgrown(lookedAt(house, house), lookedAt(longer, house))).toBe(true)
  expect(isOutgrown(lookedAt(house, longer), lookedAt({ ...house, right: 6000 }, longer))).toBe(false)
  expect(isOutgrown(lookedAt(longer, longer), lookedAt(house, longer))).toBe(false)
})

it('leaves who looks at a part of the drawing where they are', () => {
  const corner = { left: -500, right: 1500, bottom: -500, top: 1500 }
  expect(isOutgrown(lookedAt(house, corner), lookedAt(longer, corner))).toBe(false)
})

it('shows a room that was closed where the view had followed its walls', () => {
  const lastWall = { left: 8000, right: 11_000, bottom: 0, top: 2000 }
  const withRoom = { ...house, right: 11_000 }
  expect(isOutgrown(lookedAt(house, lastWall), lookedAt(withRoom, lastWall, 2))).toBe(true)
  // A partition makes two rooms of one and nothing larger.
  expect(isOutgrown(lookedAt(house, lastWall), lookedAt(house, lastWall, 2))).toBe(false)
})

it('makes room for a chain of dimensions that came about what one saw whole', () => {
  const before = lookedAt(house, house)
  const camera = fitCamera(house, size, insets)
  const wider = { top: 120, right: 390, bottom: 120, left: 340 }
  const now = { ...before, margin: 40, seen: sidesSeen(house, camera, size, wider) }
  expect(isOutgrown(before, now)).toBe(true)
  expect(isOutgrown({ ...before, margin: 40 }, now)).toBe(false)
})
