import type { Catalogue } from '@arredo/catalogue'
import type { ReportAnswers, SaleColumn } from '@arredo/contract'
import type { LengthUnit } from '@arredo/measures'
import type { AlternativeId, Evaluation, ProjectDocument } from '@arredo/project'
import type { Language } from '@arredo/words'
import type { Paper } from './pages/paper.ts'

/** What every report is made from: the project as it was when it was asked for, and whom it is for. */
export type ReportInput = {
  readonly document: ProjectDocument
  /** Prices as they were then, in the faces its readers may see; without the parts of articles. */
  readonly evaluation: Evaluation
  /** The same with parts, worked out once it is asked for. */
  readonly built: () => Evaluation
  /** Another alternative of the document, in the same faces and with parts. */
  readonly evaluated: (alternative: AlternativeId) => Evaluation
  /** Those the project was made with, by code: the names of variants and materials are theirs. */
  readonly catalogues: ReadonlyMap<string, Pick<Catalogue, 'pack'>>
  readonly answers: ReportAnswers
  readonly letterhead: Letterhead
  /** Empty where it has none yet: then no page speaks of a number. */
  readonly number: string
  /** Of the project it is about; 0 where it was never saved. */
  readonly revision: number
  /** A calendar date in the shop's zone, yyyy-mm-dd. */
  readonly date: string
  /** The last day an offer holds; null for all that does not end. */
  readonly validUntil: string | null
  /** What the shop's printers are filled with; to its pages, what they are set on. */
  readonly paper: Paper
  readonly language: Language
  readonly lengthUnit: LengthUnit
  readonly lengthDecimals: number
  /** Terms of sale, a paragraph each. */
  readonly terms: readonly string[]
  /** The brand's own words around the rows of an offer; null where it leaves the first of them to us. */
  readonly introduction: string | null
  readonly closing: string
  /** Of rows with prices, in their order; their total is not named. */
  readonly columns: readonly SaleColumn[]
  /** Who made it, as the reader should be told; null when nobody in particular. */
  readonly contact: string | null
  /** The photograph chosen for the cover, which is the picture then; null where there is none. */
  readonly cover: string | null
  /** PNG, JPEG or WebP of the room. */
  readonly picture: Uint8Array | null
  /** Its saved views, in their order, in pictures of one shape. */
  readonly views: readonly TakenView[]
  readonly text: Words
}

/** Without a picture where it is only looked at what a document would be. */
export type TakenView = { readonly id: string; readonly name: string; readonly picture: Uint8Array | null }

/** An English sentence in the reader's language; {{name}} stands for a value. */
export type Words = (sentence: string, values?: Readonly<Record<string, string>>) => string

/** The brand's values of a letter, with colours already checked for contrast against each other. */
export type Letterhead = {
  readonly name: string
  /** Street, town, telephone, web address: a line each. */
  readonly lines: readonly string[]
  readonly legalLine: string
  readonly logo: {
    readonly letter: string
    readonly svg: string | null
    /** A PNG, instead of both. */
    readonly picture: Uint8Array | null
  }
  /** Ground of the mark and the letter on it, #rrggbb. */
  readonly ground: string
  readonly ink: string
}
