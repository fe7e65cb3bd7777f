import type { ArticleEvaluation } from '@arredo/catalogue'
import {
  type BrandPaper,
  type BrandRecord,
  type Profile,
  type SentDocument,
  usualColumns,
} from '@arredo/contract'
import { type LengthUnit, unitsFor } from '@arredo/measures'
import { type Evaluation, type ProjectDocument, readDocument, splitTrade } from '@arredo/project'
import { type Paper, paperOf, type Report } from '@arredo/reports'
import {
  type PrintedLetterhead,
  type PrintedOffer,
  printedLetterhead,
  printedOffer,
  printedTerms,
} from './printed-letterhead.ts'

/**
 * All that a document says, frozen when it was made: later edits, prices and brands change nothing in it. Packs
 * are named by their hash and never change either.
 */
export type DocumentSnapshot = PrintedOffer & {
  /** Without a trade sheet: what a letter says is for the customer (D-80). */
  readonly document: SentDocument
  /** In the faces of its readers, without the parts of articles: they are worked out once more where they are drawn. */
  readonly evaluation: Evaluation
  readonly priceList: { readonly code: string; readonly date: string; readonly pack: string | null }
  readonly letterhead: PrintedLetterhead
  readonly terms: readonly string[]
  readonly contact: string
  readonly paper: Paper
  readonly lengthUnit: LengthUnit
  readonly lengthDecimals: number
  /** The photograph chosen for the cover, by its name in the file store; null where a picture is drawn instead. */
  readonly cover: string | null
}

/** Whom a document is for; only `internal` ones may tell the trade's prices. */
export type Audience = Report['audience']

export type Frozen = {
  readonly document: ProjectDocument
  readonly evaluation: Evaluation
  readonly audience: Audience
  readonly brand: BrandRecord
  /** In force, or to be looked at. */
  readonly paper: BrandPaper
  readonly profile: Profile
  readonly language: string
  /** The pack whose price list was used. */
  readonly pricePack: string | null
  readonly cover: string | null
}

export function documentSnapshot({
  document,
  evaluation,
  audience,
  brand,
  paper,
  profile,
  language,
  pricePack,
  cover,
}: Frozen): DocumentSnapshot {
  const { shop: code, priceList, priceDate } = document.header
  const shop = profile.shops.find((own) => own.code === code) ?? profile.shop
  const { measures, lengthDecimals } = brand
  const inches = (['EX', 'EX16', 'EX16D'] as const).find((unit) => unit === measures.length)
  const units = unitsFor(shop?.country ?? '', {
    ...measures.imperial,
    lengthDecimals,
    ...(inches && { imperialLength: inches }),
  })
  const { customer, trade } = evaluation.prices
  return {
    document: splitTrade(document).document,
    evaluation: {
      alternative: evaluation.alternative,
      articles: Object.fromEntries(
        Object.entries(evaluation.articles).map(([row, article]) => [row, printedPart(article)]),
      ),
      findings: evaluation.findings,
      ...(evaluation.surfaces && { surfaces: evaluation.surfaces }),
      prices: {
        ...(customer && { customer }),
        ...(audience === 'internal' && trade && { trade }),
      },
    },
    priceList: { code: priceList ?? '', date: priceDate, pack: pricePack },
    letterhead: printedLetterhead(brand, paper),
    terms: printedTerms(brand, paper, language),
    ...printedOffer(paper, language),
    contact: profile.displayName,
    paper: { name: paperOf(shop?.country ?? ''), isLandscape: false },
    lengthUnit: units.length,
    lengthDecimals: units.lengthDecimals,
    cover,
  }
}

export type ReadSnapshot = Omit<DocumentSnapshot, 'document'> & { readonly document: ProjectDocument }

/**
 * A snapshot as it is stored, in today's shapes: what was offered years ago must still be printed. Nothing of it is
 * written again. Evaluations did not always name the alternative they were of: there was only the active one. Nor were
 * there always photographs, another paper than A4, or words and columns of the brand's own.
 */
export function readSnapshot(stored: unknown): ReadSnapshot {
  // Written by us, in the transaction that made the document, and never changed since.
  const snapshot = stored as DocumentSnapshot
  const read = readDocument(snapshot.document, {})
  if (!read.ok) throw new Error(`The document cannot be read: ${read.message}`)
  const document = read.value
  const { logo } = snapshot.letterhead
  return {
    ...snapshot,
    document,
    letterhead: { ...snapshot.letterhead, logo: { ...logo, file: logo.file ?? null } },
    cover: snapshot.cover ?? null,
    introduction: snapshot.introduction ?? null,
    closing: snapshot.closing ?? '',
    columns: snapshot.columns ?? usualColumns,
    paper: snapshot.paper ?? { name: 'A4', isLandscape: false },
    evaluation: { ...snapshot.evaluation, alternative: document.header.activeAlternative },
  }
}

function printedPart({ isProvisional: _, ...article }: ArticleEvaluation): ArticleEvaluation {
  const variants = article.variants.map(({ code, value, source }) => ({ code, value, source }))
  return { ...article, variants, parts: [] }
}
