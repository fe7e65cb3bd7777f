import type { Choices, Side } from '@arredo/catalogue'
import type {
  Corner,
  CornerId,
  Opening,
  OpeningId,
  Placement,
  Point,
  Point3,
  Room,
  RoomId,
  Wall,
  WallId,
} from '@arredo/geometry'
import type { Address, Customer } from './customer.ts'
import type { Light } from './light/light.ts'
import type { Fixture, FixtureId, Note, NoteId, Underlay, UnderlayId } from './room-records.ts'
import type { SavedView, ViewId } from './saved-view.ts'
import type { Status } from './status.ts'

export type RowId = string
export type AlternativeId = string

/** Raised by one for every migration; see `migrations/`. */
export const documentVersion = 3

/**
 * A project is flat maps of plain JSON records, so that undo, drafts and every view can compare by
 * identity. Lengths are millimetres. Answers of the engine are never stored here.
 */
export type ProjectDocument = {
  readonly version: number
  readonly header: Header
  readonly alternatives: Readonly<Record<AlternativeId, Alternative>>
  readonly rows: Readonly<Record<RowId, Row>>
  readonly corners: Readonly<Record<CornerId, Corner>>
  readonly walls: Readonly<Record<WallId, Wall>>
  readonly rooms: Readonly<Record<RoomId, Room>>
  readonly openings: Readonly<Record<OpeningId, Opening>>
  readonly fixtures: Readonly<Record<FixtureId, Fixture>>
  readonly notes: Readonly<Record<NoteId, Note>>
  readonly underlays: Readonly<Record<UnderlayId, Underlay>>
  readonly views: Readonly<Record<ViewId, SavedView>>
  /** The hash of every pack this project was made with, by catalogue code. */
  readonly packs: Readonly<Record<string, string>>
  /** Stored and sent apart from all the rest, and to the trade alone; empty for everybody else. */
  readonly trade: TradeSheet
}

export type Header = {
  readonly name: string
  readonly status: Status
  /** The alternative that hosts and offers see; which one a person looks at is the desk's. */
  readonly activeAlternative: AlternativeId
  readonly customer: Customer | null
  /** Where the order goes, if not to the customer's own address. */
  readonly orderAddress?: Address | null
  readonly shop: string | null
  readonly priceList: string | null
  /** Calendar date in the shop's zone, yyyy-mm-dd. */
  readonly priceDate: string
  readonly priceIncrease: number
  /** Without one it is as `lightOf` has it. */
  readonly light?: Light | null
  /** What a host or an order system attached; opaque to us. */
  readonly customerFields: Readonly<Record<string, unknown>>
}

/** What only the trade may know, by the id of the record it speaks of; of the whole project under 'header'. */
export type TradeSheet = Readonly<Record<string, TradeEntry>>

export type TradeEntry = {
  /** Of the project: trade discounts as fractions, where they are not the price list's. */
  readonly discounts?: readonly [number, number]
  /** Of the project: its discounts were agreed on, and count for catalogues whose lists have some as well (D-137). */
  readonly agreed?: true
  /** Why a row has a price of its own. */
  readonly reason?: string
  /** Calendar date, the last on which a price is kept: of the project its terms, of a row its own price (D-133). */
  readonly keptUntil?: string
  /** What one of a free row costs us, in minor units without VAT. */
  readonly cost?: number
}

/** One of several proposals over the same room, with its own header variants and rows. */
export type Alternative = {
  readonly id: AlternativeId
  readonly name: string
  readonly order: number
  readonly choices: Choices
  readonly reduction?: Reduction
  /** Whether worktops, plinths and the like follow the runs by rule. */
  readonly followers: boolean
  /** The instant at which it was put into the project's bin; see `isRemoved`. */
  readonly removed?: string
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
 * A price of the seller's own; its reason is in the trade sheet. It is an amount and never a rate: what a
 * customer's browser reckons with, a customer can read.
 */
export type Adjustment = {
  /** `price` stands for the unit price, `reduction` comes off it. */
  readonly kind: 'price' | 'reduction'
  /** Minor units for one piece, without VAT. */
  readonly amount: number
}

type RowBase = {
  readonly id: RowId
  readonly alternative: AlternativeId
  readonly order: number
  readonly flags: RowFlags
}

export type RowFlags = { readonly drawn: boolean; readonly offered: boolean; readonly ordered: boolean }

/** What any row that stands in the room may carry besides its place. */
type InRoom = {
  readonly placement: Placement | null
  /** Rows with the same name are taken hold of together. */
  readonly group?: string
  /** Cannot be moved until it is unlocked. */
  readonly locked?: boolean
}

export type ArticleRow = RowBase &
  InRoom & {
    readonly kind: 'article'
    readonly catalogue: string
    readonly model: string
    readonly article: string
    readonly side: Side
    readonly choices: Choices
    readonly quantity: number
    readonly adjustment?: Adjustment
    /** Made and kept by rule, such as the worktop over a run. */
    readonly auto?: Follower
    /** What is done to a length of it: how its ends are cut, and the holes in it. */
    readonly worked?: Worked
    /** How a closet is divided. */
    readonly division?: Division
  }

export type Follower = {
  readonly kind: string
  /** The rows it covers. */
  readonly of: readonly RowId[]
  /** Left alone from now on: a person keeps it as it is. */
  readonly detached: boolean
}

export type Worked = {
  readonly ends: readonly [WorkedEnd, WorkedEnd]
  readonly cuts: readonly WorkedCut[]
}

export type WorkedEnd = { readonly kind: 'plain' | 'mitre' | 'butt'; readonly degrees: number }
export type WorkedCut = {
  /** The row it is cut out for. */
  readonly row: RowId
  readonly at: Point
  readonly size: Point
  readonly radius: number
}

export type Division = { readonly compartments: readonly Compartment[] }
export type Compartment = {
  readonly id: string
  /** Clear width in millimetres, or null for a share of what is left. */
  readonly width: number | null
  /** Heights at which it is divided, from its bottom. */
  readonly levels: readonly number[]
}

/**
 * Priced by hand: text, quantity, unit price in minor units, VAT as a fraction; its cost is in the trade sheet. With a
 * size it stands in the room as a box.
 */
export type FreeRow = RowBase &
  Partial<InRoom> & {
    readonly kind: 'free'
    readonly size?: Point3
    readonly text: string
    readonly quantity: number
    readonly unit: string
    readonly price: number
    readonly vat: string
    readonly adjustment?: Adjustment
    /** Nobody knows the price yet: it counts for nothing, and no offer is made before somebody does. */
    readonly onRequest?: true
    readonly special?: Special
  }

/** Asked for beyond what the rules of an article allow: it comes, goes and counts with that article's row. */
export type Special = {
  readonly of: RowId
  /** The variant that is to be otherwise; without one, it is in the text alone. */
  readonly variant?: string
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

export type BoxRow = FreeRow & InRoom & { readonly size: Point3 }

/** The customer's own: drawn in the room, never priced. */
export type OwnApplianceRow = RowBase &
  InRoom & { readonly kind: 'ownAppliance'; readonly text: string; readonly size: Point3 }

export type TextRow = RowBase & { readonly kind: 'text'; readonly text: string }
export type SubtotalRow = RowBase & { readonly kind: 'subtotal'; readonly text: string }

export type Row = ArticleRow | FreeRow | ServiceRow | OwnApplianceRow | TextRow | SubtotalRow
