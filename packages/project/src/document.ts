import type { Choices, Side } from '@arredo/catalogue'
import type { Opening, OpeningId, Placement, Point3, Wall, WallId } from '@arredo/geometry'
import type { Status } from './status.ts'

export type RowId = string
export type AlternativeId = string
export type ViewId = string

/** Raised by one for every migration; see `migrations/`. */
export const documentVersion = 2

/**
 * A project is flat maps of plain JSON records, so that undo, drafts and every view can compare by
 * identity. Lengths are millimetres. Answers of the engine are never stored here.
 */
export type ProjectDocument = {
  readonly version: number
  readonly header: Header
  readonly alternatives: Readonly<Record<AlternativeId, Alternative>>
  readonly rows: Readonly<Record<RowId, Row>>
  readonly walls: Readonly<Record<WallId, Wall>>
  readonly openings: Readonly<Record<OpeningId, Opening>>
  readonly views: Readonly<Record<ViewId, SavedView>>
  /** The hash of every pack this project was made with, by catalogue code. */
  readonly packs: Readonly<Record<string, string>>
}

export type Header = {
  readonly name: string
  readonly status: Status
  readonly activeAlternative: AlternativeId
  readonly customer: Customer | null
  readonly shop: string | null
  readonly priceList: string | null
  /** Calendar date in the shop's zone, yyyy-mm-dd. */
  readonly priceDate: string
  readonly priceIncrease: number
  /** Trade discounts as fractions, where they are not the price list's; kept from everyone but the trade. */
  readonly discounts?: readonly [number, number]
  /** What a host or an order system attached; opaque to us. */
  readonly customerFields: Readonly<Record<string, unknown>>
}

export type Customer = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly mobile: string
}

/** One of several proposals over the same room, with its own header variants and rows. */
export type Alternative = {
  readonly id: AlternativeId
  readonly name: string
  readonly order: number
  readonly choices: Choices
  readonly reduction?: Reduction
}

/** What the seller takes off the whole, under a name the customer reads. */
export type Reduction = {
  readonly text: string
  /** Minor units without VAT. */
  readonly amount: number
  /** Minor units on the total with VAT, where no amount without VAT leads to the total that was agreed. */
  readonly rounding?: number
}

/**
 * A price of the seller's own. It is an amount and never a rate: what a customer's browser reckons with, a
 * customer can read.
 */
export type Adjustment = {
  /** `price` stands for the unit price, `reduction` comes off it. */
  readonly kind: 'price' | 'reduction'
  /** Minor units for one piece, without VAT. */
  readonly amount: number
  /** For colleagues; kept from everyone but the trade. */
  readonly reason: string
}

type RowBase = {
  readonly id: RowId
  readonly alternative: AlternativeId
  readonly order: number
  readonly flags: RowFlags
}

export type RowFlags = { readonly drawn: boolean; readonly offered: boolean; readonly ordered: boolean }

export type ArticleRow = RowBase & {
  readonly kind: 'article'
  readonly catalogue: string
  readonly model: string
  readonly article: string
  readonly side: Side
  readonly choices: Choices
  readonly quantity: number
  readonly placement: Placement | null
  readonly adjustment?: Adjustment
}

/** Priced by hand: text, quantity, unit price in minor units, VAT as a fraction. */
export type FreeRow = RowBase & {
  readonly kind: 'free'
  readonly text: string
  readonly quantity: number
  readonly unit: string
  readonly price: number
  /** What one of it costs us, in minor units without VAT; kept from everyone but the trade. */
  readonly cost?: number
  readonly vat: string
  readonly adjustment?: Adjustment
}

export type ServiceRow = RowBase & {
  readonly kind: 'service'
  readonly text: string
  readonly charge: ServiceCharge
  readonly adjustment?: Adjustment
}

export type ServiceCharge =
  | { readonly kind: 'amount'; readonly price: number }
  | { readonly kind: 'percent'; readonly rate: string; readonly min?: number; readonly max?: number }
  | {
      readonly kind: 'perMetre'
      readonly price: number
      readonly metres: number
      readonly min?: number
      readonly max?: number
    }

/** The customer's own: drawn in the room, never priced. */
export type OwnApplianceRow = RowBase & {
  readonly kind: 'ownAppliance'
  readonly text: string
  readonly size: Point3
  readonly placement: Placement | null
}

export type TextRow = RowBase & { readonly kind: 'text'; readonly text: string }
export type SubtotalRow = RowBase & { readonly kind: 'subtotal'; readonly text: string }

export type Row = ArticleRow | FreeRow | ServiceRow | OwnApplianceRow | TextRow | SubtotalRow

export type SavedView = {
  readonly id: ViewId
  readonly name: string
  readonly eye: Point3
  readonly target: Point3
  readonly fieldOfView: number
}
