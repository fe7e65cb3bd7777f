import { addAlternative, newDocument, placeArticle, step, together } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { appForTests, failure } from '../testing/app-for-tests.ts'
import { loadDocumentSides } from './load-document-sides.ts'

const empty = newDocument({
  ...{ name: 'Printed', alternative: 'a', priceDate: '2026-11-15', packs: { [samplePack.code]: 'hash-1' } },
  priceList: samplePack.priceLists[0]?.code ?? null,
})
const article = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' } as const
const changed = together('Two alternatives', [
  step(placeArticle, { ...article, row: 'r1', choices: {}, placement: null }),
  step(addAlternative, { alternative: 'other', name: 'Other', rowIds: { r1: 'r2' } }),
]).run(empty, null)
if (!changed.ok) throw new Error(changed.message)
const { trade: _, ...document } = changed.value
const price = {
  ...{ face: 'customer', currency: 'EUR', priceList: 'EUR2026', date: '2026-11-15', withVat: true },
  ...{
    rows: { r1: { unit: 4711, quantity: 1, total: 4711, lines: [] } },
    unpriced: [],
    lines: [],
    total: 4711,
  },
}

it('[D-267 part] of documents it is the alternative that was printed, at the prices of then, without opening it', async () => {
  const { app } = appForTests(
    {
      'documents/load': ({ id }: { id: string }) =>
        id === 'gone'
          ? failure('notFound', 'Document not found')
          : { ok: true, value: { document, prices: { customer: price } } },
    },
    { pack: samplePack },
  )
  const sides = await loadDocumentSides(app, ['one', 'two'])
  if (!sides.ok) throw new Error(sides.message)
  const [{ document: printed, evaluation }] = sides.value
  expect(Object.keys(printed.rows)).toEqual(['r1'])
  expect(Object.keys(printed.alternatives)).toEqual(['a'])
  expect(evaluation.articles.r1?.size.width).toBe(600)
  expect(evaluation.prices).toEqual({ customer: price })
  expect(app.project.getState().open).toBeNull()
  expect(await loadDocumentSides(app, ['one', 'gone'])).toMatchObject({ message: 'Document not found' })
})
