import type { BrandRecord, PaperState } from '@arredo/contract'
import { offerIntroduction, type Report, reports } from '@arredo/reports'
import { wordsIn } from '../documents/document-input.ts'
import { printedLetterhead, printedTerms } from '../documents/printed-letterhead.ts'
import type { KeptPaper } from './paper-versions.ts'

/** What is in force, and what there would be without it. */
export async function paperState(brand: BrandRecord, { revision, paper }: KeptPaper): Promise<PaperState> {
  const { name, legalLine } = printedLetterhead(brand, {})
  const introductions = brand.languages.map(async (code) => {
    return [code, (await wordsIn(code))(offerIntroduction)] as const
  })
  return {
    ...{ revision, paper },
    own: {
      ...{ name, legalLine },
      lines: [...(brand.letterhead?.lines ?? [])],
      contact: brand.letterhead?.contact ?? '',
      terms: Object.fromEntries(brand.languages.map((code) => [code, [...printedTerms(brand, {}, code)]])),
      introduction: Object.fromEntries(await Promise.all(introductions)),
    },
    kinds: Object.values<Report>(reports)
      .filter(({ name: kind }) => kind !== 'offer')
      .map(({ name: kind, title, audience }) => ({ name: kind, title, audience })),
  }
}
