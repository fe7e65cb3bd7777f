import { type PaperName, paperSize } from '@arredo/drawings'

/** As Typst calls them. */
const typstNames: Readonly<Record<PaperName, string>> = {
  A4: 'a4',
  A3: 'a3',
  Letter: 'us-letter',
  Tabloid: 'us-tabloid',
}

export type Paper = { readonly name: PaperName; readonly isLandscape: boolean }

/** Countries where letters are of a size of their own. */
const letterCountries = new Set('BZ CA CL CO CR DO GT HN MX NI PA PH PR SV US VE'.split(' '))

/** What a country's printers are filled with. */
export function paperOf(country: string): PaperName {
  return letterCountries.has(country.toUpperCase()) ? 'Letter' : 'A4'
}

/** What a letter is written on, and twice that. */
export type PaperSizeName = 'small' | 'large'

export function sizeOfPaper({ name }: Paper): PaperSizeName {
  return name === 'A3' || name === 'Tabloid' ? 'large' : 'small'
}

/** That size out of the same printers. */
export function inSize({ name }: Paper, size: PaperSizeName): PaperName {
  const isLetter = name === 'Letter' || name === 'Tabloid'
  const [small, large]: readonly [PaperName, PaperName] = isLetter ? ['Letter', 'Tabloid'] : ['A4', 'A3']
  return size === 'large' ? large : small
}

/** As pages.typ has them. */
const margins = { sides: 20, ends: 26 }

/** What is left between the margins. */
export function printable({ name, isLandscape }: Paper): { readonly width: number; readonly height: number } {
  const { width, height } = paperSize(name, isLandscape)
  return { width: width - 2 * margins.sides, height: height - 2 * margins.ends }
}

export function typstPaper({ name }: Pick<Paper, 'name'>): string {
  return typstNames[name]
}
