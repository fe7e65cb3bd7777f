import { toWireCommercialLists, toWirePromotions } from '@arredo/contract'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { appForTests, failure } from '../testing/app-for-tests.ts'
import { loadCommercialTerms } from './load-commercial-terms.ts'

const promotion = {
  ...{ code: 'SPRING', name: { en: 'Spring' }, from: '2026-03-01', to: '2026-05-31', rate: '0.10' },
  ...{ priority: 1, stacks: false },
}
const lists = (hasNew: boolean) => () =>
  ({ ok: true, value: toWireCommercialLists(samplePack.priceLists, hasNew, 'en') }) as const
const promotions = () =>
  ({ ok: true, value: toWirePromotions(samplePack.priceLists, [promotion], 'en') }) as const

async function load(commercial: () => unknown, promoted: () => unknown = promotions) {
  const test = appForTests({
    'catalogs/getMyCommercialLists': commercial as never,
    'e_promos/jGetCatPromos': promoted as never,
  })
  const result = await loadCommercialTerms(test.app, 'KITCHEN', '2026-04-01')
  return { result, asked: test.calls.map(({ name }) => name) }
}

describe('commercial terms', () => {
  it('[A-97 part, A-175 part] a new commercial list is enough: no promotion is asked for', async () => {
    const { result, asked } = await load(lists(true))
    expect(result).toMatchObject({
      ok: true,
      value: { hasNewList: true, campaigns: [], lists: [{ code: 'EUR2026' }, {}] },
    })
    expect(asked).toEqual(['catalogs/getMyCommercialLists'])
  })

  it('[A-97 part, A-175 part] without a new one, or without an answer, promotions are asked for', async () => {
    for (const commercial of [lists(false), () => failure('unavailable', 'No connection')]) {
      const { result, asked } = await load(commercial)
      expect(result).toMatchObject({
        ok: true,
        value: { hasNewList: false, campaigns: [{ code: 'SPRING' }] },
      })
      expect(asked).toEqual(['catalogs/getMyCommercialLists', 'e_promos/jGetCatPromos'])
    }
  })

  it('[A-97 part] says so when there is neither', async () => {
    const none = () => failure('unavailable', 'No connection')
    expect((await load(none, none)).result).toEqual({ ok: false, message: 'No connection' })
  })
})
