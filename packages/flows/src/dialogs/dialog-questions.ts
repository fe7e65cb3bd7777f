import type { Catalogue, Pack } from '@arredo/catalogue'
import type { BlockScope, CatalogueRelease } from '@arredo/contract'
import type { Part, RoomDesign } from '@arredo/geometry'
import type { Address, Customer, Mending, Row, RowId } from '@arredo/project'
import type { DraftHead } from '../drafts/drafts-port.ts'
import type { PriceReport, Treatments } from '../prices/price-report.ts'
import type { Look } from '../project/look.ts'
import type { Persistence } from './dialog-definition.ts'

export type AskQuestion = {
  readonly title: string
  readonly question: string
  readonly values?: Readonly<Record<string, string | number>>
  /** The first is the likely one. Without answers that mean "no", Esc is the way out. */
  readonly answers: readonly { readonly value: string; readonly label: string }[]
  readonly persistence?: Persistence
}

export type InfoQuestion = {
  readonly title: string
  readonly message: string
  readonly values?: Readonly<Record<string, string | number>>
}

export type InputQuestion = {
  readonly title: string
  readonly label: string
  /** What one begins with. */
  readonly value?: string
  /** What the button does, as a verb. */
  readonly confirm: string
  readonly maxLength?: number
  /** Why it cannot be that; null where it can. */
  readonly refusal?: (typed: string) => string | null
}

/** An item of the open project. */
export type ItemQuestion = { readonly row: RowId }

/** The rows that were added. */
export type LinksAnswer = { readonly kind: 'select'; readonly rows: readonly RowId[] }

export type PinzaAnswer = { readonly kind: 'select'; readonly rows: readonly RowId[] }

export type PublishQuestion = {
  readonly hash: string
  readonly pack: Pack
  readonly releases: readonly CatalogueRelease[]
}

export type CustomerQuestion = {
  readonly forced: boolean
  /** Without one: a new project asks whom it is for. */
  readonly purpose?: 'change'
  readonly present?: Customer | null
}

export type CustomerAnswer =
  | { readonly kind: 'select'; readonly customer: Customer }
  | { readonly kind: 'skip' }
  /** Of a project that has one. */
  | { readonly kind: 'takeAway' }

export type AddressQuestion = {
  readonly customer: Customer
  /** Null: the customer's own. */
  readonly address: Address | null
}

/** Millimetres. */
export type RoomChoice = RoomDesign

export type RoomQuestion = {
  /** Without one: the room a new project begins with. */
  readonly purpose?: 'change' | 'add'
  /** What one begins with. */
  readonly present?: RoomDesign
  /** The room has the shape of no preset: its walls are replaced by others. */
  readonly isOtherShape?: boolean
}

/** rt11 is yet to be drawn; null as an answer means that the person changed their mind. */
export type RoomAnswer = RoomChoice | { readonly type: 'rt11' } | { readonly type: 'none' }

export type ModelQuestion = { readonly packs: readonly Pack[]; readonly chosen: string | null }

/** Null: each article in the first model it is sold in. */
export type ModelAnswer = { readonly model: string | null }

/** Of the catalogue that a new project begins with. */
export type LookQuestion = {
  readonly catalogue: Catalogue
  /** A few units on a wall, made in a look. */
  readonly sample: (look: Look) => readonly Part[]
}

export type BlockQuestion = {
  /** For whom it may be saved. */
  readonly scopes: readonly BlockScope[]
}

export type BlockAnswer = { readonly name: string; readonly scope: BlockScope }

export type AutosavedQuestion = { readonly drafts: readonly DraftListing[] }

export type DraftListing = Pick<DraftHead, 'key' | 'name' | 'project' | 'keptAt'>

export type AutosavedAnswer = { readonly wish: 'yes' | 'no' | 'delete'; readonly key: string }

export type PricesQuestion = {
  readonly report: PriceReport
  /** The last day on which the old prices count; null: they do not any more. */
  readonly until: string | null
  /** Who is no seller is told only. */
  readonly mode: 'ask' | 'tell'
  readonly mayKeep: boolean
}

export type PricesAnswer =
  | {
      readonly kind: 'update'
      readonly chosen: Treatments
      /** Why rows keep their price, for colleagues, in the person's own language. */
      readonly reason: string
    }
  | { readonly kind: 'keep' }

export type CompareDocumentsQuestion = {
  readonly projectId: number
  /** The kind that both are of. */
  readonly report: string
  readonly left: string
  readonly right: string
}

export type CompareVersionsQuestion = {
  readonly project: { readonly id: number; readonly revision: number }
  readonly left: string
  /** Null: the project as it is now. */
  readonly right: string | null
}

export type RowQuestion = {
  /** Null for a new one. */
  readonly row: RowId | null
  /** What a new one is at first; people choose. */
  readonly kind?: Exclude<Row['kind'], 'article'>
}

export type UnreadableQuestion = {
  readonly id: number
  /** Why it cannot be read. */
  readonly message: string
  /** What would be left out of it; null where nothing can be opened. */
  readonly mendings: readonly Mending[] | null
  /** The stored file, as it is. */
  readonly raw: () => string
}
