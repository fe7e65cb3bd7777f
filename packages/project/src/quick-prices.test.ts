import { type ChoiceValue, openPack } from '@arredo/catalogue'
import { sampleDiscounts, samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ArticleRow, evaluateProject, newDocument, type ProjectDocument } from './index.ts'

const codes = Object.keys(samplePack.variants)
const value = fc.constantFrom(
  ...Object.values(samplePack.variants).flatMap(({ domain }): ChoiceValue[] =>
    domain.kind === 'options'
      ? domain.options.map(({ code }) => code)
      : [domain.min, domain.min + domain.step, domain.max, domain.max + 1],
  ),
)
const choices = fc.dictionary(fc.constantFrom(...codes, 'NONE'), value, { maxKeys: 5 })
const row = fc.record({
  article: fc.constantFrom(...samplePack.articles.map(({ code }) => code), 'UNKNOWN'),
  model: fc.constantFrom(...samplePack.models.map(({ code }) => code)),
  side: fc.constantFrom('L' as const, 'R' as const),
  quantity: fc.integer({ min: 1, max: 9 }),
  choices,
})
const priceList = fc.constantFrom(null, 'NONE', ...samplePack.priceLists.map(({ code }) => code))

function documentOf(
  header: Record<string, ChoiceValue>,
  list: string | null,
  rows: readonly (typeof row extends fc.Arbitrary<infer Row> ? Row : never)[],
): ProjectDocument {
  const document = newDocument({
    ...{ name: 'Any', alternative: 'main', priceDate: '2026-11-15', priceList: list, choices: header },
    packs: { [samplePack.code]: 'hash' },
  })
  const placed = rows.map(
    (row, order): ArticleRow => ({
      ...{ id: `row-${order}`, alternative: 'main', order, kind: 'article', catalogue: samplePack.code },
      ...{ flags: { drawn: true, offered: true, ordered: true }, placement: null },
      ...row,
    }),
  )
  return { ...document, rows: Object.fromEntries(placed.map((row) => [row.id, row])) }
}

it('the quick answer has the prices, findings and configurations of the full one, whatever is chosen', () => {
  let [provisional, priced] = [0, 0]
  fc.assert(
    fc.property(choices, priceList, fc.array(row, { minLength: 1, maxLength: 6 }), (header, list, rows) => {
      const [now, full] = (['now', 'full'] as const).map((answer) =>
        // Opened anew each time: neither may learn from the other.
        evaluateProject(documentOf(header, list, rows), {
          catalogues: new Map([[samplePack.code, openPack(samplePack)]]),
          ...{ faces: ['customer', 'trade'], discounts: sampleDiscounts, answer },
        }),
      )
      const shownIn = (articles: NonNullable<typeof now>['articles'] = {}) =>
        Object.values(articles).map(({ configuration, size, variants }) => ({
          ...{ configuration, size },
          variants: variants.map(({ code, value, source }) => ({ code, value, source })),
        }))
      expect(now?.prices).toEqual(full?.prices)
      expect(now?.findings).toEqual(full?.findings)
      expect(shownIn(now?.articles)).toEqual(shownIn(full?.articles))
      if (Object.values(now?.articles ?? {}).some(({ isProvisional }) => isProvisional)) provisional++
      if (now?.prices.customer?.total) priced++
    }),
    { numRuns: 300 },
  )
  expect([provisional > 0, priced > 50]).toEqual([true, true])
})
