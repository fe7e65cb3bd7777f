import { expect, it } from 'vitest'
import { filterByWords } from './filter-by-words.ts'

const models = [
  { code: 'LINEO_STD', name: 'Lineo Standard', catalogue: 'Kitchen' },
  { code: 'ETE', name: 'Été', catalogue: 'Garden' },
]

it('[A-136 part] finds by any words of name, code and catalogue, whatever the order, case and accents', () => {
  const found = (typed: string) =>
    filterByWords(models, typed, ({ code, name, catalogue }) => `${name} ${code} ${catalogue}`).map(
      ({ code }) => code,
    )

  expect(found('')).toEqual(['LINEO_STD', 'ETE'])
  expect(found(' kitchen lin ')).toEqual(['LINEO_STD'])
  expect(found('ete')).toEqual(['ETE'])
  expect(found('_std')).toEqual(['LINEO_STD'])
  expect(found('lineo garden')).toEqual([])
})
