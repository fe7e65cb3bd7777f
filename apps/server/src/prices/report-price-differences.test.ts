import { expect, it, vi } from 'vitest'
import { reportPriceDifferences } from './report-price-differences.ts'

const terms = {
  ...({ where: 'recompute', currency: 'EUR', priceList: 'EUR2026', date: '2026-11-15' } as const),
  ...{ packs: { KITCHEN: 'abc' }, clientVersion: '1', serverVersion: '2' },
}

function ears() {
  const [error, priceDifferences] = [vi.fn(), vi.fn()]
  return { error, priceDifferences, log: { error } as never, metrics: { priceDifferences } as never }
}

it('[A-63 part] says what differed, by how much and with which packs, and counts it', () => {
  const heard = ears()
  const same = { row: 'r1', client: 12_300, server: 12_300 }
  const silent = { row: 'r2', client: null, server: 12_300 }
  reportPriceDifferences(heard, { ...terms, shown: [same, silent] })
  expect(heard.error).not.toHaveBeenCalled()

  const wrong = { row: 'r3', client: 12_299, server: 12_300 }
  reportPriceDifferences(heard, { ...terms, shown: [same, wrong, silent] })
  expect(heard.error).toHaveBeenCalledExactlyOnceWith(
    { defect: 'priceDifference', ...terms, count: 1, differing: [wrong] },
    expect.any(String),
  )
  expect(heard.priceDifferences).toHaveBeenCalledExactlyOnceWith('recompute', 1)
})

it('two thousand rows of one request are one line of the log', () => {
  const heard = ears()
  const shown = Array.from({ length: 2_000 }, (_, row) => ({ row: `r${row}`, client: 1, server: 2 }))
  reportPriceDifferences(heard, { ...terms, shown })
  expect(heard.error).toHaveBeenCalledOnce()
  expect(JSON.stringify(heard.error.mock.calls).length).toBeLessThan(2_000)
  expect(heard.priceDifferences).toHaveBeenCalledExactlyOnceWith('recompute', 2_000)
})
