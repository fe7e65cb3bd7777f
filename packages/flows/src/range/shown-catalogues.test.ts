import { openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { accessoriesOf, shownCatalogues } from './shown-catalogues.ts'

const kitchen = { code: 'KITCHEN', name: { en: 'Kitchen', it: 'Cucina' } }
const own = { code: 'OWN', name: { en: 'Own' } }

it('[A-65] [A-157] [A-156 part] local catalogues are hidden; accessories are on where their catalogue exists, local or not, and come with its description', () => {
  const opened = [samplePack, { ...samplePack, code: 'OWN' }].map(openPack)
  expect(shownCatalogues({ localCatalogues: ['OWN'] }, opened)).toEqual([opened[0]])
  expect(shownCatalogues({}, opened)).toBe(opened)
  const local = { localCatalogues: ['OWN'], accessoriesCatalogue: 'OWN' }
  expect(shownCatalogues(local, opened)).toEqual(opened)
  expect(accessoriesOf(local, [own, kitchen])).toEqual({ isEnabled: true, code: 'OWN', name: { en: 'Own' } })
  expect(accessoriesOf({ accessoriesCatalogue: 'KITCHEN' }, [own, kitchen])).toEqual({
    ...{ isEnabled: true, code: 'KITCHEN', name: { en: 'Kitchen', it: 'Cucina' } },
  })
  expect(accessoriesOf({ accessoriesCatalogue: 'NONE' }, [own, kitchen])).toEqual({ isEnabled: false })
  expect(accessoriesOf({}, [own, kitchen])).toEqual({ isEnabled: false })
})
