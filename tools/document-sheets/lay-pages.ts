import type { Pixels } from './page-pictures.ts'

/** Pages beside each other: so many to a row, from the left. */
export type Block = { readonly pages: readonly Pixels[]; readonly columns: number }

/** Pixels. */
const gap = 12
const ground = [0xb9, 0xbc, 0xc2] as const

/** Blocks beside each other on a grey ground. */
export function layPages(blocks: readonly Block[]): Pixels {
  const placed = blocks.map(placedPages)
  const width = placed.reduce((sum, block) => sum + block.width, 0)
  const height = Math.max(...placed.map((block) => block.height))
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < rgb.length; at++) rgb[at] = ground[at % 3] ?? 0
  let left = 0
  for (const block of placed) {
    for (const { page, x, y } of block.pages)
      for (let line = 0; line < page.height; line++) {
        const row = page.rgb.subarray(line * page.width * 3, (line + 1) * page.width * 3)
        rgb.set(row, ((y + line) * width + left + x) * 3)
      }
    left += block.width
  }
  return { width, height, rgb }
}

function placedPages({ pages, columns }: Block) {
  const wide = Math.max(0, ...pages.map((page) => page.width))
  const high = Math.max(0, ...pages.map((page) => page.height))
  const rows = Math.ceil(pages.length / columns)
  return {
    width: columns * (wide + gap) + gap,
    height: rows * (high + gap) + gap,
    pages: pages.map((page, index) => ({
      ...{ page, x: gap + (index % columns) * (wide + gap) },
      y: gap + Math.floor(index / columns) * (high + gap),
    })),
  }
}
