import { distance, type Point, shellOf } from '@arredo/geometry'
import {
  type Anchor,
  type AnchoredTo,
  anchorPoint,
  type DrawingName,
  measureBetween,
  type Preview,
} from '@arredo/project'

export type FirstMeasure = { readonly from: Anchor; readonly to: Anchor; readonly away: number }

const beside = 300

/** What is measured when nobody points: the distance of two things, or how wide the only one is. */
export function firstMeasure(
  state: Preview,
  drawing: DrawingName,
  [one, two]: readonly AnchoredTo[],
): FirstMeasure | null {
  if (!one) return null
  return two ? apart(state, drawing, one, two) : widthOf(state, drawing, one)
}

const middles: readonly Point[] = [
  [0.5, 0],
  [0.5, 1],
  [0, 0.5],
  [1, 0.5],
]

/** Between the edges that are nearest to each other. */
function apart(state: Preview, drawing: DrawingName, one: AnchoredTo, two: AnchoredTo): FirstMeasure | null {
  const pairs = middles.flatMap((at) =>
    middles.flatMap((other) => {
      const [from, to]: readonly [Anchor, Anchor] = [
        { at, to: one },
        { at: other, to: two },
      ]
      const [a, b] = [anchorPoint(state, drawing, from), anchorPoint(state, drawing, to)]
      const measure = measureBetween(state, drawing, from, to)
      const length = measure && distance(measure.from, measure.to)
      return a && b && length !== null && length >= 1 ? [{ from, to, length, way: distance(a, b) }] : []
    }),
  )
  const [nearest] = pairs.sort((a, b) => a.way - b.way || a.length - b.length)
  return nearest ? { from: nearest.from, to: nearest.to, away: 0 } : null
}

/** Along its front, before it; on a face along its top, above it; of a wall along the face that looks into a room. */
function widthOf(state: Preview, drawing: DrawingName, to: AnchoredTo): FirstMeasure | null {
  const v = to.kind === 'wall' && drawing.on === 'plan' ? faceIntoRoom(state, to.id) : 1
  const [from, end]: readonly [Anchor, Anchor] = [
    { at: [0, v], to },
    { at: [1, v], to },
  ]
  const isThere = measureBetween(state, drawing, from, end) !== null
  if (!isThere) return null
  const isOutRight = drawing.on === 'plan' && (to.kind !== 'wall' ? v === 1 : v === 0)
  return { from, to: end, away: isOutRight ? -beside : beside }
}

function faceIntoRoom({ document }: Preview, id: string): 0 | 1 {
  const faces = shellOf(document).wall(id)?.faces
  const looksIn = (side: 'left' | 'right') => faces?.[side].stretches.some(({ room }) => room !== null)
  return !looksIn('right') && looksIn('left') ? 1 : 0
}
