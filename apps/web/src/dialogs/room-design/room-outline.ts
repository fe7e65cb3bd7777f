import type { Line, Point } from '@arredo/geometry'

export type Outline = {
  /** SVG path data, north up. */
  readonly path: string
  readonly viewBox: string
  readonly width: number
  readonly depth: number
  /** Where to write a wall's length: outside its middle. */
  readonly labels: readonly { readonly at: Point; readonly length: number }[]
}

/** Share of the larger side kept free around the room for its lengths. */
const margin = 0.2

/** A room as a small plan drawing; an open room stays open. */
export function roomOutline(walls: readonly Line[]): Outline {
  const points = walls.flatMap(({ from, to }) => [from, to])
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const [width, depth] = [Math.max(...xs) - left, top - Math.min(...ys)]
  const space = Math.max(width, depth) * margin
  const turn = ([x, y]: Point): Point => [x - left, top - y]

  const first = walls[0]
  const last = walls.at(-1)
  const isClosed = first && last && first.from[0] === last.to[0] && first.from[1] === last.to[1]
  const corners = walls.map(({ to }) => `L${turn(to).join(' ')}`).join('')
  return {
    path: first ? `M${turn(first.from).join(' ')}${corners}${isClosed ? 'Z' : ''}` : '',
    viewBox: `${-space} ${-space} ${width + 2 * space} ${depth + 2 * space}`,
    width,
    depth,
    labels: walls.map((wall) => labelOf(wall, space, turn)),
  }
}

/** The inside lies to the right of a wall, so its label goes to the left. */
function labelOf({ from, to }: Line, space: number, turn: (point: Point) => Point) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  // Numbers are wider than tall: beside an upright wall they need more room.
  const away = space * (0.4 + 0.25 * Math.abs(dy / length))
  const middle: Point = [
    (from[0] + to[0]) / 2 - (dy / length) * away,
    (from[1] + to[1]) / 2 + (dx / length) * away,
  ]
  return { at: turn(middle), length }
}
