export type AskedWidth = {
  /** What is left of the text. */
  readonly rest: string
  /** Two numbers each, in millimetres; the likeliest meaning first. */
  readonly wide: readonly number[]
  /** The number as it was written: some articles have it in their name. */
  readonly wideText: string
}

/** Behind it or, as Italians write it, before it. Not a piece of a code. */
const pattern =
  /(?<![\p{L}\p{N}._/-])(?:(cm|mm)\s*)?(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*(mm|cm|m|inch(?:es)?|in|pollici|["″”]|''))?(?![\p{L}\p{N}_/]|[.,-]\p{N})/giu

/** Nothing narrower or wider is looked for by its width, in millimetres. */
const [narrowest, widest] = [50, 10_000]
/** Nominal inches and the millimetres a unit is made in differ by less. */
const inchTolerance = 12

/** The first number that can be a width: "base 60", "60 cm base", "drawers 900". */
export function readWidth(text: string, hasInches = false): AskedWidth | null {
  for (const { 0: all, 1: before, 2: number = '', 3: behind, index } of text.matchAll(pattern)) {
    const spans = spansOf(number, (before ?? behind)?.toLowerCase(), hasInches)
    if (spans.length === 0) continue
    const rest = `${text.slice(0, index)} ${text.slice(index + all.length)}`.replaceAll(/\s+/g, ' ').trim()
    return { rest, wide: spans.flat(), wideText: number }
  }
  return null
}

type Span = readonly [from: number, to: number]

function spansOf(number: string, unit: string | undefined, hasInches: boolean): readonly Span[] {
  const value = Number(number.replace(',', '.'))
  if (unit === undefined && !/^\d{2,4}$/.test(number)) return []
  const spans = unit === undefined ? withoutUnit(value, hasInches) : [withUnit(value, unit)]
  return spans.filter(([from, to]) => from >= narrowest && to <= widest)
}

function withUnit(value: number, unit: string): Span {
  if (unit === 'mm') return exactly(value)
  if (unit === 'cm') return exactly(value * 10)
  if (unit === 'm') return exactly(value * 1000)
  return [Math.round(value * 25.4) - inchTolerance, Math.round(value * 25.4) + inchTolerance]
}

/** 60 is said of centimetres and 600 of millimetres; between them it may be either. 24 is said of inches first. */
function withoutUnit(value: number, hasInches: boolean): readonly Span[] {
  if (hasInches && value < 100) return [withUnit(value, 'in'), exactly(value * 10)]
  if (value < 15) return []
  if (value < 100) return [exactly(value * 10)]
  const both = [exactly(value), exactly(value * 10)]
  if (value < 250) return both.toReversed()
  return value <= 400 ? both : [exactly(value)]
}

function exactly(millimetres: number): Span {
  const whole = Math.round(millimetres)
  return [whole, whole]
}
