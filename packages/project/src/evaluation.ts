import type { ArticleEvaluation } from '@arredo/catalogue'
import type { Face, ProjectPrice } from '@arredo/pricing'
import type { AlternativeId, RowId } from './document.ts'
import type { CoveredSurface } from './surfaces/covered-surface.ts'

/**
 * What the engine says about one alternative of a document: kept beside it, never in it. The server's answer and the
 * browser's preview have this one shape.
 */
export type Evaluation = {
  readonly alternative: AlternativeId
  /** Article rows of that alternative; a row whose article is unknown is missing here. */
  readonly articles: Readonly<Record<RowId, ArticleEvaluation>>
  readonly findings: readonly Finding[]
  /** What of the rooms a catalogue covers; none were told of before there were finishes. */
  readonly surfaces?: readonly CoveredSurface[]
  readonly prices: Readonly<Partial<Record<Face, ProjectPrice>>>
  /** There is no price because an amount is larger than can be reckoned to the cent. */
  readonly isTooLarge?: true
}

export type Finding = {
  readonly row: RowId
  /** `failed`: the engine stumbled over it, which is a mistake of ours or of its catalogue. */
  readonly code: 'unknownArticle' | 'conflict' | 'notSold' | 'discontinued' | 'failed'
  readonly message: string
  /** Of a discontinued article: the one that takes its place. */
  readonly replacement?: string
}
