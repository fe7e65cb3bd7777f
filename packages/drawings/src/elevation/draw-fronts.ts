import { type Part, type Point, partBounds } from '@arredo/geometry'
import type { Evaluation } from '@arredo/project'
import type { Drawing, Shape } from '../drawing.ts'
import { kept } from '../kept.ts'
import { movingLeaves } from '../moving-leaf.ts'
import { partOutline } from '../part-outline.ts'
import { paleColour } from '../plan/own-colour.ts'
import type { PlanOptions } from '../plan/plan-options.ts'
import type { Seen } from './on-face.ts'
import { rectangle } from './rectangle.ts'

/** An item as one sees it who stands before it. The same item at the same place is the same drawing. */
export function drawFronts(seen: Seen, evaluation: Evaluation, colourOf: PlanOptions['colourOf']): Drawing {
  const article = evaluation.articles[seen.item.id]
  return frontsKept(seen, [article, colourOf], () => drawAnew(seen, article?.parts ?? [], colourOf))
}

const frontsKept = kept<Drawing>()

function drawAnew(
  { item, start, end, isTurned }: Seen,
  parts: readonly Part[],
  colourOf: PlanOptions['colourOf'],
): Drawing {
  const of = { kind: 'row', id: item.id } as const
  const [, , bottom] = item.place.at
  // Of what is turned one sees no front.
  if (parts.length === 0 || isTurned) {
    const points = rectangle([start, bottom], [end - start, item.size.height])
    return [{ kind: 'polygon', style: 'front', of, points }]
  }

  const place = ([x, z]: Point): Point => [start + x, bottom + z]
  const face = (part: Part) => partBounds(part).max[1]
  return [
    // From the back to the front: what stands before covers what is behind it.
    ...parts
      .toSorted((a, b) => face(a) - face(b))
      .map((part): Shape => {
        const points = partOutline(part, 'fromFront').map(place)
        const catalogue = item.row.kind === 'article' ? item.row.catalogue : ''
        const colour = paleColour(colourOf?.(catalogue, part.material) ?? '')
        return { kind: 'polygon', style: 'front', of, points, ...(colour !== null && { fill: colour }) }
      }),
    ...openingMarks(parts).map(
      (points): Shape => ({ kind: 'polyline', style: 'openingMark', of, points: points.map(place) }),
    ),
  ]
}

/** Two lines that meet in the middle of the edge a leaf hangs on; drawers have none. */
function openingMarks(parts: readonly Part[]): readonly (readonly Point[])[] {
  return movingLeaves(parts).flatMap(({ motion, panel }): readonly (readonly Point[])[] => {
    if (motion.kind === 'slide') return []
    return [hungMark([panel.min[0], panel.min[2]], [panel.max[0], panel.max[2]], motion.edge)]
  })
}

/** The mark of a leaf that hangs on an edge: it points at its hinges. */
export function hungMark(
  [x0, z0]: Point,
  [x1, z1]: Point,
  edge: 'left' | 'right' | 'top' | 'bottom',
): readonly Point[] {
  const [x, z] = [(x0 + x1) / 2, (z0 + z1) / 2]
  if (edge === 'left' || edge === 'right') {
    const [free, hung] = edge === 'left' ? [x1, x0] : [x0, x1]
    return [
      [free, z1],
      [hung, z],
      [free, z0],
    ]
  }
  const [free, hung] = edge === 'bottom' ? [z1, z0] : [z0, z1]
  return [
    [x0, free],
    [x, hung],
    [x1, free],
  ]
}
