import type { Text } from '@arredo/catalogue'
import { type Part, type Point, type Point3, partBounds, type Size } from '@arredo/geometry'
import type { Drawing, Shape } from '../drawing.ts'
import { below, beside, type ChainOf, drawChains, type Lay } from '../elevation/draw-chains.ts'
import { hungMark } from '../elevation/draw-fronts.ts'
import { rectangle } from '../elevation/rectangle.ts'
import { movingLeaves } from '../moving-leaf.ts'
import { type Looking, partOutline } from '../part-outline.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { usualText } from '../plan/plan-options.ts'

/** An article as its catalogue works it out. */
export type DrawnArticle = {
  readonly name: Text
  readonly size: Size
  readonly parts: readonly Part[]
}

/**
 * One article from its front, its left and above, in the order of European drawings: what is seen from the left is
 * at the right, what is seen from above is below. Shelves are dashed, and measured at the right of the front.
 */
export function drawArticle(
  { name, size, parts }: DrawnArticle,
  labels: PlanLabels,
  { textSize = usualText }: { readonly textSize?: number } = {},
): Drawing {
  const { width, depth, height } = size
  const chains = (all: readonly ChainOf[], lay: Lay) => drawChains(all, lay, labels.formatLength, textSize)
  const gap = 2 * textSize
  const leaves = movingLeaves(parts).map(({ panel }) => panel)
  const shelves = shelvesOf(parts, size)
  const widths = chains(withWhole(width, edgesOf(leaves, 0)), below)
  const heights = chains(withWhole(height, edgesOf(leaves, 2)), beside(0, -1))
  const shelved = chains(
    shelves.length > 0 ? [{ first: 0, last: height, ends: shelves.map(({ top }) => top) }] : [],
    beside(width, 1),
  )
  const aside = width + Math.max(shelved.depth, gap) + 2 * gap
  const under = -widths.depth - gap
  return [
    ...viewOf(parts, size, 'fromFront', ([x, z]) => [x, z]),
    ...marksOf(parts),
    ...shelves.map(({ from, to, top }): Shape => {
      return { kind: 'line', style: 'openingMark', from: [from, top], to: [to, top] }
    }),
    ...viewOf(parts, size, 'fromLeft', ([y, z]) => [aside + y, z]),
    ...viewOf(parts, size, 'fromAbove', ([x, y]) => [x, under - y]),
    ...[widths, heights, shelved].flatMap(({ shapes }) => shapes),
    ...chains([{ first: aside, last: aside + depth, ends: [] }], below).shapes,
    title(
      `${labels.name?.(name) ?? name.en}, ${[width, depth, height].map(labels.formatLength).join(' × ')}`,
    ),
  ]

  function title(text: string): Shape {
    const at = [(aside + depth) / 2, height + 2 * gap] as const
    return { kind: 'text', style: 'roomName', at, text, size: 1.3 * textSize, turn: 0 }
  }
}

/** Flatter things are known from above: a worktop from its front is a line. */
const flat = 100

/** What it looks like, without a measure or a word: from its front, or from above where it lies flat. */
export function drawFront(
  { size, parts }: Pick<DrawnArticle, 'size' | 'parts'>,
  colourOf: (material: string) => string | undefined,
): Drawing {
  const isFlat = size.height < flat && size.depth > size.height
  return viewOf(parts, size, isFlat ? 'fromAbove' : 'fromFront', (point) => point, colourOf)
}

/** Parts from the one that is furthest to the nearest; what is made of none is a box. */
function viewOf(
  parts: readonly Part[],
  { width, depth, height }: Size,
  looking: Looking,
  place: (point: Point) => Point,
  colourOf: (material: string) => string | undefined = () => undefined,
): Drawing {
  if (parts.length === 0) {
    const [across, up] = { fromFront: [width, height], fromLeft: [depth, height], fromAbove: [width, depth] }[
      looking
    ]
    return [{ kind: 'polygon', style: 'front', points: rectangle([0, 0], [across ?? 0, up ?? 0]).map(place) }]
  }
  const nearness = (part: Part) => {
    const { min, max } = partBounds(part)
    return { fromFront: max[1], fromLeft: -min[0], fromAbove: max[2] }[looking]
  }
  return parts
    .toSorted((a, b) => nearness(a) - nearness(b))
    .map((part): Shape => {
      const fill = colourOf(part.material)
      const points = partOutline(part, looking).map(place)
      return { kind: 'polygon', style: 'front', points, ...(fill !== undefined && { fill }) }
    })
}

function marksOf(parts: readonly Part[]): Drawing {
  return movingLeaves(parts).flatMap(({ motion, panel: { min, max } }): Drawing => {
    if (motion.kind === 'slide') return []
    const points = hungMark([min[0], min[2]], [max[0], max[2]], motion.edge)
    return [{ kind: 'polyline', style: 'openingMark', points }]
  })
}

type Shelf = { readonly from: number; readonly to: number; readonly top: number }

/** Thicker than this lies no shelf, and lower than that is none: it is the bottom or the top. */
const thickest = 45
const atEnd = 60
/** Boards that lie on each other are one shelf. */
const crumb = 8

/** Level boards between bottom and top, by their upper faces. */
function shelvesOf(parts: readonly Part[], { width, depth, height }: Size): readonly Shelf[] {
  const shelves = parts.flatMap((part): readonly Shelf[] => {
    const { min, max } = partBounds(part)
    const isLevel = max[2] - min[2] <= thickest && max[0] - min[0] > width / 4 && max[1] - min[1] > depth / 2
    const isBetween = min[2] > atEnd && max[2] < height - atEnd
    const stays = part.opens === undefined
    return isLevel && isBetween && stays ? [{ from: min[0], to: max[0], top: max[2] }] : []
  })
  return shelves
    .toSorted((a, b) => a.top - b.top)
    .filter(({ top }, index, sorted) => index === 0 || top - (sorted[index - 1]?.top ?? 0) > crumb)
}

/** Fronts one above the other may end a little apart, as an oven and the drawers below it: the outermost edge counts. */
const sameEdge = 5

/** Where fronts begin and end along an axis. Every gap between two is two of these, however narrow it is. */
function edgesOf(leaves: readonly { readonly min: Point3; readonly max: Point3 }[], axis: 0 | 2): number[] {
  const begins = leaves.map(({ min }) => min[axis])
  const ends = leaves.map(({ max }) => max[axis])
  return [
    ...begins.filter((one) => !begins.some((other) => other < one && one - other < sameEdge)),
    ...ends.filter((one) => !ends.some((other) => other > one && other - one < sameEdge)),
  ]
}

function withWhole(last: number, ends: readonly number[]): readonly ChainOf[] {
  const inside = ends.filter((end) => end > 1 && end < last - 1)
  const whole = { first: 0, last, ends: [] }
  return inside.length > 0 ? [{ first: 0, last, ends: inside }, whole] : [whole]
}
