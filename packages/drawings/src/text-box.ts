import { direction, type Point } from '@arredo/geometry'

/** Where a text stands, so that no other is written there. */
export type TextBox = {
  readonly corners: readonly Point[]
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
  /** Level or upright: then these four say it all. */
  readonly isSquare: boolean
}

/** Width of a letter as a share of its height: digits are as wide as each other, other letters narrower. */
const letterWidth = 0.62
/** What of its height a letter covers. */
const letterHeight = 0.8
/** Millimetres that do not count. */
const touching = 0.5

export function textWidth(text: string, size: number): number {
  return text.length * letterWidth * size
}

/** The box of a text about its middle. */
export function textBox(at: Point, text: string, size: number, turn: number): TextBox {
  return boxAround(at, textWidth(text, size), size * letterHeight, turn)
}

export function boxAround([x, y]: Point, width: number, height: number, turn: number): TextBox {
  if (turn === 0) return levelBox(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
  const [cos, sin] = direction(turn)
  const [ax, ay] = [(cos * width) / 2, (sin * width) / 2]
  const [bx, by] = [(-sin * height) / 2, (cos * height) / 2]
  return boxOf([
    [x - ax - bx, y - ay - by],
    [x + ax - bx, y + ay - by],
    [x + ax + bx, y + ay + by],
    [x - ax + bx, y - ay + by],
  ])
}

function levelBox(left: number, bottom: number, right: number, top: number): TextBox {
  const corners: readonly Point[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
  return { corners, left, bottom, right, top, isSquare: true }
}

/** Of a convex polygon. */
export function boxOf(corners: readonly Point[]): TextBox {
  let [left, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [right, top] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x, y] of corners) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < bottom) bottom = y
    if (y > top) top = y
  }
  const isAt = (value: number, one: number, two: number) => value - one < 1e-6 || two - value < 1e-6
  const isSquare =
    corners.length === 4 && corners.every(([x, y]) => isAt(x, left, right) && isAt(y, bottom, top))
  return { corners, left, bottom, right, top, isSquare }
}

/** Most are nowhere near each other, and most are level or upright: four numbers tell. */
export function boxesOverlap(a: TextBox, b: TextBox): boolean {
  if (a.right - b.left <= touching || b.right - a.left <= touching) return false
  if (a.top - b.bottom <= touching || b.top - a.bottom <= touching) return false
  return (a.isSquare && b.isSquare) || !(isSplit(a.corners, b.corners) || isSplit(b.corners, a.corners))
}

/** Whether a line along an edge of one lies between them; by plain loops, for it is asked thousands of times a second. */
function isSplit(one: readonly Point[], two: readonly Point[]): boolean {
  for (let k = 0; k < one.length; k++) {
    const from = one[k] as Point
    const to = one[(k + 1) % one.length] as Point
    const [x, y] = [to[1] - from[1], from[0] - to[0]]
    const length = Math.hypot(x, y)
    if (length > 0 && gapAlong(x / length, y / length, one, two) >= -touching) return true
  }
  return false
}

function gapAlong(x: number, y: number, one: readonly Point[], two: readonly Point[]): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [otherLeast, otherMost] = [least, most]
  for (const point of one) {
    const at = point[0] * x + point[1] * y
    if (at < least) least = at
    if (at > most) most = at
  }
  for (const point of two) {
    const at = point[0] * x + point[1] * y
    if (at < otherLeast) otherLeast = at
    if (at > otherMost) otherMost = at
  }
  return Math.max(least - otherMost, otherLeast - most)
}

export function isFree(box: TextBox, taken: readonly TextBox[]): boolean {
  for (const other of taken) if (boxesOverlap(box, other)) return false
  return true
}
