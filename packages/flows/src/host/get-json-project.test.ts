import { newDocument, placeArticle, renameProject } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { hostForTests } from '../testing/host-for-tests.ts'

it('[A-144 part] [A-147 part] getJsonProject says what is selected, what was done, where the picture is and how it is ordered', async () => {
  const [door, ...others] = samplePack.articles
  if (!door) throw new Error('The sample has no article')
  const pack = { ...samplePack, articles: [{ ...door, orderCode: 'E-77' }, ...others] }
  const document = newDocument({
    ...{ name: 'Stored', alternative: 'a', priceDate: '2026-11-15', priceList: 'EUR2026' },
    packs: { KITCHEN: 'hash-1' },
  })
  const value = { id: 7, revision: 3, savedAt: '', document }
  const host = hostForTests(
    { 'projects/load': () => ({ ok: true, value }) },
    { pack, config: { localCatalogues: ['KITCHEN'] } },
  )
  await host.ask({ action: 'openProject', id: 7 })
  const desk = host.app.project.getState().open?.desk
  const cabinet = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' } as const
  desk?.run(placeArticle, { ...cabinet, row: 'r', choices: {}, placement: null })
  desk?.run(renameProject, { name: 'Rossi' })
  const sent = async () => JSON.stringify(await host.ask({ action: 'getJsonProject' }))
  host.select(['r'])
  const facts = [
    ...['"currentrow":"r"', '"img":"/pictures/7"', '"erp":"E-77"', '"local":true'],
    '"history":["Place article","Rename project"]',
  ]
  for (const fact of facts) expect(await sent()).toContain(fact)
  // What is selected of another alternative is no row of what is sent.
  host.select(['elsewhere'])
  expect(await sent()).toContain('"currentrow":null')
})
