import type { Text } from '@arredo/catalogue'
import type { Currency } from '@arredo/measures'

/** Customer: consumer prices with VAT. Trade: list, discounts and purchase price. */
export type Face = 'customer' | 'trade'

/** One step of the pipeline; the lines of a price always add up to it, to the cent. */
export type PriceLine = {
  readonly step: 'base' | 'fixed' | 'percent' | 'rounding' | 'increase' | 'quantity' | 'discount' | 'vat'
  readonly code: string
  readonly label: Text
  readonly amount: number
  readonly basis?: number
  /** Decimal string. */
  readonly rate?: string
}

export type RowPrice = {
  readonly unit: number
  readonly quantity: number
  readonly total: number
  readonly lines: readonly PriceLine[]
}

/** The whole project as one face may see it. Amounts are minor units of `currency`. */
export type ProjectPrice = {
  readonly face: Face
  readonly currency: Currency
  readonly priceList: string
  /** Calendar date the list was chosen by, yyyy-mm-dd. */
  readonly date: string
  readonly withVat: boolean
  readonly rows: Readonly<Record<string, RowPrice>>
  /** Rows whose size or article the list does not sell. */
  readonly unpriced: readonly string[]
  readonly lines: readonly PriceLine[]
  readonly total: number
}
