import type { Bounds, Drawing } from '../drawing.ts'
import { extentOf } from '../extent.ts'
import { svgAround } from '../to-svg.ts'
import { type ScaleBar, scaleBar } from './scale-bar.ts'

/** What a drawing is asked for once its scale is known. */
export type Scale = {
  /** 1 to so much. */
  readonly ratio: number
  /** Letters as high in the room as they have to be to be read on paper. */
  readonly textSize: number
}

/** Draws something at a scale; null where there is nothing to draw. */
export type DrawAt = (scale: Scale) => Drawing | null

export type FitOptions = {
  /** What there is of the paper, in millimetres. */
  readonly width: number
  readonly height: number
  readonly units: 'metric' | 'feet'
  /** The largest scale it may have: 1:20 for rooms, 1:10 for articles and worktops. */
  readonly largest?: (typeof ratios)[number]
  /** Height of the letters on paper, in millimetres. */
  readonly letters?: number
}

/** A drawing true to scale. Lengths ending in OnPaper are millimetres of the paper. */
export type FittedDrawing = {
  readonly ratio: number
  readonly drawing: Drawing
  /** What of the room is on it, as the viewBox of the picture says too. */
  readonly around: Bounds
  readonly svg: string
  readonly widthOnPaper: number
  readonly heightOnPaper: number
  readonly bar: ScaleBar
  /** Not where it is too large for the paper even at the smallest scale. */
  readonly fits: boolean
}

/** Scales that rulers have, the largest first; the last ones are for sites, not for rooms. */
const ratios = [5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const
const usualLetters = 2.5
/** Around the outermost line, so that none is cut in half; millimetres on paper. */
const rim = 1
/** What lines are drawn for. */
const usualRatio = 50

/** At the largest scale at which it fits; null where there is nothing to draw. */
export function fitDrawing(draw: DrawAt, options: FitOptions): FittedDrawing | null {
  const { largest = 20, letters = usualLetters } = options
  let smallest: FittedDrawing | null = null
  for (const ratio of ratios.filter((each) => each >= largest)) {
    const drawing = draw({ ratio, textSize: letters * ratio })
    const extent = drawing && extentOf(drawing)
    if (!extent) return null
    smallest = fitted(drawing, roundedOut(extent, rim * ratio), ratio, options)
    if (smallest.fits) return smallest
  }
  return smallest
}

function fitted(
  drawing: Drawing,
  around: Bounds,
  ratio: number,
  { width, height, units }: FitOptions,
): FittedDrawing {
  const widthOnPaper = (around.right - around.left) / ratio
  const heightOnPaper = (around.top - around.bottom) / ratio
  return {
    ...{ ratio, drawing, around, widthOnPaper, heightOnPaper },
    svg: svgAround(drawing, around, ratio / usualRatio),
    bar: scaleBar(ratio, units),
    fits: widthOnPaper <= width && heightOnPaper <= height,
  }
}

/** On whole millimetres, so that the picture and its size on paper say the same. */
function roundedOut({ left, bottom, right, top }: Bounds, by: number): Bounds {
  return {
    left: Math.floor(left - by),
    bottom: Math.floor(bottom - by),
    right: Math.ceil(right + by),
    top: Math.ceil(top + by),
  }
}
