import { fontsOf, misplacedWords, type PdfPage, wordsOf } from './read-pdf.ts'

/**
 * For tests: what is wrong with the pages of a document, in words; nothing where nothing is. Level pages are of words,
 * or of drawings and pictures, on which a word may well be alone.
 */
export function sheetProblems(
  pdf: Uint8Array,
  { level = 'pictures' }: { readonly level?: 'words' | 'pictures' } = {},
): readonly string[] {
  const pages = wordsOf(pdf)
  const fonts = fontsOf(pdf).filter((font) => !font.startsWith('Inter-'))
  return [...misplacedWords(pages), ...pages.flatMap(ofWords), ...fonts.map((font) => `set in ${font}`)]

  function ofWords(page: PdfPage, index: number): readonly string[] {
    return level === 'pictures' && page.width > page.height ? [] : lonelyWords(page, index)
  }
}

/** Points: head and foot are outside of them. */
const ends = (22 / 25.4) * 72
/** Of what stands on a page: less is a row or a sentence that lost the others. */
const leastHeight = (35 / 25.4) * 72
/** Of a word: larger ones are headings. */
const largestLetters = 15

function lonelyWords({ height, words }: PdfPage, page: number): readonly string[] {
  const body = words.filter(({ top, bottom }) => top > ends && bottom < height - ends)
  const lowest = body.toSorted((one, two) => two.bottom - one.bottom)[0]
  if (!lowest) return []
  const isHeading = lowest.bottom - lowest.top > largestLetters
  const isAlone = lowest.bottom - Math.min(...body.map(({ top }) => top)) < leastHeight
  return [
    ...(isHeading ? [`page ${page + 1}: ${lowest.text} heads nothing`] : []),
    ...(isAlone ? [`page ${page + 1}: ${lowest.text} is alone`] : []),
  ]
}
