import { expect, it } from 'vitest'
import { searchModels } from './search-models.ts'

const models = [
  { code: 'LINEO_STD', name: 'Lineo Standard', catalogue: 'Kitchen', articles: 40 },
  { code: 'ETE', name: 'Été', catalogue: 'Garden', articles: 3 },
]

it('[A-136] finds a model by the words of its name, code and catalogue', () => {
  const codes = (query: string) => searchModels(models, query).map(({ code }) => code)

  expect(codes('')).toEqual(['LINEO_STD', 'ETE'])
  expect(codes('kitchen lineo')).toEqual(['LINEO_STD'])
  expect(codes('ete')).toEqual(['ETE'])
  expect(codes('_std')).toEqual(['LINEO_STD'])
  expect(codes('lineo garden')).toEqual([])
})
