import type { ArticleEvaluation, PlanShape } from '@arredo/catalogue'
import type { Part, Point, Size } from '@arredo/geometry'
import { hull } from '../hull.ts'
import { kept } from '../kept.ts'
import { type MovingLeaf, movingLeaves } from '../moving-leaf.ts'
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
/** What comes out by less is not in anybody's way. */
const leastReach = 50

/** The symbol of an article: the same wherever it stands, so that it is worked out once. */
export function symbolOf(article: ArticleEvaluation | undefined, { width, depth }: Size): readonly Stroke[] {
  if (!article) return planSymbol({ width, depth, parts: [], plan: [] })
  return symbolKept(article, [width, depth], () =>
    planSymbol({ width, depth, parts: article.parts, plan: article.plan ?? [] }),
  )
}

const symbolKept = kept<readonly Stroke[]>()

/** As the catalogue draws it, else by the outline of the parts; first what is filled. */
export function planSymbol(source: SymbolSource): readonly Stroke[] {
  const drawn = source.plan.map(strokeOf)
  if (drawn.length === 0) return [...outlineOf(source), ...swingsOf(source.parts)]

  const filled = drawn.filter((stroke) => stroke.kind === 'outline')
  const others = drawn.filter((stroke) => stroke.kind !== 'outline')
  const hasArcs = drawn.some(({ kind }) => kind === 'arc' || kind === 'swing')
  const hasDashes = drawn.some(({ kind }) => kind === 'dashed')
  // What the catalogue dashes may be a drawer as well as a hole; a door it draws as an arc or not at all.
  const ways = swingsOf(source.parts).filter(({ kind }) => kind === 'swing' || !hasDashes)
  return [
    ...(filled.length > 0
      ? filled
      : [{ kind: 'outline', points: rectangle([0, 0], boxOf(source)) } as const]),
    ...others,
    ...(hasArcs ? [] : ways),
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

/** The way of every leaf at the front: a quarter turn at most of what hangs, the depth of what is drawn or tips out. */
function swingsOf(parts: readonly Part[]): readonly Stroke[] {
  const ways = movingLeaves(parts).flatMap((leaf) => swingOf(leaf) ?? [])
  // One leaf above the other goes the same way: drawn twice it would look darker.
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()]
}

function swingOf({ motion, panel: { min, max } }: MovingLeaf): Stroke | null {
  const width = max[0] - min[0]
  // Not of the front: the shelf of a carousel, a leaf at the side.
  if (width < max[1] - min[1]) return null
  if (motion.kind === 'hinge') {
    const degrees = Math.min(90, motion.degrees)
    const centre: Point = [motion.edge === 'left' ? min[0] : max[0], max[1]]
    const [start, end] = motion.edge === 'left' ? [0, degrees] : [180 - degrees, 180]
    return { kind: 'swing', centre, radius: width, start, end }
  }
  const isDrawn = motion.kind === 'slide' && motion.axis === 'y'
  const reach = isDrawn ? motion.travel : max[2] - min[2]
  if (reach < leastReach || (!isDrawn && !(motion.kind === 'flap' && motion.edge === 'bottom'))) return null
  return { kind: 'dashed', points: rectangle([min[0], max[1]], [width, reach]) }
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
