import { textWidth } from '../text-box.ts'

/** Where the number of one piece is written: along the chain, and on which line beside it. */
export type ChainText = {
  readonly text: string
  readonly at: number
  /** 0 next to the chain, 1 beyond, for pieces that are shorter than their number. */
  readonly line: 0 | 1
}

/** The least room between two numbers, as a share of their height. */
const least = 0.35

/** The ends of what is measured, in order, from the first end of the chain to the last. */
export function stopsBetween(first: number, last: number, ends: readonly number[]): readonly number[] {
  const inside = ends.filter((end) => end > first + 1 && end < last - 1).sort((a, b) => a - b)
  const stops = inside.filter((stop, index) => index === 0 || stop - (inside[index - 1] ?? first) >= 1)
  return [first, ...stops, last]
}

/**
 * Numbers stand in their pieces; one that is wider than its piece goes to a line further out, moved aside as far
 * as one still sees which piece it means. What finds no room there is left out: nearer, there is room for it.
 */
export function layChain(
  stops: readonly number[],
  format: (length: number) => string,
  textSize: number,
): readonly ChainText[] {
  const gap = textSize * least
  let free = Number.NEGATIVE_INFINITY
  return stops.slice(1).flatMap((stop, index): readonly ChainText[] => {
    const before = stops[index] ?? stop
    const text = format(stop - before)
    const width = textWidth(text, textSize)
    const middle = (before + stop) / 2
    if (width + gap <= stop - before) return [{ text, at: middle, line: 0 }]

    const at = Math.max(middle, free + width / 2)
    if (at - middle > (width + stop - before) / 2) return []
    free = at + width / 2 + gap
    return [{ text, at, line: 1 }]
  })
}
