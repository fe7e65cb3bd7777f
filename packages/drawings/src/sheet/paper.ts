/** Upright, in millimetres. */
const papers = {
  A4: [210, 297],
  A3: [297, 420],
  Letter: [215.9, 279.4],
  Tabloid: [279.4, 431.8],
} as const

export type PaperName = keyof typeof papers

export function paperSize(
  name: PaperName,
  isLandscape: boolean,
): { readonly width: number; readonly height: number } {
  const [short, long] = papers[name]
  return isLandscape ? { width: long, height: short } : { width: short, height: long }
}
