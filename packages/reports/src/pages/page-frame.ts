import { isoDate } from '@arredo/measures'
import { done, type Result, refuse } from '@arredo/project'
import type { Letterhead, ReportInput } from '../report-input.ts'
import { typstPaper } from './paper.ts'

/** What pages of every report have in common: paper, letterhead, foot, and what the file says of itself. */
export type PageFrame = {
  readonly title: string
  readonly author: string
  readonly language: {
    readonly code: string
    readonly region: string | null
    readonly direction: 'ltr' | 'rtl'
  }
  readonly date: { readonly year: number; readonly month: number; readonly day: number }
  readonly paper: { readonly name: string; readonly isLandscape: boolean }
  readonly pageOf: string
  readonly brand: {
    readonly name: string
    readonly lines: readonly string[]
    readonly legalLine: string
    readonly letter: string
    readonly ground: string
    readonly ink: string
    readonly logo: string | null
  }
}

export function pageFrame(input: ReportInput, title: string): Result<PageFrame> {
  const { letterhead, language, paper, text } = input
  const date = isoDate(input.date)
  if (date === '') return refuse('The document has no valid date')
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [code = language.code, ...subtags] = language.code.split('-')
  // A script (zh-Hans) stands where a region may; Typst takes regions only.
  const region = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag)) ?? null
  return done({
    title,
    author: letterhead.name,
    language: { code, region, direction: language.direction },
    date: { year, month, day },
    paper: { name: typstPaper(paper), isLandscape: paper.isLandscape },
    // The template alone knows the numbers.
    pageOf: text('Page {{page}} of {{pages}}', { page: '{page}', pages: '{pages}' }),
    brand: {
      name: letterhead.name,
      lines: letterhead.lines,
      legalLine: letterhead.legalLine,
      letter: letterhead.logo.letter,
      ground: letterhead.ground,
      ink: letterhead.ink,
      logo: logoFile(letterhead)?.name ?? null,
    },
  })
}

/** Under which name templates read it; null where there is a letter alone. */
export function logoFile({
  logo: { picture, svg },
}: Letterhead): { readonly name: string; readonly bytes: Uint8Array } | null {
  if (picture) return { name: 'logo.png', bytes: picture }
  return svg === null ? null : { name: 'logo.svg', bytes: new TextEncoder().encode(svg) }
}
