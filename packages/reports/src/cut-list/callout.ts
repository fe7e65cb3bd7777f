import { boxAround, type Drawing, type TextBox, textBox } from '@arredo/drawings'
import type { LaidPiece, Stock } from '@arredo/making'

type Point = readonly [number, number]

export type Callout = { readonly shapes: Drawing; readonly box: TextBox }

type Surroundings = {
  readonly textSize: number
  readonly stock: Stock
  readonly isFree: (box: TextBox) => boolean
}

/** Of the height of its letters. */
const air = 0.3
const step = 0.5
const mostSteps = 40
/** Where along a strip its line may begin, the middle first. */
const starts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95]

/** The number of a piece that is too narrow for it: on waste or beside the sheet, as near as can be, with a line to it. */
export function calloutOf(piece: LaidPiece, text: string, around: Surroundings): Callout | null {
  const { textSize } = around
  for (let steps = 2; steps <= mostSteps; steps += 1) {
    for (const { from, away } of startsOf(piece)) {
      const at: Point = [
        from[0] + away[0] * steps * step * textSize,
        from[1] + away[1] * steps * step * textSize,
      ]
      const bare = textBox(at, text, textSize, 0)
      const margin = 2 * air * textSize
      const box = boxAround(at, bare.right - bare.left + margin, bare.top - bare.bottom + margin, 0)
      if (!isOffEdge(box, around.stock) || !around.isFree(box)) continue
      const end: Point = [at[0] - away[0] * reach(box, 0), at[1] - away[1] * reach(box, 1)]
      return {
        box,
        shapes: [
          { kind: 'line', style: 'leader', from, to: end },
          { kind: 'polygon', style: 'noteBack', points: box.corners },
          { kind: 'text', style: 'itemNumber', at, text, size: textSize, turn: 0 },
        ],
      }
    }
  }
  return null
}

function startsOf({
  x,
  y,
  length,
  width,
}: LaidPiece): readonly { readonly from: Point; readonly away: Point }[] {
  const isLevel = length >= width
  return starts.flatMap((share) => {
    const middle: Point = isLevel ? [x + length * share, y + width / 2] : [x + length / 2, y + width * share]
    const across: Point = isLevel ? [0, 1] : [1, 0]
    return [
      { from: middle, away: across },
      { from: middle, away: [-across[0], -across[1]] as const },
    ]
  })
}

/** Whole on the sheet or whole beside it. */
function isOffEdge({ left, right, bottom, top }: TextBox, { length, width }: Stock): boolean {
  const isOn = left > 0 && right < length && bottom > 0 && top < width
  return isOn || right < 0 || left > length || top < 0 || bottom > width
}

function reach(box: TextBox, axis: 0 | 1): number {
  return axis === 0 ? (box.right - box.left) / 2 : (box.top - box.bottom) / 2
}
