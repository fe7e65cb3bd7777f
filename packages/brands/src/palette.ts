import type { BrandRecord } from '@arredo/contract'
import {
  black,
  type Colour,
  contrast,
  luminance,
  mix,
  readColour,
  white,
  writeColour,
} from './palette-colour.ts'
import { statusColours as usualColours } from './status-colours.ts'

export type PaletteSource = Pick<BrandRecord, 'palette'>

/** Contrast every text must have on its ground. */
export const readable = 4.5

const ink = readColour('#1c1e23')
const canvas = readColour('#f6f5f2')

/** The brand's colours as CSS variables, for a style element in the page's head. */
export function paletteCss(brand: PaletteSource): string {
  const lines = Object.entries(paletteVariables(brand)).map(([name, value]) => `${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

/** Raw brand colours never carry text: each comes with a readable shade and a soft ground. */
export function paletteVariables({ palette }: PaletteSource): Readonly<Record<string, string>> {
  const primary = readColour(palette.primary)
  const button = filledWith(primary)
  return {
    ...shades('--primary', primary),
    '--primary-ground': writeColour(button.ground),
    '--primary-ground-hover': writeColour(button.hover),
    '--on-primary': writeColour(button.text),
    ...shades('--secondary', readColour(palette.secondary)),
    ...shades('--error', readColour(palette.error)),
    ...Object.fromEntries(
      coloursOf(palette.statuses).flatMap(([status, colour]) =>
        Object.entries(shades(`--status-${status}`, readColour(colour))),
      ),
    ),
  }
}

function shades(name: string, colour: Colour): Record<string, string> {
  const soft = mix(white, colour, 0.1)
  return {
    [name]: writeColour(colour),
    [`${name}-text`]: writeColour(readableShade(colour, [white, canvas, soft])),
    [`${name}-soft`]: writeColour(soft),
  }
}

/** The nearest darker shade that can be read on all the grounds. */
export function readableShade(colour: Colour, grounds: readonly Colour[]): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, black, share)
    if (grounds.every((ground) => contrast(shade, ground) >= readable)) return shade
  }
  return black
}

/**
 * A filled button: the raw colour where text can stand on it, dark text on a light colour, and a darker
 * ground in between, where white is too faint and dark text looks dirty.
 */
function filledWith(colour: Colour): { ground: Colour; hover: Colour; text: Colour } {
  if (luminance(colour) > 0.4) return { ground: colour, hover: mix(colour, white, 0.14), text: ink }

  const ground = readableShade(colour, [white])
  return { ground, hover: mix(ground, black, 0.1), text: white }
}

/** Names and values end up in a style element: anything that is not a plain word and colour stays out. */
function coloursOf(statuses: Readonly<Record<string, string>>): readonly [string, string][] {
  // D-46: a theme without a colour for validated shows approved's.
  const validated = statuses.validated ?? statuses.approved ?? usualColours.approved
  return Object.entries({ ...usualColours, ...statuses, validated }).filter(
    ([name, colour]) => /^[a-z]+$/i.test(name) && /^#[0-9a-f]{6}$/i.test(colour),
  )
}
