import { fromWall, type Point, plus, type Shell, shellOf, times } from '@arredo/geometry'
import type { Evaluation, ProjectDocument } from '@arredo/project'
import type { Drawing, Layer, Shape } from '../drawing.ts'
import { facesInOrder, letterOf } from '../elevation/wall-letters.ts'
import { circle } from '../part-outline.ts'
import { planLayers } from '../plan/draw-plan.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { usualText } from '../plan/plan-options.ts'
import { boxAround, boxOf, isFree, type TextBox, textWidth } from '../text-box.ts'
import { drawDistances } from './draw-distances.ts'
import { type InstallationPoint, installationPoints } from './installation-points.ts'

/**
 * The plan for plumbers, electricians and masons: the building, what is there to connect to, how far it is from the
 * finished faces, and numbers into the table of all that (`installationPoints`); furniture in grey dashes, to know what
 * will stand there.
 */
export function drawInstallation(
  document: ProjectDocument,
  evaluation: Evaluation,
  labels: PlanLabels,
  { textSize = usualText }: { readonly textSize?: number } = {},
): Drawing {
  const layers = planLayers(document, evaluation, labels, { textSize, chains: 'installation' })
  const points = installationPoints(document, evaluation)
  const named = layers.filter(({ key }) => key.startsWith('name ')).flatMap(({ shapes }) => shapes)
  const symbols = layers
    .filter(({ key }) => key.startsWith('fixture '))
    .flatMap(({ shapes }) => shapes.flatMap(boxOfShape))
  const taken = [...symbols, ...named.flatMap(boxOfShape)]
  const chains = layers.filter(isChain)
  const beside = numbersOf(points, [...taken, ...chains.flatMap(boxesOf)], textSize)
  // Where there is no room for both, a chain is told by the table as well, and a number by nothing.
  const numbers = isWhole(beside, points) ? beside : numbersOf(points, taken, textSize)
  const ringed = numbers.flatMap(boxOfShape)
  const measures = chains.filter((chain) => boxesOf(chain).every((box) => isFree(box, ringed)))
  const written = [...named.flatMap(boxOfShape), ...measures.flatMap(boxesOf), ...ringed]
  const distances = drawDistances(points, { written, symbols }, { textSize, labels })
  return [
    ...layers.filter(isBuilding).flatMap(({ shapes }) => shapes),
    ...layers.filter(({ key }) => key.startsWith('row ')).flatMap(greyed),
    ...layers.filter(({ key }) => key.startsWith('fixture ')).flatMap(({ shapes }) => shapes),
    ...named,
    ...measures.flatMap(({ shapes }) => shapes),
    ...distances,
    ...lettersOf(shellOf(document), [...written, ...symbols, ...distances.flatMap(boxOfShape)], textSize),
    ...numbers,
  ]
}

function isBuilding({ key }: Layer): boolean {
  return /^(floor|wall|opening) /.test(key)
}

function isChain({ key }: Layer): boolean {
  return /^(points|openings|total) /.test(key)
}

function boxesOf({ shapes }: Layer): readonly TextBox[] {
  return shapes.flatMap(boxOfShape)
}

function isWhole(numbers: Drawing, points: readonly InstallationPoint[]): boolean {
  return numbers.filter(({ kind }) => kind === 'text').length === points.length
}

/** Outlines alone: what opens and what it is made of is of no use here. */
function greyed({ shapes }: Layer): Drawing {
  return shapes.flatMap((shape): Drawing => {
    const isOutline = shape.style === 'item' || shape.style === 'hanging'
    return shape.kind === 'polygon' && isOutline
      ? [{ kind: 'polygon', style: 'before', points: shape.points, ...(shape.of && { of: shape.of }) }]
      : []
  })
}

/** Rings in the room before their points, each a bit further where another one is. */
function numbersOf(
  points: readonly InstallationPoint[],
  taken: readonly TextBox[],
  textSize: number,
): Drawing {
  const full = [...taken]
  const size = 0.9 * textSize
  const ring = Math.max(textWidth('00', size), size) + 0.7 * size
  return points.flatMap(({ number, of, at, inward }): Drawing => {
    const free = placesFrom(at, inward, ring).find((place) => isFree(boxAround(place, ring, ring, 0), full))
    if (!free) return []
    full.push(boxAround(free, ring, ring, 0))
    return [
      { kind: 'line', style: 'leader', of, from: at, to: free },
      { kind: 'polygon', style: 'numberRing', of, points: circle(free, ring) },
      { kind: 'text', style: 'itemNumber', of, at: free, text: String(number), size, turn: 0 },
    ]
  })
}

/** Straight out of the wall first, then aside. */
function placesFrom(at: Point, inward: Point, ring: number): readonly Point[] {
  const aside: Point = [inward[1], -inward[0]]
  return [0, 1, -1, 2, -2, 3, -3].flatMap((by) =>
    Array.from({ length: by === 0 ? 4 : 12 }, (_, out) =>
      plus(at, plus(times(inward, (1.2 + 0.6 * out) * ring), times(aside, 0.8 * by * ring))),
    ),
  )
}

/** The letters that the table calls walls by, before the middle of each or as near to it as there is room. */
function lettersOf(shell: Shell, taken: readonly TextBox[], textSize: number): Drawing {
  const full = [...taken]
  const size = 1.5 * textSize
  return facesInOrder(shell).flatMap((face): Drawing => {
    const text = letterOf(shell, face)
    const place = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
      .map((share) => face.start + share * (face.end - face.start))
      .map((along) => fromWall(face.frame, { along, across: size }))
      .find((at) => isFree(boxAround(at, size, size, 0), full))
    if (place) full.push(boxAround(place, size, size, 0))
    return place ? [{ kind: 'text', style: 'roomName', at: place, text, size, turn: 0 }] : []
  })
}

function boxOfShape(shape: Shape): readonly TextBox[] {
  switch (shape.kind) {
    case 'polygon':
    case 'polyline':
      return [hullBox(shape.points)]
    case 'text':
      return [boxAround(shape.at, textWidth(shape.text, shape.size), shape.size, shape.turn)]
    case 'line':
      return [hullBox([shape.from, shape.to])]
    case 'arc':
      return []
  }
}

/** Level, for an outline need not be convex. */
function hullBox(points: readonly Point[]): TextBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return boxOf([
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ])
}
