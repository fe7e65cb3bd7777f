import { expect, it } from 'vitest'
import { filterOptions } from './filter-options.ts'

const names = ['Rovere naturale', 'Rovere scuro', 'Laccato blu', 'Bété']

it('finds options by any of their words, without case or accents', () => {
  const found = (typed: string) => filterOptions(names, typed, (name) => name)
  expect(found('')).toEqual(names)
  expect(found(' scu rov ')).toEqual(['Rovere scuro'])
  expect(found('bete')).toEqual(['Bété'])
  expect(found('glass')).toEqual([])
})
