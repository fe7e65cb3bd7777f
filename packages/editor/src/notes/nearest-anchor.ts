import { distance, type Point, shellOf } from '@arredo/geometry'
import {
  type Anchor,
  type AnchoredTo,
  anchorAt,
  anchorPoint,
  type DrawingName,
  fromOwn,
  openingsNow,
  ownSpace,
  type Preview,
  standingFixtures,
  standingRows,
  toOwn,
} from '@arredo/project'
import type { Selected } from '../editor-state.ts'
import { asAnchored } from './on-drawing.ts'

export type AnchorWish = {
  /** What is under the pointer, if anything can be tied to it. */
  readonly under: AnchoredTo | null
  /** Millimetres from which corners and edges draw the pointer to them. */
  readonly snap: number
}

/** What a point of a drawing can be tied to; a note over it does not hide it: the one being written is there itself. */
export function anchoredUnder(
  state: Preview,
  drawing: DrawingName,
  point: Point,
  record: Selected | null,
): AnchoredTo | null {
  if (record?.kind !== 'note') return asAnchored(record)
  const around = everything(state).flatMap((to) => {
    const space = ownSpace(state, drawing, to)
    const isOn = space !== null && distance(fromOwn(space, toOwn(space, point)), point) < 1
    return space && isOn ? [{ to, area: distance(space[0], space[1]) * distance(space[1], space[2]) }] : []
  })
  return around.sort((one, two) => one.area - two.area)[0]?.to ?? null
}

/** For a measure: the nearest corner or edge of anything about, else the edge of what is under the pointer. */
export function nearestAnchor(
  state: Preview,
  drawing: DrawingName,
  point: Point,
  { under, snap }: AnchorWish,
): Anchor {
  const onEdges = (to: AnchoredTo) => anchorAt(state, drawing, to, point, { snap, onEdge: true })
  const near = everything(state)
    .flatMap((to) => onEdges(to) ?? [])
    .map((anchor) => ({ anchor, away: awayFrom(state, drawing, anchor, point) }))
    .filter(({ away }) => away <= snap)
    // A corner is meant wherever one is near; an edge goes through much of a drawing.
    .sort((one, two) => rank(one.anchor) - rank(two.anchor) || one.away - two.away)
  return near[0]?.anchor ?? (under && onEdges(under)) ?? { at: point }
}

function awayFrom(state: Preview, drawing: DrawingName, anchor: Anchor, point: Point): number {
  const at = anchorPoint(state, drawing, anchor)
  return at ? distance(at, point) : Number.POSITIVE_INFINITY
}

function rank({ at: [u, v] }: Anchor): number {
  const isEnd = (share: number) => share === 0 || share === 1
  return isEnd(u) && isEnd(v) ? 0 : 1
}

function everything({ document, evaluation }: Preview): readonly AnchoredTo[] {
  return [
    ...standingRows(document, evaluation).map(({ id }): AnchoredTo => ({ kind: 'row', id })),
    ...standingFixtures(document).map(({ id }): AnchoredTo => ({ kind: 'fixture', id })),
    ...openingsNow(document, evaluation).map(({ id }): AnchoredTo => ({ kind: 'opening', id })),
    ...shellOf(document).walls.map(({ id }): AnchoredTo => ({ kind: 'wall', id })),
  ]
}
