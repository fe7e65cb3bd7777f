import { paletteVariables } from '@arredo/brands'
import type { BrandRecord } from '@arredo/contract'
import type { Letterhead } from '@arredo/reports'

/** What stands at the head and the foot of a document, in colours that can be read on each other. */
export function printedLetterhead(brand: BrandRecord): Letterhead {
  const { letterhead, logo, legalLine, name } = brand
  const colours = paletteVariables(brand)
  return {
    name: letterhead?.name ?? name,
    lines: letterhead ? [...letterhead.lines, letterhead.contact].filter((line) => line !== '') : [],
    legalLine: letterhead?.legalLine ?? legalLine,
    logo,
    ground: colours['--primary-ground'] ?? '#1c1e23',
    ink: colours['--on-primary'] ?? '#ffffff',
  }
}

/** Terms of sale in the reader's language, or the ones the brand wrote in English. */
export function printedTerms({ letterhead }: BrandRecord, language: string): readonly string[] {
  return letterhead?.terms[language] ?? letterhead?.terms.en ?? []
}
