import { itemToPlan, type Point } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import type { Drawing, Layer, Shape, ShapeStyle } from '../drawing.ts'
import { keptIn } from '../kept.ts'
import { type Stroke, symbolOf } from './draw-symbol.ts'
import type { Member } from './member.ts'
import { finishOf, paleColour } from './own-colour.ts'
import type { PlanOptions } from './plan-options.ts'

/** The same item in the same colours is the same drawing. */
export function itemLayer(member: Member, colourOf: PlanOptions['colourOf']): Layer {
  return keptIn(member.kept.layer, [colourOf], () => {
    const of = { kind: 'row', id: member.item.id } as const
    return { key: `row ${of.id}`, of, shapes: drawAnew(member, colourOf) }
  })
}

function drawAnew({ item, kind, article }: Member, colourOf: PlanOptions['colourOf']): Drawing {
  const parts = article?.parts ?? []
  const symbol = symbolOf(article, item.size)
  if (kind === 'hanging') {
    // Above the cut only the outline is told, and dashed.
    return symbol.flatMap((stroke) =>
      stroke.kind === 'outline' ? [drawStroke(stroke, item, 'hanging')] : [],
    )
  }
  if (kind === 'worktop') return symbol.map((stroke) => drawStroke(stroke, item, 'worktop'))

  const fill = item.row.kind === 'article' ? fillOf(item.row.catalogue, parts, colourOf) : null
  return symbol.map((stroke): Shape => {
    const drawn = drawStroke(stroke, item, 'item')
    return stroke.kind === 'outline' && fill !== null ? { ...drawn, fill } : drawn
  })
}

function fillOf(
  catalogue: string,
  parts: NonNullable<Member['article']>['parts'],
  colourOf: PlanOptions['colourOf'],
): string | null {
  const finish = colourOf ? finishOf(parts) : null
  const colour = finish === null ? undefined : colourOf?.(catalogue, finish)
  return colour === undefined ? null : paleColour(colour)
}

function drawStroke(stroke: Stroke, { id, place }: StandingRow, outline: ShapeStyle): Shape {
  const of = { kind: 'row', id } as const
  const onPlan = (point: Point) => itemToPlan(place, point)
  switch (stroke.kind) {
    case 'outline':
      return { kind: 'polygon', style: outline, of, points: stroke.points.map(onPlan) }
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
