import { localeFor } from '@arredo/measures'
import type { OfferInput } from './offer-input.ts'

/** A drawing at a scale a person can measure on paper. Lengths ending in OnPaper are millimetres. */
export type PlanSheet = {
  /** In place of a picture on the first page, or on a page of its own. */
  readonly place: 'first' | 'own'
  readonly heading: string
  readonly alt: string
  readonly scale: string
  readonly hint: string
  readonly widthOnPaper: number
  readonly heightOnPaper: number
  readonly bar: { readonly widthOnPaper: number; readonly labels: readonly [string, string, string] }
}

/** What offer.typ leaves for a drawing: on the first page below the letter, on its own below the heading. */
const papers = { first: { width: 170, height: 138 }, own: { width: 170, height: 205 } } as const

/** Scales in use, largest first, with the length the bar shows in metres and in feet. */
const scales = [
  { ratio: 20, metres: 1, feet: 3 },
  { ratio: 50, metres: 2, feet: 6 },
  { ratio: 100, metres: 5, feet: 15 },
  { ratio: 200, metres: 10, feet: 30 },
  { ratio: 500, metres: 25, feet: 75 },
] as const
const smallest = scales[4]

/** What a plan is printed at, 1 to so much, the largest first. */
export const planRatios: readonly number[] = scales.map(({ ratio }) => ratio)

/** The largest of them at which a drawing fits on its page. */
export function planRatio(svg: string, place: PlanSheet['place']): number {
  return fittingScale(svg, place).ratio
}

function fittingScale(svg: string, place: PlanSheet['place']) {
  const paper = papers[place]
  const { width, height } = drawnSize(svg)
  const fits = ({ ratio }: { ratio: number }) =>
    width / ratio <= paper.width && height / ratio <= paper.height
  return scales.find(fits) ?? smallest
}

export function planSheet(
  svg: string,
  place: PlanSheet['place'],
  { text, language, lengthUnit }: Pick<OfferInput, 'text' | 'language' | 'lengthUnit'>,
): PlanSheet {
  const { width, height } = drawnSize(svg)
  const { ratio, metres, feet } = fittingScale(svg, place)

  const isMetric = lengthUnit === 'MM'
  const length = isMetric ? metres : feet
  const number = new Intl.NumberFormat(localeFor(language.locale))
  return {
    place,
    heading: text('Floor plan'),
    alt: text('Floor plan of the room'),
    scale: text('Scale {{scale}}', { scale: `1:${ratio}` }),
    hint: text('True to scale when printed on A4 without fitting to the page.'),
    widthOnPaper: width / ratio,
    heightOnPaper: height / ratio,
    bar: {
      widthOnPaper: (length * (isMetric ? 1000 : 304.8)) / ratio,
      labels: ['0', number.format(length / 2), `${number.format(length)}\u00a0${isMetric ? 'm' : 'ft'}`],
    },
  }
}

/** A drawing without a viewBox in millimetres has no scale; making one is a bug of the drawing. */
function drawnSize(svg: string): { width: number; height: number } {
  const box = /<svg\b[^>]*\bviewBox\s*=\s*["']([^"']+)["']/.exec(svg)?.[1]
  const [, , width = 0, height = 0] = (box ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(width > 0 && height > 0)) throw new Error('The plan has no viewBox')
  return { width, height }
}
