import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPriceList } from '@arredo/pricing'
import { expect, it } from 'vitest'
import { furnishedRooms } from '../rooms/furnished-rooms.ts'
import { roomPrice } from '../rooms/room-price.ts'
import { copyCataloguesOfAnyDay } from './catalogues-of-any-day.ts'

/** Before our lists begin, within a promotion, after it, within the commercial list, after all of them. */
const days = ['2025-06-01', '2026-12-24', '2027-03-01', '2027-09-15', '2031-01-01']

it('sells by the same lists and with the same promotions on every day', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arredo-any-day-'))
  try {
    copyCataloguesOfAnyDay(folder)
    const furnished = await furnishedRooms(folder)
    for (const [code, { pack }] of furnished.catalogues) {
      const lists = days.map((date) => findPriceList(pack, { priceList: 'EUR2026', date })?.code)
      expect(new Set(lists), code).toEqual(new Set(['EUR2026']))
    }
    // Of units that a promotion is for.
    const prices = days.map((priceDate) =>
      roomPrice(furnished, { code: 'ISLAND', priceDate, priceList: 'EUR2026' }),
    )
    expect(new Set(prices).size).toBe(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
