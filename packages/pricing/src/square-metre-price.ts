import type { Pack } from '@arredo/catalogue'
import type { Money } from '@arredo/measures'
import { decimal, scale } from './decimal.ts'
import { findPriceList } from './find-price-list.ts'
import { increaseOf } from './sold-row.ts'
import { minorOf } from './step.ts'
import type { PriceTerms } from './terms.ts'
import { minor } from './unit-price.ts'

/** What a square metre of a finish is sold for: with VAT for customers, the list price for the trade. */
export function squareMetrePrice(
  pack: Pack,
  code: string,
  terms: Pick<PriceTerms, 'face' | 'priceList' | 'date' | 'increase'>,
): Money | null {
  const list = findPriceList(pack, terms)
  const item = list?.items.find((one) => one.kind === 'finish' && one.code === code)
  if (!list || item?.kind !== 'finish') return null
  const net = scale(minor(item.amount, list), increaseOf(terms))
  const gross = terms.face === 'customer' ? net + scale(net, decimal(list.vat)) : net
  return { minor: minorOf(gross), currency: list.currency }
}
