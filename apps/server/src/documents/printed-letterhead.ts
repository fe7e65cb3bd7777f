import { paletteVariables } from '@arredo/brands'
import { type BrandPaper, type BrandRecord, type SaleColumn, usualColumns } from '@arredo/contract'
import type { Letterhead } from '@arredo/reports'

/** As it is frozen: a logo that was uploaded is named, and there for as long as a version of the paper names it. */
export type PrintedLetterhead = Omit<Letterhead, 'logo'> & {
  readonly logo: Pick<Letterhead['logo'], 'letter' | 'svg'> & { readonly file: string | null }
}

/** What stands at the head and the foot of a document, in colours that can be read on each other. */
export function printedLetterhead(brand: BrandRecord, paper: BrandPaper): PrintedLetterhead {
  const { letterhead, logo } = brand
  const colours = paletteVariables(brand)
  const lines = paper.lines ?? letterhead?.lines ?? []
  const contact = paper.contact ?? letterhead?.contact ?? ''
  return {
    name: paper.name || (letterhead?.name ?? brand.name),
    lines: [...lines, contact].filter((line) => line !== ''),
    legalLine: paper.legalLine ?? letterhead?.legalLine ?? brand.legalLine,
    logo: { ...logo, file: paper.logo ?? null },
    ground: colours['--primary-ground'] ?? '#1c1e23',
    ink: colours['--on-primary'] ?? '#ffffff',
  }
}

/** Terms of sale in the reader's language, or the ones the brand wrote in English. */
export function printedTerms(
  { letterhead }: BrandRecord,
  { terms }: BrandPaper,
  language: string,
): readonly string[] {
  return terms?.[language] ?? letterhead?.terms[language] ?? terms?.en ?? letterhead?.terms.en ?? []
}

/** What a brand's paper says of an offer itself. */
export type PrintedOffer = {
  /** Null for our own sentence. */
  readonly introduction: string | null
  readonly closing: string
  readonly columns: readonly SaleColumn[]
}

/** Words in another language than the letter's are worse than our own. */
export function printedOffer({ introduction, closing, columns }: BrandPaper, language: string): PrintedOffer {
  return {
    introduction: introduction?.[language] ?? null,
    closing: closing?.[language] ?? '',
    columns: columns ?? usualColumns,
  }
}
