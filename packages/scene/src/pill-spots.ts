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
/** Beside a line that is shorter than its number, in widths and heights of that: below, above, behind and before it. */
const beside: readonly Point[] = [
  [0, 1.15],
  [0, -1.15],
  [1.1, 0],
  [-1.1, 0],
]
/** A number covered by another cannot be read at all, and who presses at it may meet what covers it; a thing that is covered can be taken hold of elsewhere. */
const weightOfNumbers = 4

/**
 * Where each number stands on its line, or beside one that is too short for it: as near its middle as it covers neither
 * another number, nor what is pressed, nor what a hand wants to take hold of, and is within what panels leave free.
 */
export function pillSpots(
  lines: readonly PillLine[],
  held: readonly PixelBox[],
  pressed: readonly PixelBox[],
  free: PixelBox,
): readonly Point[] {
  const taken = [...pressed]
  return lines.map((line) => {
    const cost = (spot: Point): number => {
      const box = boxAt(line, spot)
      const outside = line.width * line.height - overlap(box, free)
      return outside + sum(held, box) + weightOfNumbers * sum(taken, box)
    }
    const middle = along(line, 0.5)
    const spot = line.stays ? middle : cheapest(spotsOf(line), cost, middle)
    taken.push(boxAt(line, spot))
    return spot
  })
}

function* spotsOf(line: PillLine): Generator<Point> {
  const { from, to, width, height } = line
  for (const share of shares) yield along(line, share)
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) > width) return
  const [x, y] = along(line, 0.5)
  for (const [right, down] of beside) yield [x + right * width, y + down * height]
}

function cheapest(spots: Iterable<Point>, cost: (spot: Point) => number, middle: Point): Point {
  let best = { spot: middle, cost: Number.POSITIVE_INFINITY }
  for (const spot of spots) {
    const costs = cost(spot)
    if (costs < best.cost) best = { spot, cost: costs }
    if (costs <= 0) break
  }
  return best.spot
}

function sum(boxes: readonly PixelBox[], box: PixelBox): number {
  return boxes.reduce((total, other) => total + overlap(other, box), 0)
}

function overlap(a: PixelBox, b: PixelBox): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, wide) * Math.max(0, high)
}

function boxAt({ width, height }: PillLine, [x, y]: Point): PixelBox {
  const [wide, high] = [width / 2, height / 2]
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high }
}

function along({ from, to }: PillLine, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
