import { fontsOf, misplacedWords, type PdfPage, wordsOf } from './read-pdf.ts'

/** For tests: what is wrong with the pages of a document, in words; nothing where nothing is. */
export function sheetProblems(pdf: Uint8Array): readonly string[] {
  const pages = wordsOf(pdf)
  const fonts = fontsOf(pdf).filter((font) => !font.startsWith('Inter-'))
  return [...misplacedWords(pages), ...pages.flatMap(lonelyWords), ...fonts.map((font) => `set in ${font}`)]
}

/** Points: head and foot are outside of them. */
const ends = (22 / 25.4) * 72
/** Of what stands on a page: less is a row or a sentence that lost the others. */
const leastHeight = (35 / 25.4) * 72
/** Of a word: larger ones are headings. */
const largestLetters = 15

/** Of pages of words, which level ones are not. */
function lonelyWords({ width, height, words }: PdfPage, page: number): readonly string[] {
  const body = words.filter(({ top, bottom }) => top > ends && bottom < height - ends)
  const lowest = body.toSorted((one, two) => two.bottom - one.bottom)[0]
  if (!lowest || width > height) return []
  const isHeading = lowest.bottom - lowest.top > largestLetters
  const isAlone = lowest.bottom - Math.min(...body.map(({ top }) => top)) < leastHeight
  return [
    ...(isHeading ? [`page ${page + 1}: ${lowest.text} heads nothing`] : []),
    ...(isAlone ? [`page ${page + 1}: ${lowest.text} is alone`] : []),
  ]
}
