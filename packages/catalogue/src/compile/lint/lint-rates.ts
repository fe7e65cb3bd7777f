import type { Pack } from '../../pack.ts'
import type { Report } from '../finding.ts'

/** A surcharge of more than the price itself: 12 % written "12" makes thirteen times the price. */
export function lintRates({ priceLists }: Pack, report: Report): void {
  for (const [index, { items }] of priceLists.entries()) {
    for (const [place, item] of items.entries()) {
      if (item.kind !== 'percent' || Number(item.rate) <= 1) continue
      const meant = written(Number(item.rate) / 100)
      report(
        ['priceLists', index, 'items', place, 'rate'],
        `The surcharge ${item.code} adds ${written(Number(item.rate) * 100)} %. If ${item.rate} % is meant, write "${meant}"`,
      )
    }
  }
}

function written(value: number): string {
  return String(Number(value.toFixed(6)))
}
