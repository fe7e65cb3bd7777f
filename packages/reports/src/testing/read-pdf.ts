import { execFileSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'

/** Poppler reads a file as a viewer or a screen reader would. */
export function poppler(
  tool: 'pdftotext' | 'pdffonts' | 'pdfinfo' | 'pdfimages',
  pdf: Uint8Array,
  ...options: readonly string[]
): string {
  // By its standard input, so that tests of several files do not meet in one folder.
  const output = tool === 'pdftotext' ? ['-', '-'] : ['-']
  return execFileSync(tool, [...options, ...output], {
    input: pdf,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, TZ: 'UTC' },
  })
}

export function pagesOf(pdf: Uint8Array): readonly string[] {
  return poppler('pdftotext', pdf, '-layout').split('\f').slice(0, -1)
}

/** Names without the tag of the subset, e.g. Inter-Medium; of one that is not in the file, that it is not. */
export function fontsOf(pdf: Uint8Array): string[] {
  const [, , ...lines] = poppler('pdffonts', pdf).trim().split('\n')
  return lines.map((line) => {
    const [, name = '', isEmbedded] =
      /^(?:[A-Z]{6}\+)?(\S+) .* (yes|no) +(?:yes|no) +(?:yes|no) +\d+ +\d+$/.exec(line) ?? []
    return isEmbedded === 'yes' ? name : `${line}, which is not embedded`
  })
}

/** Points on paper that so many millimetres of a room take, by the vectors of the file; poppler moves them to whole pixels. */
export function lengthOnPaper(pdf: Uint8Array, millimetres: number): number {
  const streams = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)
  for (const [, stream = ''] of streams) {
    const drawn = inflated(Buffer.from(stream, 'latin1'))
    const scale = /(0\.\d+) 0 0 -0\.\d+ \S+ \S+ cm/.exec(drawn)?.[1]
    const lines = drawn.matchAll(/(-?[\d.]+) (-?[\d.]+) m\s+(-?[\d.]+) (-?[\d.]+) l/g)
    for (const [, x = '', y, toX = '', toY] of lines)
      if (scale && y === toY && Math.abs(Number(toX) - Number(x)) === millimetres)
        return Number(scale) * millimetres
  }
  return Number.NaN
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

/** Points of the page, from its upper left corner. */
export type PdfWord = {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type PdfPage = { readonly width: number; readonly height: number; readonly words: readonly PdfWord[] }

/** Every word where it stands. */
export function wordsOf(pdf: Uint8Array): readonly PdfPage[] {
  const [, ...pages] = poppler('pdftotext', pdf, '-bbox').split('<page ')
  return pages.map((page) => {
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? []
    const words = page.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)
    return {
      ...{ width: Number(width), height: Number(height) },
      words: [...words].map(([, left, top, right, bottom, text = '']) => ({
        ...{ text, left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
      })),
    }
  })
}

/** Words that lie on each other or beyond the rim that printers leave, in millimetres. */
export function misplacedWords(pages: readonly PdfPage[], rim = 8): readonly string[] {
  const edge = (rim / 25.4) * 72
  return pages.flatMap(({ width, height, words }, page) => {
    const beyond = words.filter(
      ({ left, top, right, bottom }) =>
        left < edge || top < edge || right > width - edge || bottom > height - edge,
    )
    const onEachOther = words.flatMap((one, index) =>
      words.slice(index + 1).flatMap((two) => (overlap(one, two) ? [`${one.text} on ${two.text}`] : [])),
    )
    return [...beyond.map(({ text }) => `${text} beyond`), ...onEachOther].map(
      (what) => `page ${page + 1}: ${what}`,
    )
  })
}

/** Points that do not count: boxes of words are as high as the highest letter of a font. */
const touching = 0.7

function overlap(one: PdfWord, two: PdfWord): boolean {
  return (
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > touching &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > touching
  )
}

/** In the order of the file, which is that of the rows, without any white space: cells may take several lines. */
export function flatText(pdf: Uint8Array): string {
  return flat(poppler('pdftotext', pdf, '-raw'))
}

export function flat(text: string): string {
  return text.replaceAll(/[\s\u200b]+/g, '')
}
