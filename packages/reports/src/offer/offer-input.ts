import type { Pack } from '@arredo/catalogue'
import type { LengthUnit } from '@arredo/measures'
import type { Evaluation, ProjectDocument } from '@arredo/project'
import type { Language } from '@arredo/words'

export type OfferInput = {
  readonly document: ProjectDocument
  /** Only the customer's face is read; an offer never shows the trade's. */
  readonly evaluation: Evaluation
  /** Packs the project was made with, by catalogue code: the names of variants are theirs. */
  readonly packs: ReadonlyMap<string, Pack>
  readonly letterhead: Letterhead
  readonly number: string
  /** Calendar dates in the shop's zone, yyyy-mm-dd. */
  readonly date: string
  readonly validUntil: string
  readonly language: Language
  readonly lengthUnit: LengthUnit
  readonly lengthDecimals: number
  /** Terms of sale, a paragraph each. */
  readonly terms: readonly string[]
  /** Who made the offer, as the customer should read it; null when nobody in particular. */
  readonly contact: string | null
  /** PNG, JPEG or WebP of the room. */
  readonly picture: Uint8Array | null
  /** The saved views that were chosen for it, in their order, in pictures of one shape. */
  readonly views: readonly OfferedView[]
  /** SVG whose viewBox is in millimetres of the room. */
  readonly plan: string | null
  readonly text: Words
}

export type OfferedView = { readonly name: string; readonly picture: Uint8Array }

/** An English sentence in the reader's language; {{name}} stands for a value. */
export type Words = (sentence: string, values?: Readonly<Record<string, string>>) => string

/** The brand's values of a letter, with colours already checked for contrast against each other. */
export type Letterhead = {
  readonly name: string
  /** Street, town, telephone, web address: a line each. */
  readonly lines: readonly string[]
  readonly legalLine: string
  readonly logo: { readonly letter: string; readonly svg: string | null }
  /** Ground of the mark and the letter on it, #rrggbb. */
  readonly ground: string
  readonly ink: string
}
