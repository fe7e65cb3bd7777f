import {
  footprintCentre,
  isInRoom,
  type Point,
  shellOf,
  spanOnWall,
  type WallFrame,
  wallFrame,
} from '@arredo/geometry'
import {
  type Evaluation,
  openingsNow,
  type ProjectDocument,
  positionNumbers,
  type StandingRow,
  standingRows,
} from '@arredo/project'
import type { Drawing } from '../drawing.ts'
import { below, beside, type ChainOf, drawChains, type Lay } from '../elevation/draw-chains.ts'
import type { ElevationOptions } from '../elevation/draw-elevation.ts'
import { drawNumbers } from '../elevation/draw-numbers.ts'
import { heightsOf } from '../elevation/face-measures.ts'
import type { Seen } from '../elevation/on-face.ts'
import { itemKind } from '../plan/item-kind.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { usualText } from '../plan/plan-options.ts'
import { textBox } from '../text-box.ts'
import { clipTo } from './clip.ts'
import { type Outline, outlinesOf } from './cut-outlines.ts'
import { fittedItems } from './fitted-items.ts'
import type { Section } from './section.ts'
import { depthsOf, isDeep } from './section-depths.ts'
import { ceilingLine, cutWalls, wallsBehind } from './section-room.ts'

/** A room cut upright: what is cut hatched and heavy, what is seen behind it thin. Null for a room that is gone. */
export function drawSection(
  document: ProjectDocument,
  evaluation: Evaluation,
  section: Section,
  labels: PlanLabels,
  { textSize = usualText, scale = '' }: Omit<ElevationOptions, 'colourOf'> = {},
): Drawing | null {
  const shell = shellOf(document)
  const room = shell.rooms[section.room]
  if (!room) return null

  const frame = wallFrame(section)
  const openings = openingsNow(document, evaluation)
  const top = ceilingLine(room, frame)
  const inside: readonly Point[] = [[0, 0], [frame.length, 0], ...top.toReversed()]
  const rows = standingRows(document, evaluation)
  const fitted = new Set(fittedItems(rows))
  const things = rows
    .filter((item) => isInRoom(footprintCentre(item), room) && itemKind(item) !== 'carpet')
    .map((item) => thingOf(item, evaluation, frame, fitted.has(item)))
  const walls = cutWalls(shell, room, frame, openings)
  const [left, right] = [
    Math.min(0, ...walls.map(({ span }) => span[0])),
    Math.max(frame.length, ...walls.map(({ span }) => span[1])),
  ]
  const cut = things.flatMap((thing) => seenCut(thing, frame))
  const chains = (all: readonly ChainOf[], lay: Lay) => drawChains(all, lay, labels.formatLength, textSize)
  const depths = chains(depthsOf(frame.length, cut), below)
  const heights = heightsOf({ start: 0, end: frame.length, top }, { items: cut, before: [] }, evaluation)
  const chained = [
    ...depths.shapes,
    ...chains(heights.left, beside(left, -1)).shapes,
    ...chains(heights.right, beside(right, 1)).shapes,
  ]
  const numbered = cut.filter(
    (seen) => itemKind(seen.item) !== 'plinth' && itemKind(seen.item) !== 'onTop' && isDeep(seen),
  )
  const taken = chained.flatMap((shape) =>
    shape.kind === 'text' ? [textBox(shape.at, shape.text, shape.size, shape.turn)] : [],
  )
  return [
    { kind: 'polygon', style: 'floor', points: inside },
    ...drawThings(things, wallsBehind(shell, room, frame, openings), inside),
    ...walls.flatMap(({ shapes }) => shapes),
    { kind: 'polyline', style: 'faceEdge', points: top },
    { kind: 'line', style: 'faceEdge', from: [left, 0], to: [right, 0] },
    ...drawNumbers(numbered, positionNumbers(document, evaluation.alternative), textSize, taken),
    ...chained,
    ...drawTitle(sectionTitle(document, section, labels), {
      textSize,
      scale,
      middle: frame.length / 2,
      under: depths.depth,
    }),
  ]
}

type Thing = { readonly item: StandingRow; readonly outlines: readonly Outline[] }

/** What is not built in is seen whole, wherever the plane goes. */
function thingOf(item: StandingRow, evaluation: Evaluation, frame: WallFrame, isFitted: boolean): Thing {
  const outlines = outlinesOf(item, evaluation.articles[item.id]?.parts ?? [], frame)
  return { item, outlines: isFitted ? outlines : outlines.map((each) => ({ ...each, isCut: false })) }
}

/** As much of it as is really cut, without its handles: the plane through a corner unit misses half of its box. */
function seenCut({ item, outlines }: Thing, frame: WallFrame): readonly Seen[] {
  const alongs = outlines.filter(({ isCut }) => isCut).flatMap(({ points }) => points.map(([along]) => along))
  const box = spanOnWall(frame, item)
  const [start, end] = [Math.max(box.start, Math.min(...alongs)), Math.min(box.end, Math.max(...alongs))]
  return end > start ? [{ item, start, end, near: 0, isTurned: false }] : []
}

/** From the furthest to the nearest, as far as they are in the room; what is cut lies over all. */
function drawThings(
  things: readonly Thing[],
  walls: ReturnType<typeof wallsBehind>,
  inside: readonly Point[],
): Drawing {
  const drawn = things.flatMap(({ item, outlines }) =>
    outlines.map(({ points, isCut, isHollow, behind }) => {
      const style = isCut ? (isHollow ? 'cutOutline' : 'cutPart') : 'behind'
      const of = { kind: 'row', id: item.id } as const
      return { behind: isCut ? -1 : behind, shapes: [{ kind: 'polygon', style, of, points }] as const }
    }),
  )
  return [...walls, ...drawn]
    .toSorted((a, b) => b.behind - a.behind)
    .flatMap(({ shapes }) => shapes)
    .flatMap((shape): Drawing => {
      if (shape.kind !== 'polygon') return [shape]
      const points = clipTo(shape.points, inside)
      return points.length < 3 ? [] : [{ ...shape, points }]
    })
}

type Title = {
  readonly textSize: number
  readonly scale: string
  readonly middle: number
  readonly under: number
}

function drawTitle(title: string, { textSize, scale, middle, under }: Title): Drawing {
  const size = textSize * 1.3
  const text = [title, scale].filter((part) => part !== '').join(', ')
  return [{ kind: 'text', style: 'roomName', at: [middle, -under - 1.6 * size], text, size, turn: 0 }]
}

/** Section 1, Kitchen. */
export function sectionTitle(
  document: ProjectDocument,
  { number, room }: Section,
  labels: Pick<PlanLabels, 'text'>,
): string {
  const name = shellOf(document).rooms[room]?.record?.name ?? ''
  const title = labels.text('Section {{number}}', { number: String(number) })
  return [title, name].filter((part) => part !== '').join(', ')
}
