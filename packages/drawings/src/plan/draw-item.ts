import { footprintCentre, itemAxes, itemToPlan, type Point, plus, times } from '@arredo/geometry'
import { type Evaluation, itemName, type StandingRow } from '@arredo/project'
import type { Drawing, Shape } from '../drawing.ts'
import { kept } from '../kept.ts'
import { planSymbol, type Stroke } from './draw-symbol.ts'
import type { PlanLabels } from './labels.ts'
import { readableTurn } from './readable-turn.ts'

/** What starts above this height hangs above the plane of the plan and is drawn dashed. */
export const cutHeight = 1200

const largestText = 95
const smallestText = 55
/** Width of an average letter as a share of its height. */
const letterWidth = 0.56

export function hangsAbove({ place }: StandingRow): boolean {
  return place.at[2] > cutHeight
}

const itemKept = kept<Drawing>()

/** The same item with the same labels is the same drawing. */
export function drawItem(item: StandingRow, evaluation: Evaluation, labels: PlanLabels): Drawing {
  return itemKept(item, [evaluation.articles[item.id], labels], () => drawAnew(item, evaluation, labels))
}

function drawAnew(item: StandingRow, evaluation: Evaluation, labels: PlanLabels): Drawing {
  const article = evaluation.articles[item.id]
  const { width, depth } = item.size
  const symbol = planSymbol({ width, depth, parts: article?.parts ?? [], plan: article?.plan ?? [] })
  if (!hangsAbove(item)) {
    return [...symbol.map((stroke) => drawStroke(stroke, item)), ...writing(item, evaluation, labels)]
  }
  // Above the cut only the outline is told, and dashed.
  return symbol.flatMap((stroke) =>
    stroke.kind === 'outline' ? [{ ...drawStroke(stroke, item), style: 'hanging' }] : [],
  )
}

function drawStroke(stroke: Stroke, { id, place }: StandingRow): Shape {
  const of = { kind: 'row', id } as const
  const onPlan = (point: Point) => itemToPlan(place, point)
  switch (stroke.kind) {
    case 'outline':
      return { kind: 'polygon', style: 'item', of, points: stroke.points.map(onPlan) }
    case 'closed':
      return { kind: 'polygon', style: 'itemFront', of, points: stroke.points.map(onPlan) }
    case 'dashed':
      return { kind: 'polygon', style: 'itemSwing', of, points: stroke.points.map(onPlan) }
    case 'line':
    case 'dashedLine': {
      const [from, to] = stroke.points
      const style = stroke.kind === 'line' ? 'itemFront' : 'itemSwing'
      return { kind: 'line', style, of, from: onPlan(from), to: onPlan(to) }
    }
    case 'arc':
    case 'swing': {
      const { radius, start, end } = stroke
      const style = stroke.kind === 'arc' ? 'itemFront' : 'itemSwing'
      // Forward is to the right of `right`: what turns against the clock there turns with it in plan.
      const turns = { start: place.rotation - end, end: place.rotation - start }
      return { kind: 'arc', style, of, centre: onPlan(stroke.centre), radius, ...turns }
    }
  }
}

function writing(item: StandingRow, evaluation: Evaluation, labels: PlanLabels): Drawing {
  const text = itemName(item.row, evaluation)
  const name = labels.name?.(text) ?? text.en
  const code = item.row.kind === 'article' ? item.row.article : ''
  const turn = readableTurn(item.place.rotation)
  const room = item.size.width * 0.92
  const size = Math.min(largestText, item.size.depth / 4)
  if (size < smallestText) return []

  const centre = footprintCentre(item)
  const down = downOf(turn)
  const of = { kind: 'row', id: item.id } as const
  const lines: Shape[] = []
  const fitted = fit(name, room, size)
  const [up, below] = code === '' ? [0, 0] : lineGaps(item.size.depth, size)
  if (fitted) {
    const at = plus(centre, times(down, -up))
    lines.push({ kind: 'text', style: 'itemName', of, turn, at, ...fitted })
  }
  const fittedCode = fit(code, room, size * 0.85)
  if (fittedCode) {
    const at = plus(centre, times(down, below))
    lines.push({ kind: 'text', style: 'itemCode', of, turn, at, ...fittedCode })
  }
  return lines
}

/** How far two lines stand from the middle. Over a base unit they keep clear of the edge of a wall unit above it. */
function lineGaps(depth: number, size: number): readonly [up: number, below: number] {
  return depth < 700 ? [depth * 0.12, depth * 0.26] : [size * 0.75, size * 0.75]
}

/** The way to the next line of a text that runs in this direction. */
function downOf(turn: number): Point {
  return itemAxes(turn).forward
}

/** Smaller letters first, then fewer; nothing when not even a few fit. */
function fit(text: string, room: number, largest: number): { text: string; size: number } | null {
  if (text === '') return null
  const size = Math.max(smallestText, Math.min(largest, room / (text.length * letterWidth)))
  const letters = Math.floor(room / (size * letterWidth))
  if (letters >= text.length) return { text, size }
  return letters < 4 ? null : { text: `${text.slice(0, letters - 1).trimEnd()}…`, size }
}
