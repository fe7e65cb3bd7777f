import { type DrawAt, type Drawing, type FittedDrawing, fitDrawing } from '@arredo/drawings'
import { localeFor } from '@arredo/measures'
import type { ReportInput } from '../report-input.ts'

/** A drawing at a scale a person can measure on paper, as pages.typ places it. Lengths ending in OnPaper are millimetres. */
export type ScaledDrawing = {
  readonly asset: string
  readonly heading: string
  readonly alt: string
  readonly scale: string
  readonly hint: string
  readonly widthOnPaper: number
  readonly heightOnPaper: number
  readonly bar: { readonly widthOnPaper: number; readonly labels: readonly [string, string, string] }
}

export type DrawingPlace = {
  /** Millimetres of the paper. */
  readonly width: number
  readonly height: number
  /** Of its letters, in millimetres. */
  readonly letters?: number
  readonly largest?: 5 | 10 | 20
  /** Under which name the template reads it. */
  readonly asset: string
  readonly heading: string
  readonly alt: string
}

/** The drawing, its picture and what is drawn there; null where there is nothing to draw. */
export function scaledDrawing(
  draw: DrawAt,
  { asset, heading, alt, ...place }: DrawingPlace,
  input: ReportInput,
): { readonly drawing: ScaledDrawing; readonly svg: Uint8Array; readonly shapes: Drawing } | null {
  const fitted = fitDrawing(draw, { ...place, units: scaleUnits(input) })
  if (!fitted) return null

  const { widthOnPaper, heightOnPaper } = fitted
  const drawing: ScaledDrawing = {
    ...{ asset, heading, alt, widthOnPaper, heightOnPaper },
    ...toldScale(fitted, input),
  }
  return { drawing, svg: new TextEncoder().encode(fitted.svg), shapes: fitted.drawing }
}

export function scaleUnits({ lengthUnit }: ReportInput): 'metric' | 'feet' {
  return lengthUnit === 'MM' ? 'metric' : 'feet'
}

/** A scale and its bar in the reader's words. */
export function toldScale(
  { ratio, bar }: Pick<FittedDrawing, 'ratio' | 'bar'>,
  { text, language, paper }: ReportInput,
): Pick<ScaledDrawing, 'scale' | 'hint' | 'bar'> {
  const number = new Intl.NumberFormat(localeFor(language.locale))
  return {
    scale: text('Scale {{scale}}', { scale: `1:${ratio}` }),
    hint: text('True to scale when printed on {{paper}} without fitting to the page.', { paper: paper.name }),
    bar: {
      widthOnPaper: bar.widthOnPaper,
      labels: ['0', number.format(bar.length / 2), `${number.format(bar.length)}\u00a0${bar.unit}`],
    },
  }
}
