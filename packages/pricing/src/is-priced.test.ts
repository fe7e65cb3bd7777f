import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { isPriced, priceProject } from './index.ts'
import { sampleArticle } from './testing/drawn-project.ts'

const terms = {
  face: 'customer',
  priceList: 'EUR2026',
  date: '2026-11-15',
  increase: 1,
  discounts: [],
} as const
const priceOf = (items: (typeof samplePack.priceLists)[number]['items'] | undefined) => {
  const priceLists = samplePack.priceLists.map((list) => (items ? { ...list, items } : list))
  const row = { id: 'a', quantity: 1, pack: { ...samplePack, priceLists }, evaluation: sampleArticle({}) }
  return priceProject([row], terms)
}

it('nothing that the list sells is no price, and never one of 0', () => {
  expect(isPriced(priceOf(undefined))).toBe(true)
  expect(priceOf([])).toMatchObject({ total: 0 })
  expect(isPriced(priceOf([]))).toBe(false)
  expect(isPriced(null)).toBe(false)
})

it('what is given away has a price', () => {
  expect(isPriced(priceOf([{ kind: 'base', article: 'B-DOOR', amount: '0.00' }]))).toBe(true)
})
