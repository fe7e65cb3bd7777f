/** For tests: what can be read has this on its ground, also where paper has no colours. */
export const readable = 4.5

/** As WCAG reckons it, by luminance alone, 1 to 21; of colours as #rrggbb. */
export function contrast(one: string, two: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(two)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
