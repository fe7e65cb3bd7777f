import { openingOnFace, type Point, type WallFace } from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import type { Drawing, Shape, ShapeStyle } from '../drawing.ts'
import type { PlanLabels } from '../plan/labels.ts'
import { textWidth } from '../text-box.ts'
import { hungMark } from './draw-fronts.ts'
import { rectangle } from './rectangle.ts'

const frame = 60
const handleHeight = 1050
const fromEdge = 80

/**
 * A hole in the wall and what was there already: a leaf with its hinges and its handle, a window in its frame. What
 * is set into it from a catalogue is an item, and draws itself on its own side.
 */
export function drawOpeningFront(opening: OpeningNow, face: WallFace): Drawing {
  const { kind, sill, height, width, side } = opening
  // A niche is seen from its own side only.
  if (kind === 'niche' && side !== face.side) return []

  const { start } = openingOnFace(opening, face)
  const of = { kind: 'opening', id: opening.id } as const
  const style = kind === 'window' ? 'window' : 'door'
  const hole: Shape = { kind: 'polygon', style, of, points: rectangle([start, sill], [width, height]) }
  if (opening.row !== null && side === face.side) return [hole]
  return [hole, ...strokes(opening, face, start).map((shape): Shape => ({ ...shape, of }))]
}

function strokes(opening: OpeningNow, face: WallFace, start: number): Drawing {
  const { kind, sill, height, width } = opening
  const [from, to]: [Point, Point] = [
    [start, sill],
    [start + width, sill + height],
  ]
  switch (kind) {
    case 'passage':
      return [line('itemFront', from, to), line('itemFront', [to[0], from[1]], [from[0], to[1]])]
    case 'niche':
      return [line('itemFront', [from[0], to[1]], [to[0], from[1]])]
    case 'window':
      return paneOf(opening, face, from, to)
    case 'door':
      return leafOf(opening, face, from, to)
  }
}

function line(style: ShapeStyle, from: Point, to: Point): Shape {
  return { kind: 'line', style, from, to }
}

/** On which side it hangs for who looks at this face. */
function handOn({ hand, side }: OpeningNow, face: WallFace): 'left' | 'right' {
  if (side === face.side) return hand
  return hand === 'left' ? 'right' : 'left'
}

function paneOf(opening: OpeningNow, face: WallFace, from: Point, to: Point): Drawing {
  const [width, height] = [to[0] - from[0] - 2 * frame, to[1] - from[1] - 2 * frame]
  if (width < frame || height < frame) return []
  const inner: Point = [from[0] + frame, from[1] + frame]
  const outer: Point = [to[0] - frame, to[1] - frame]
  const points = rectangle(inner, [width, height])
  return [
    { kind: 'polygon', style: 'itemFront', points },
    ...(opening.swing === 'none' ? [] : [mark(inner, outer, handOn(opening, face))]),
  ]
}

function mark(from: Point, to: Point, edge: 'left' | 'right'): Shape {
  return { kind: 'polyline', style: 'openingMark', points: hungMark(from, to, edge) }
}

function leafOf(opening: OpeningNow, face: WallFace, from: Point, to: Point): Drawing {
  if (opening.swing === 'none') return []
  const hand = handOn(opening, face)
  const up = Math.min(handleHeight, (from[1] + to[1]) / 2)
  const [free, way] = hand === 'left' ? [to[0] - fromEdge, -1] : [from[0] + fromEdge, 1]
  if (to[0] - from[0] < fromEdge * 3) return [mark(from, to, hand)]
  return [mark(from, to, hand), line('itemFront', [free, up], [free + way * 120, up])]
}

/** How high a window begins, for who orders blinds or hangs a unit beside it; written over what is set into it. */
export function drawSill(opening: OpeningNow, face: WallFace, labels: PlanLabels, textSize: number): Drawing {
  const { width, height, sill, kind } = opening
  if (kind === 'door' || kind === 'passage' || (kind === 'niche' && opening.side !== face.side)) return []
  const text = labels.text('Sill {{height}}', { height: labels.formatLength(sill) })
  if (textWidth(text, textSize) > width * 0.9 || textSize * 2 + frame > height) return []
  const at = [openingOnFace(opening, face).start + width / 2, sill + frame + textSize] as const
  return [{ kind: 'text', style: 'dimensionText', at, text, size: textSize, turn: 0 }]
}
