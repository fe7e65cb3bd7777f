import type { Text } from '@arredo/catalogue'
import type { Currency } from '@arredo/measures'

/** Customer: consumer prices with VAT. Trade: list, discounts, purchase price and margin. */
export type Face = 'customer' | 'trade'

/** One step of the pipeline; the lines of a price always add up to it, to the cent. */
export type PriceLine = {
  /**
   * `discount` is the trade's alone. `promotion` is the list's, `adjustment` and `reduction` are the
   * seller's: the customer sees them as amounts.
   */
  readonly step:
    | 'base'
    | 'fixed'
    | 'percent'
    | 'rounding'
    | 'increase'
    | 'quantity'
    | 'promotion'
    | 'adjustment'
    | 'reduction'
    | 'discount'
    | 'vat'
  readonly code: string
  readonly label: Text
  readonly amount: number
  /** What a rate was taken of, or the amount for one of `quantity`. */
  readonly basis?: number
  /** Decimal string. */
  readonly rate?: string
  /** How often, how many metres or square metres; decimal string. */
  readonly quantity?: string
  /** The price list, promotion or row it comes from. */
  readonly source?: string
  /** Of a discount: the catalogue whose terms give it. */
  readonly catalogue?: string
}

export type RowPrice = {
  readonly unit: number
  readonly quantity: number
  readonly total: number
  readonly lines: readonly PriceLine[]
  /** The total before its share of what is taken off the whole project, as an offer prints it. */
  readonly beforeReduction?: number
  /** Trade only: from the list price to what the customer pays for it without VAT. */
  readonly sale?: { readonly lines: readonly PriceLine[]; readonly net: number }
  /** Trade only. */
  readonly margin?: Margin
}

/** What a sale leaves. Amounts without VAT. */
export type Margin = {
  readonly sale: number
  readonly cost: number
  readonly amount: number
  /** Of the sale, four decimals; null when nothing is charged. */
  readonly rate: string | null
}

/** The whole project as one face may see it. Amounts are minor units of `currency`. */
export type ProjectPrice = {
  readonly face: Face
  readonly currency: Currency
  readonly priceList: string
  /** The list in force, where it is another than the one asked for, and the version of its catalogue. */
  readonly commercialList?: string
  readonly version?: string
  /** Calendar date the list was chosen by, yyyy-mm-dd. */
  readonly date: string
  readonly withVat: boolean
  readonly rows: Readonly<Record<string, RowPrice>>
  /** Rows whose size or article the list does not sell. */
  readonly unpriced: readonly string[]
  /** By subtotal row: the rows since the one before it, as an offer prints them. */
  readonly subtotals?: Readonly<Record<string, number>>
  readonly lines: readonly PriceLine[]
  readonly total: number
  /** Trade only: from list prices to what the customer pays without VAT, and what that leaves. */
  readonly sale?: { readonly lines: readonly PriceLine[]; readonly net: number; readonly gross: number }
  readonly margin?: Margin
  /** Trade only: what the seller took off, of how much, without VAT. */
  readonly takenOff?: { readonly amount: number; readonly of: number }
}
