/** sRGB, 0 to 255 per channel. */
export type Colour = readonly [red: number, green: number, blue: number]

export const white: Colour = [255, 255, 255]
export const black: Colour = [0, 0, 0]

export function readColour(hex: string): Colour {
  const digits = Number.parseInt(hex.slice(1), 16)
  return [(digits >> 16) & 255, (digits >> 8) & 255, digits & 255]
}

export function writeColour(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** `share` of the second colour over the first, on whole channels so that what is checked is what is shown. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const blend = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return [blend(0), blend(1), blend(2)]
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(first: Colour, second: Colour): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

export function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
