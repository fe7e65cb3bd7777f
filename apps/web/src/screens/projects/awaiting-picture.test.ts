import { expect, test } from 'vitest'
import { isAwaitingPicture } from './awaiting-picture.ts'

const savedAt = '2026-11-15T10:00:00.000Z'
const saved = Date.parse(savedAt)

test('a picture is awaited from the save until it is there, but not for ever', () => {
  const fresh = { revision: 3, savedAt, picture: null }
  expect(isAwaitingPicture(fresh, saved + 5_000)).toBe(true)
  expect(isAwaitingPicture(fresh, saved + 120_000)).toBe(false)
  expect(isAwaitingPicture({ ...fresh, picture: { revision: 2, hash: 'old' } }, saved + 5_000)).toBe(true)
  expect(isAwaitingPicture({ ...fresh, picture: { revision: 3, hash: 'new' } }, saved + 5_000)).toBe(false)
})
