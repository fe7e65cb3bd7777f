export type EvenPages = {
  readonly preview: string
  /** Points. */
  readonly page: { readonly width: number; readonly height: number }
}

/** A page as Typst draws it among others: the first is where the picture begins. */
const pageStart = /^ {4}<g(?: transform="matrix\(1 0 0 1 0 ([\d.]+)\)")?>$/gm

/**
 * Typst draws pages one below the other, however high each is. Whoever shows them finds one by its place alone: where
 * one is larger than the others, all have as much room as that one.
 */
export function evenPages(preview: string, pages: number): EvenPages {
  const [, width, height] = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(preview) ?? []
  if (width === undefined || height === undefined) throw new Error('Typst: a picture without a size')
  const tops = [...preview.matchAll(pageStart)].map(([, top = '0']) => Number(top))
  const heights = tops.map((top, index) => (tops[index + 1] ?? Number(height)) - top)
  const page = { width: rounded(Number(width)), height: rounded(Number(height) / pages) }
  const isEven = heights.every((each) => rounded(each) === page.height)
  if (isEven || tops.length !== pages) return { preview, page }

  const tallest = rounded(Math.max(...heights))
  let index = 0
  const spread = preview
    .replace(`0 0 ${width} ${height}"`, `0 0 ${width} ${tallest * pages}"`)
    .replace(`height="${height}pt"`, `height="${tallest * pages}pt"`)
    .replaceAll(pageStart, () => `    <g transform="matrix(1 0 0 1 0 ${tallest * index++})">`)
  return { preview: spread, page: { ...page, height: tallest } }
}

/** Typst adds up pages of 792 points to 2375.9999999999995. */
function rounded(points: number): number {
  return Math.round(points * 10_000) / 10_000
}
