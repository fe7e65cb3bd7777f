import { expect, it } from 'vitest'
import { withFavourite, withUse } from './kept-articles.ts'

it('keeps a favourite once, where it is, until it is given up', () => {
  expect(withFavourite(['a'], 'b', true, 9)).toEqual(['b', 'a'])
  expect(withFavourite(['b', 'a'], 'a', true, 9)).toEqual(['b', 'a'])
  expect(withFavourite(['b', 'a'], 'b', false, 9)).toEqual(['a'])
  expect(withFavourite(['b', 'a'], 'c', true, 2)).toEqual(['b', 'a'])
})

it('moves what is used again to the front and forgets the oldest', () => {
  expect(withUse(['a', 'b', 'c'], 'c', 3)).toEqual(['c', 'a', 'b'])
  expect(withUse(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b'])
})
