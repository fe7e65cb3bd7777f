import { type DrawAt, type FitOptions, type FittedDrawing, fitDrawing } from './fit-drawing.ts'
import { type PaperName, paperSize } from './paper.ts'

export type SheetOptions = Omit<FitOptions, 'width' | 'height'> & {
  readonly paper: PaperName
  readonly orientation: 'portrait' | 'landscape'
  /** Millimetres of paper left white on every side. */
  readonly margin?: number
  /** Height of the title block at the foot of the page; 0 where there is none. */
  readonly titleBlock?: number
  /** Width of a column at the right, for a table; 0 where there is none. */
  readonly aside?: number
}

/** Millimetres of the paper, from its upper left corner. */
export type PaperBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A page with one drawing in the middle of what the title block leaves. */
export type Sheet = FittedDrawing & {
  readonly paper: { readonly width: number; readonly height: number }
  /** What the margins leave: the line around everything. */
  readonly frame: PaperBox
  readonly place: PaperBox
  /** At the foot of the frame; null where there is none. */
  readonly titleBlock: PaperBox | null
  /** Where a table goes; null where there is none. */
  readonly aside: PaperBox | null
}

/** What a title block says, in the reader's words; an empty text is left out. */
export type TitleBlock = {
  readonly project: string
  readonly customer: string
  readonly drawing: string
  readonly number: string
  readonly scale: string
  readonly date: string
  readonly revision: string
  readonly drawnBy: string
}

const usualMargin = 10
const usualTitleBlock = 24
/** Between the drawing and the lines around it. */
const gap = 4

/** One page for a plan, an elevation, a section, a worktop or an article; null where there is nothing to draw. */
export function laySheet(draw: DrawAt, options: SheetOptions): Sheet | null {
  const { margin = usualMargin, titleBlock: block = usualTitleBlock, aside = 0 } = options
  const { width, height } = paperSize(options.paper, options.orientation === 'landscape')
  const frame = { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin }
  const beside = aside > 0 ? aside + gap : 0
  const free = {
    left: frame.left + gap,
    top: frame.top + gap,
    width: frame.width - 2 * gap - beside,
    height: frame.height - block - 2 * gap,
  }
  const fitted = fitDrawing(draw, { ...options, width: free.width, height: free.height })
  if (!fitted) return null

  const { widthOnPaper, heightOnPaper } = fitted
  return {
    ...fitted,
    ...{ paper: { width, height }, frame },
    place: {
      left: free.left + (free.width - widthOnPaper) / 2,
      top: free.top + (free.height - heightOnPaper) / 2,
      width: widthOnPaper,
      height: heightOnPaper,
    },
    titleBlock: block > 0 ? { ...frame, top: height - margin - block, height: block } : null,
    aside: aside > 0 ? { ...free, left: free.left + free.width + gap, width: aside } : null,
  }
}
