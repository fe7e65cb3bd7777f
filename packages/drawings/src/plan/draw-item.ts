import type { ArticleEvaluation } from '@arredo/catalogue'
import { footprintCentre, itemAxes, itemToPlan, type Point, plus, times } from '@arredo/geometry'
import { type Evaluation, itemName, type PlacedRow, type StandingRow } from '@arredo/project'
import type { Drawing, Shape } from '../drawing.ts'
import { planSymbol, type Stroke } from './draw-symbol.ts'
import type { PlanLabels } from './labels.ts'
import { readableTurn } from './readable-turn.ts'

/** What starts above this height hangs above the plane of the plan and is drawn dashed. */
export const cutHeight = 1200

const largestText = 95
const smallestText = 55
/** Width of an average letter as a share of its height. */
const letterWidth = 0.56

export function hangsAbove({ placement }: StandingRow): boolean {
  return placement.at[2] > cutHeight
}

type Remembered = {
  readonly article: ArticleEvaluation | undefined
  readonly labels: PlanLabels
  readonly drawing: Drawing
}

/** By the row, which is another one as soon as it moves: of a drag's every frame only one item is drawn. */
const remembered = new WeakMap<PlacedRow, Remembered>()

/** The same item with the same labels is the same drawing. */
export function drawItem(item: StandingRow, evaluation: Evaluation, labels: PlanLabels): Drawing {
  const article = evaluation.articles[item.id]
  const last = remembered.get(item.row)
  if (last && last.article === article && last.labels === labels) return last.drawing

  const drawing = drawAnew(item, evaluation, labels)
  remembered.set(item.row, { article, labels, drawing })
  return drawing
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

function drawStroke(stroke: Stroke, { id: row, placement }: StandingRow): Shape {
  const onPlan = (point: Point) => itemToPlan(placement, point)
  switch (stroke.kind) {
    case 'outline':
      return { kind: 'polygon', style: 'item', row, points: stroke.points.map(onPlan) }
    case 'closed':
      return { kind: 'polygon', style: 'itemFront', row, points: stroke.points.map(onPlan) }
    case 'dashed':
      return { kind: 'polygon', style: 'itemSwing', row, points: stroke.points.map(onPlan) }
    case 'line':
    case 'dashedLine': {
      const [from, to] = stroke.points
      const style = stroke.kind === 'line' ? 'itemFront' : 'itemSwing'
      return { kind: 'line', style, row, from: onPlan(from), to: onPlan(to) }
    }
    case 'arc':
    case 'swing': {
      const { radius, start, end } = stroke
      const style = stroke.kind === 'arc' ? 'itemFront' : 'itemSwing'
      // Forward is to the right of `right`: what turns against the clock there turns with it in plan.
      const turns = { start: placement.rotation - end, end: placement.rotation - start }
      return { kind: 'arc', style, row, centre: onPlan(stroke.centre), radius, ...turns }
    }
  }
}

function writing(item: StandingRow, evaluation: Evaluation, labels: PlanLabels): Drawing {
  const text = itemName(item.row, evaluation)
  const name = labels.name?.(text) ?? text.en
  const code = item.row.kind === 'article' ? item.row.article : ''
  const turn = readableTurn(item.placement.rotation)
  const room = item.size.width * 0.92
  const size = Math.min(largestText, item.size.depth / 4)
  if (size < smallestText) return []

  const centre = footprintCentre(item)
  const down = downOf(turn)
  const lines: Shape[] = []
  const fitted = fit(name, room, size)
  const [up, below] = code === '' ? [0, 0] : lineGaps(item.size.depth, size)
  if (fitted) {
    const at = plus(centre, times(down, -up))
    lines.push({ kind: 'text', style: 'itemName', row: item.id, turn, at, ...fitted })
  }
  const fittedCode = fit(code, room, size * 0.85)
  if (fittedCode) {
    const at = plus(centre, times(down, below))
    lines.push({ kind: 'text', style: 'itemCode', row: item.id, turn, at, ...fittedCode })
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
