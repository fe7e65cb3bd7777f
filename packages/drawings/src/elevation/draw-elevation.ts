import {
  lowestTop,
  openingOnFace,
  type Part,
  type Point,
  partBounds,
  type Seat,
  shellOf,
  spanOnWall,
  type WallFace,
} from '@arredo/geometry'
import {
  type Evaluation,
  type OpeningNow,
  openingsNow,
  type ProjectDocument,
  type StandingRow,
  standingRows,
} from '@arredo/project'
import type { Drawing, Layer, Shape } from '../drawing.ts'
import { movingLeaves } from '../moving-leaf.ts'
import { partOutline } from '../part-outline.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { drawHeights, drawWidths } from './draw-measures.ts'

/**
 * One face of a wall with what stands on it, as somebody sees it who looks at it: x along the face from where
 * it is measured, on the viewer's left, y up from the floor. Null for a face that is not there.
 */
export function drawElevation(
  document: ProjectDocument,
  evaluation: Evaluation,
  { wall, side }: Pick<WallFace, 'wall' | 'side'>,
  labels: PlanLabels,
): Drawing | null {
  const face = shellOf(document).face(wall, side)
  if (!face) return null

  const openings = openingsNow(document, evaluation).filter((opening) => opening.wall === wall)
  const items = standingRows(document, evaluation)
    .filter(({ seat }) => isOn(seat, face, openings))
    .map((item) => ({ item, left: spanOnWall(face.frame, item).start }))
  const height = Math.max(...face.top.map(([, top]) => top))
  const standing = items.filter(({ item }) => item.place.at[2] < lowest)
  const ending = wallsEndingOn(face)
  return [
    {
      kind: 'polygon',
      style: 'floor',
      of: { kind: 'wall', id: wall },
      points: [[face.start, 0], [face.end, 0], ...face.top.toReversed()],
    },
    ...ending.map(([start, width]): Shape => {
      const top = lowestTop(face, start, start + width)
      return { kind: 'polygon', style: 'wall', points: rectangle([start, 0], [width, top]) }
    }),
    ...openings.flatMap((opening) => drawOpening(opening, face)),
    ...items.flatMap(({ item, left }) => drawFronts(item, evaluation, [left, item.place.at[2]])),
    ...drawWidths(
      [face.start, face.end],
      [...ending, ...standing.map(({ item, left }): Point => [left, item.size.width])],
      labels,
    ),
    ...drawHeights(
      face.end,
      height,
      items.map(({ item }) => item),
      labels,
    ),
  ]
}

/** Where other walls end on a face, seen cut through: start and width. */
function wallsEndingOn({ stretches }: WallFace): readonly Point[] {
  return stretches.slice(1).flatMap(({ start }, index): readonly Point[] => {
    const before = stretches[index]?.end ?? start
    return start - before > 1 ? [[before, start - before]] : []
  })
}

function isOn(seat: Seat, { wall, side }: WallFace, openings: readonly OpeningNow[]): boolean {
  if (seat.on === 'opening')
    return openings.some((opening) => opening.id === seat.opening && opening.side === side)
  return (seat.on === 'wall' || seat.on === 'corner') && seat.wall === wall && seat.side === side
}

/** What hangs higher than this is not measured along the floor. */
const lowest = 600

function drawOpening(opening: OpeningNow, face: WallFace): Drawing {
  const { kind, sill, height, width, side } = opening
  // A niche is seen from its own side only, and what is set into an opening covers it.
  if (kind === 'niche' && side !== face.side) return []
  const style = kind === 'window' ? 'window' : 'door'
  const { start } = openingOnFace(opening, face)
  const of = { kind: 'opening', id: opening.id } as const
  return [{ kind: 'polygon', style, of, points: rectangle([start, sill], [width, height]) }]
}

/** From the back to the front: what stands before covers what is behind it. */
function drawFronts(item: StandingRow, evaluation: Evaluation, [left, bottom]: Point): Drawing {
  const of = { kind: 'row', id: item.id } as const
  const place = ([x, z]: Point): Point => [left + x, bottom + z]
  const parts = evaluation.articles[item.id]?.parts ?? []
  if (parts.length === 0) {
    const whole = rectangle([0, 0], [item.size.width, item.size.height])
    return [{ kind: 'polygon', style: 'front', of, points: whole.map(place) }]
  }

  const face = (part: Part) => partBounds(part).max[1]
  return [
    ...parts
      .toSorted((a, b) => face(a) - face(b))
      .map(
        (part): Shape => ({
          kind: 'polygon',
          style: 'front',
          of,
          points: partOutline(part, 'fromFront').map(place),
        }),
      ),
    ...openingMarks(parts).map(
      (points): Shape => ({
        kind: 'polyline',
        style: 'openingMark',
        of,
        points: points.map(place),
      }),
    ),
  ]
}

/** Two lines that meet in the middle of the edge a leaf hangs on; drawers have none. */
function openingMarks(parts: readonly Part[]): readonly (readonly Point[])[] {
  return movingLeaves(parts).flatMap(({ motion, panel }): readonly (readonly Point[])[] => {
    const [x0, z0, x1, z1] = [panel.min[0], panel.min[2], panel.max[0], panel.max[2]]
    const [x, z] = [(x0 + x1) / 2, (z0 + z1) / 2]
    if (motion.kind === 'slide') return []
    if (motion.kind === 'hinge') {
      const [free, hung] = motion.edge === 'left' ? [x1, x0] : [x0, x1]
      return [corner([free, z1], [hung, z], [free, z0])]
    }
    const [free, hung] = motion.edge === 'bottom' ? [z1, z0] : [z0, z1]
    return [corner([x0, free], [x, hung], [x1, free])]
  })
}

function corner(...points: readonly [Point, Point, Point]): readonly Point[] {
  return points
}

function rectangle([x, y]: Point, [width, height]: Point): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** The same, record by record. */
export function elevationLayers(...drawn: Parameters<typeof drawElevation>): readonly Layer[] | null {
  const drawing = drawElevation(...drawn)
  if (!drawing) return null
  const layers: { key: string; of?: NonNullable<Shape['of']>; shapes: Shape[] }[] = []
  for (const shape of drawing) {
    const last = layers.at(-1)
    if (last && last.of?.kind === shape.of?.kind && last.of?.id === shape.of?.id) last.shapes.push(shape)
    else layers.push({ key: `${layers.length}`, ...(shape.of ? { of: shape.of } : {}), shapes: [shape] })
  }
  return layers
}
