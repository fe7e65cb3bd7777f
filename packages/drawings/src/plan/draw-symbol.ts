import type { PlanShape } from '@arredo/catalogue'
import type { Part, Point } from '@arredo/geometry'
import { hull } from '../hull.ts'
import { movingLeaves } from '../moving-leaf.ts'
import { circle, partOutline } from '../part-outline.ts'

/** A stroke of an item's symbol in its own frame: x from its left, y forward from its back. */
export type Stroke =
  | { readonly kind: 'outline' | 'closed' | 'dashed'; readonly points: readonly Point[] }
  | { readonly kind: 'line' | 'dashedLine'; readonly points: readonly [Point, Point] }
  | {
      readonly kind: 'arc' | 'swing'
      readonly centre: Point
      readonly radius: number
      readonly start: number
      readonly end: number
    }

export type SymbolSource = {
  readonly width: number
  readonly depth: number
  readonly parts: readonly Part[]
  readonly plan: readonly PlanShape[]
}

const frontInset = 22
/** A corner rounded by less than this is drawn square. */
const squareCorner = 12

/** As the catalogue draws it, else by the outline of the parts; first what is filled. */
export function planSymbol(source: SymbolSource): readonly Stroke[] {
  const drawn = source.plan.map(strokeOf)
  if (drawn.length === 0) return [...outlineOf(source), ...swingsOf(source.parts)]

  const filled = drawn.filter((stroke) => stroke.kind === 'outline')
  const others = drawn.filter((stroke) => stroke.kind !== 'outline')
  const hasSwing = drawn.some((stroke) => stroke.kind === 'arc' || stroke.kind === 'swing')
  return [
    ...(filled.length > 0
      ? filled
      : [{ kind: 'outline', points: rectangle([0, 0], boxOf(source)) } as const]),
    ...others,
    ...(hasSwing ? [] : swingsOf(source.parts)),
  ]
}

function strokeOf(shape: PlanShape): Stroke {
  const closed = shape.line === 'thick' ? 'outline' : shape.line === 'dashed' ? 'dashed' : 'closed'
  switch (shape.shape) {
    case 'rectangle':
      return { kind: closed, points: rectangle(shape.at, shape.size) }
    case 'circle':
      return { kind: closed, points: circle(shape.at, shape.radius * 2) }
    case 'line':
      return { kind: shape.line === 'dashed' ? 'dashedLine' : 'line', points: [shape.from, shape.to] }
    case 'arc': {
      const { at: centre, radius, start, end } = shape
      return { kind: shape.line === 'dashed' ? 'swing' : 'arc', centre, radius, start, end }
    }
  }
}

/** What sticks out of the item's size, such as a handle, is no part of its outline. */
function outlineOf({ width, depth, parts }: SymbolSource): readonly Stroke[] {
  const inside = ([x, y]: Point): Point => [Math.min(width, Math.max(0, x)), Math.min(depth, Math.max(0, y))]
  const around = hull(parts.flatMap((part) => partOutline(part, 'fromAbove')).map(inside))
  const whole = rectangle([0, 0], [width, depth])
  const reaches = ([x, y]: Point) => around.some((at) => Math.hypot(at[0] - x, at[1] - y) < squareCorner)
  if (around.length > 2 && !whole.every(reaches)) return [{ kind: 'outline', points: around }]
  // A table has no front.
  if (parts.length > 0 && !parts.some(({ opens }) => opens)) return [{ kind: 'outline', points: whole }]

  const front = Math.max(0, depth - frontInset)
  return [
    { kind: 'outline', points: whole },
    {
      kind: 'line',
      points: [
        [0, front],
        [width, front],
      ],
    },
  ]
}

/** The way of every leaf that hangs on an upright hinge at the front, a quarter turn at most. */
function swingsOf(parts: readonly Part[]): readonly Stroke[] {
  const swings = movingLeaves(parts).flatMap(({ motion, panel }): readonly Stroke[] => {
    const radius = panel.max[0] - panel.min[0]
    if (motion.kind !== 'hinge' || radius < panel.max[1] - panel.min[1]) return []
    const degrees = Math.min(90, motion.degrees)
    const centre: Point = [motion.edge === 'left' ? panel.min[0] : panel.max[0], panel.max[1]]
    const [start, end] = motion.edge === 'left' ? [0, degrees] : [180 - degrees, 180]
    return [{ kind: 'swing', centre, radius, start, end }]
  })
  // One leaf above the other goes the same way: drawn twice it would look darker.
  return [...new Map(swings.map((swing) => [JSON.stringify(swing), swing])).values()]
}

function boxOf({ width, depth }: SymbolSource): Point {
  return [width, depth]
}

function rectangle([x, y]: Point, [width, depth]: Point): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ]
}
