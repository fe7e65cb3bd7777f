import type { Pack } from '@arredo/catalogue'
import { packHash } from '../catalogues/pack-hash.ts'
import { testPublication } from './test-kitchen.ts'

/** The test kitchen as another version, with every price of its matrices so many times as high. */
export function testVersion(version: string, factor = 1, change: (pack: Pack) => Pack = (pack) => pack) {
  const { pack: first, tradeTerms } = testPublication
  const pack = change({
    ...first,
    version,
    priceLists: first.priceLists.map((list) => ({
      ...list,
      items: list.items.map((item) =>
        item.kind === 'matrix'
          ? { ...item, cells: item.cells.map((row) => row.map((cell) => times(cell, factor))) }
          : item,
      ),
    })),
  })
  return { pack, tradeTerms, hash: packHash(pack) }
}

function times(cell: string | null, factor: number): string | null {
  return cell === null ? null : (Number(cell) * factor).toFixed(2)
}
