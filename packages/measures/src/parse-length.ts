import type { LengthUnit } from './units.ts'

export type ParsedLength =
  | { readonly ok: true; readonly millimetres: number }
  | { readonly ok: false; readonly message: string }

const refusal: ParsedLength = { ok: false, message: 'This is not a length' }

/** Longer than any length a person types; keeps every pattern below cheap. */
const longest = 40

const millimetresPer: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }

/** As the keyboards of phones write them. */
const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/**
 * What a person typed, in millimetres, neither rounded nor clamped: the field decides at the end of
 * typing what is too long. A number without a mark is in the reader's own unit. Takes 34 1/2, 34-1/2", 34½,
 * 2' 10 1/2", 2ft 3in, 87.5 cm, 87,5cm, 1.2 m, 1 880.
 */
export function parseLength(typed: string, unit: LengthUnit): ParsedLength {
  if (typed.length > longest) return refusal
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[″”“]|''|inches|inch|in(?![a-z])/g, '"')
    .replaceAll(/[′’‘]|feet|foot|ft/g, "'")
    .replaceAll(',', '.')
    .replaceAll(/(?<!\s)\s*([½¼¾⅛⅜⅝⅞])/g, (_, sign: string) => ` ${fractions[sign] ?? ''}`)
    .trim()
  const isNegative = /^[-−]/.test(text)
  const millimetres =
    readMetric(text.replace(/^[-−+]\s*/, ''), unit) ?? readImperial(text.replace(/^[-−+]\s*/, ''), unit)
  if (millimetres === null || !Number.isFinite(millimetres)) return refusal
  return { ok: true, millimetres: isNegative && millimetres !== 0 ? -millimetres : millimetres }
}

function readMetric(text: string, unit: LengthUnit): number | null {
  const found = /^(\d+(?:\.\d*)?|\.\d+)\s*(mm|cm|m)?$/.exec(withoutGroups(text))
  if (!found) return null
  const [, digits, mark] = found
  if (!mark && unit !== 'MM') return null
  // The product of a decimal and a power of ten is cleaned of the binary dust (1.1 m is 1100).
  return Number((Number(digits) * (millimetresPer[mark ?? 'mm'] ?? 1)).toFixed(9))
}

/** 1 880 is one number; 23 5/8 stays two. */
function withoutGroups(text: string): string {
  return text.replace(/^\d{1,3}(?:\s\d{3})+(?!\d)/, (digits) => digits.replaceAll(/\s/g, ''))
}

function readImperial(text: string, unit: LengthUnit): number | null {
  const [first = '', second] = text.split("'", 2)
  if (text.split("'").length > 2) return null
  const hasMark = text.includes("'") || text.includes('"')
  // Fractions are inches wherever they are typed; a bare number is not.
  if (!hasMark && unit === 'MM' && !text.includes('/')) return null
  if (second === undefined) return toMillimetres(0, readInches(first))

  const feet = readDecimal(first.trim())
  const rest = second.trim()
  return toMillimetres(feet, rest === '' ? 0 : readInches(rest.replace(/^-\s*/, '')))
}

function toMillimetres(feet: number | null, inches: number | null): number | null {
  if (feet === null || inches === null) return null
  return Number(((feet * 12 + inches) * 25.4).toFixed(9))
}

function readInches(text: string): number | null {
  const bare = text.replace(/"$/, '').trim()
  const found = /^(?:(\d+)(?:\s+|\s*-\s*))?(\d+)\s*\/\s*(\d+)$/.exec(bare)
  if (!found) return readDecimal(bare)
  const [, whole = '0', above, below] = found
  return Number(below) === 0 ? null : Number(whole) + Number(above) / Number(below)
}

function readDecimal(text: string): number | null {
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : null
}
