import { expect, it, vi } from 'vitest'
import { reportPriceDifference } from './report-price-difference.ts'

it('[A-63 part] says what differed, by how much and with which packs, and counts it', () => {
  const error = vi.fn()
  const priceDifference = vi.fn()
  const ears = { log: { error } as never, metrics: { priceDifference } as never }
  const shown = {
    where: 'recompute' as const,
    ...{ row: 'r1', server: 12_300, currency: 'EUR', priceList: 'EUR2026' },
    ...{ date: '2026-11-15', packs: { KITCHEN: 'abc' }, clientVersion: '1', serverVersion: '2' },
  }

  reportPriceDifference(ears, { ...shown, client: 12_300 })
  reportPriceDifference(ears, { ...shown, client: null })
  expect(error).not.toHaveBeenCalled()

  reportPriceDifference(ears, { ...shown, client: 12_299 })
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { defect: 'priceDifference', ...shown, client: 12_299 },
    expect.any(String),
  )
  expect(priceDifference).toHaveBeenCalledExactlyOnceWith('recompute')
})
