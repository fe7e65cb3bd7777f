import { type FaceName, lowestTop, shellOf, type WallFace } from '@arredo/geometry'
import {
  type Evaluation,
  openingsNow,
  type ProjectDocument,
  positionNumbers,
  standingRows,
} from '@arredo/project'
import type { Drawing, Layer, Shape } from '../drawing.ts'
import { kept } from '../kept.ts'
import { noteLayers } from '../notes/note-layers.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { type PlanOptions, usualText } from '../plan/plan-options.ts'
import { type TextBox, textBox } from '../text-box.ts'
import { below, beside, type ChainOf, type Chains, drawChains, type Lay } from './draw-chains.ts'
import { fixtureFronts, fixtureWidths } from './draw-fixture.ts'
import { drawFronts } from './draw-fronts.ts'
import { drawNumbers } from './draw-numbers.ts'
import { drawOpeningFront, drawSill } from './draw-opening-front.ts'
import { drawSlopeAbove } from './draw-slope.ts'
import { drawTitle } from './draw-title.ts'
import { heightsOf, wallsEndingOn, widthsOf } from './face-measures.ts'
import { type OnFace, onFace, type Seen } from './on-face.ts'
import { rectangle } from './rectangle.ts'

export type ElevationOptions = PlanOptions & {
  /** As the title says it, such as 1:20; left out where paper does not know it. */
  readonly scale?: string
}

/**
 * One face of a wall with what stands on it, as somebody sees it who looks at it: x along the face from where
 * it is measured, on the viewer's left, y up from the floor. Null for a face that is not there.
 */
export function drawElevation(
  document: ProjectDocument,
  evaluation: Evaluation,
  name: FaceName,
  labels: PlanLabels,
  options: ElevationOptions = {},
): Drawing | null {
  const layers = elevationLayers(document, evaluation, name, labels, options)
  return layers?.flatMap(({ shapes }) => shapes) ?? null
}

/** The same, record by record. */
export function elevationLayers(
  document: ProjectDocument,
  evaluation: Evaluation,
  { wall, side }: FaceName,
  labels: PlanLabels,
  { textSize = usualText, scale = '', colourOf }: ElevationOptions = {},
): readonly Layer[] | null {
  const shell = shellOf(document)
  const face = shell.face(wall, side)
  if (!face) return null

  const openings = openingsNow(document, evaluation).filter((opening) => opening.wall === wall)
  const seen = onFace(face, standingRows(document, evaluation), openings)
  const heights = heightsOf(face, seen, evaluation)
  const draw = (keep: typeof widthsKept, chains: readonly ChainOf[], lay: Lay) =>
    keep(face, [JSON.stringify(chains), labels, textSize], () =>
      drawChains(chains, lay, labels.formatLength, textSize),
    )
  const widths = draw(
    widthsKept,
    [...fixtureWidths(document, face), ...widthsOf(face, seen, openings)],
    below,
  )
  const left = draw(leftKept, heights.left, beside(face.start, -1))
  const right = draw(rightKept, heights.right, beside(face.end, 1))
  const sills = openings.flatMap((opening) => drawSill(opening, face, labels, textSize))
  const fixtures = fixtureFronts(document, face, labels, textSize)
  const points = fixtures.flatMap(({ shapes }) => shapes)
  const taken = [points, sills, widths.shapes, left.shapes, right.shapes].flat().flatMap(boxOfText)
  const numbers = positionNumbers(document, evaluation.alternative)
  return [
    { key: 'wall', of: { kind: 'wall', id: wall }, shapes: wallKept(face, [], () => drawWall(face)) },
    { key: 'slope', shapes: slopeKept(face, [shell], () => drawSlopeAbove(shell, face)) },
    { key: 'ending', shapes: endingKept(face, [], () => drawEnding(face)) },
    ...openings.map((opening): Layer => {
      const shapes = openingKept(opening, [face], () => drawOpeningFront(opening, face))
      return { key: `opening ${opening.id}`, of: { kind: 'opening', id: opening.id }, shapes }
    }),
    ...fromBehind(seen).map((each): Layer => {
      const { id } = each.item
      return { key: `row ${id}`, of: { kind: 'row', id }, shapes: drawFronts(each, evaluation, colourOf) }
    }),
    { key: 'before', shapes: seen.before.map(drawBefore) },
    ...fixtures,
    { key: 'sills', shapes: sills },
    { key: 'numbers', shapes: drawNumbers(seen.items, numbers, textSize, taken) },
    { key: 'widths', shapes: widths.shapes },
    { key: 'heights', shapes: left.shapes },
    { key: 'heights at the right', shapes: right.shapes },
    { key: 'title', shapes: drawTitle(shell, face, { labels, textSize, scale, under: widths.depth }) },
    ...noteLayers({ document, evaluation }, { on: 'face', wall, side }, { textSize, labels }),
  ]
}

const wallKept = kept<Drawing>()
const slopeKept = kept<Drawing>()
const endingKept = kept<Drawing>()
const openingKept = kept<Drawing>()
const widthsKept = kept<Chains>()
const leftKept = kept<Chains>()
const rightKept = kept<Chains>()

function drawWall({ wall, start, end, top }: WallFace): Drawing {
  const of = { kind: 'wall', id: wall } as const
  const points = [[start, 0], [end, 0], ...top.toReversed()] as const
  return [
    { kind: 'polygon', style: 'floor', of, points },
    { kind: 'polygon', style: 'faceEdge', points },
  ]
}

/** Walls that end on this one, cut through. */
function drawEnding(face: WallFace): Drawing {
  return wallsEndingOn(face).map(([start, end]): Shape => {
    const points = rectangle([start, 0], [end - start, lowestTop(face, start, end)])
    return { kind: 'polygon', style: 'wall', points }
  })
}

/** What is nearer to who looks covers what is behind it; a plinth covers the legs of its units, which stand over it. */
function fromBehind({ items }: OnFace): readonly Seen[] {
  const faces = new Map(items.map(({ item, near }) => [item.id, near + item.size.depth]))
  const face = ({ item: { id, row } }: Seen) => {
    const own = faces.get(id) ?? 0
    const of = row.kind === 'article' && row.auto?.kind === 'plinth' ? row.auto.of : []
    return Math.max(own, ...of.map((unit) => (faces.get(unit) ?? 0) + 1))
  }
  return items.toSorted((a, b) => face(a) - face(b))
}

function drawBefore({ item, start, end }: Seen): Shape {
  const points = rectangle([start, item.place.at[2]], [end - start, item.size.height])
  return { kind: 'polygon', style: 'before', points }
}

function boxOfText(shape: Shape): readonly TextBox[] {
  return shape.kind === 'text' ? [textBox(shape.at, shape.text, shape.size, shape.turn)] : []
}
