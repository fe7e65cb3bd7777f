import type { Point } from '@arredo/geometry'

/** Pixels from the picture's left top. */
export type PixelBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A number between two points of the picture, as large as it is drawn. */
export type PillLine = {
  readonly from: Point
  readonly to: Point
  readonly width: number
  readonly height: number
  /** Somebody types into it, or it shares its line: it stays in the middle. */
  readonly stays: boolean
}

/** Along a line, the middle first, a little beyond its ends last. */
const shares = [
  ...[0.5, 0.55, 0.45, 0.6, 0.4, 0.65, 0.35, 0.7, 0.3, 0.75, 0.25, 0.8, 0.2, 0.85, 0.15, 0.9, 0.1],
  ...[1, 0, 1.15, -0.15, 1.3, -0.3, 1.5, -0.5],
]
/** A number covered by another cannot be read at all; a thing that is covered can be taken hold of elsewhere. */
const weightOfNumbers = 4

/**
 * Where each number stands on its line: as near its middle as it covers neither another number nor what a hand
 * wants to take hold of, and is within what panels leave free.
 */
export function pillSpots(
  lines: readonly PillLine[],
  held: readonly PixelBox[],
  free: PixelBox,
): readonly Point[] {
  const taken: PixelBox[] = []
  return lines.map((line) => {
    const cost = (share: number): number => {
      const box = boxAt(line, share)
      const outside = line.width * line.height - overlap(box, free)
      return outside + sum(held, box) + weightOfNumbers * sum(taken, box)
    }
    const share = line.stays ? 0.5 : cheapest(shares, cost)
    taken.push(boxAt(line, share))
    return along(line, share)
  })
}

function cheapest(choices: readonly number[], cost: (choice: number) => number): number {
  let best = { choice: 0.5, cost: Number.POSITIVE_INFINITY }
  for (const choice of choices) {
    const costs = cost(choice)
    if (costs < best.cost) best = { choice, cost: costs }
    if (costs <= 0) break
  }
  return best.choice
}

function sum(boxes: readonly PixelBox[], box: PixelBox): number {
  return boxes.reduce((total, other) => total + overlap(other, box), 0)
}

function overlap(a: PixelBox, b: PixelBox): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, wide) * Math.max(0, high)
}

function boxAt(line: PillLine, share: number): PixelBox {
  const [x, y] = along(line, share)
  const [wide, high] = [line.width / 2, line.height / 2]
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high }
}

function along({ from, to }: PillLine, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
