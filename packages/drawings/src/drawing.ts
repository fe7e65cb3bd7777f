import type { Point } from '@arredo/geometry'
import type { RecordName } from '@arredo/project'

/** What a line means; how it looks is each consumer's table. */
export type ShapeStyle =
  | 'floor'
  | 'wall'
  | 'opening'
  | 'door'
  | 'doorSwing'
  | 'window'
  | 'item'
  | 'itemFront'
  | 'itemSwing'
  | 'hanging'
  | 'worktop'
  | 'itemName'
  | 'itemCode'
  | 'itemNumber'
  | 'numberRing'
  | 'leader'
  | 'dimension'
  | 'dimensionText'
  | 'roomName'
  | 'front'
  | 'openingMark'
  | 'fixture'
  | 'fixtureMark'
  | 'fixtureGrip'
  | 'before'
  | 'faceEdge'
  | 'noteText'
  | 'noteLine'
  | 'noteMark'
  | 'noteOutline'
  | 'noteBack'
  | 'noteGrip'
  | 'board'
  | 'cutOut'
  | 'finishedEdge'
  | 'joint'
  | 'cutThrough'
  | 'cutPart'
  | 'cutOutline'
  | 'behind'
  | 'sectionLine'
  | 'legend'
  | 'stockSheet'

type ShapeBase = {
  readonly style: ShapeStyle
  /** The record this shape belongs to, for views in which it can be picked. */
  readonly of?: RecordName
  /** A colour of its own instead of its style's, #rrggbb: that of the finish it is made of. */
  readonly fill?: string
}

/** Angles run counter-clockwise from east, in degrees. */
export type Arc = ShapeBase & {
  readonly kind: 'arc'
  readonly centre: Point
  readonly radius: number
  readonly start: number
  readonly end: number
}

export type TextShape = ShapeBase & {
  readonly kind: 'text'
  /** The middle of the text. */
  readonly at: Point
  readonly text: string
  /** Height of the letters in millimetres of the room. */
  readonly size: number
  /** Always between -90 and 90: nothing is ever written upside down. */
  readonly turn: number
}

export type Shape =
  | (ShapeBase & { readonly kind: 'line'; readonly from: Point; readonly to: Point })
  | (ShapeBase & { readonly kind: 'polyline'; readonly points: readonly Point[] })
  | (ShapeBase & { readonly kind: 'polygon'; readonly points: readonly Point[] })
  | Arc
  | TextShape

/** One display list for the screen, the PDF and the DXF: millimetres, x east, y north, drawn in order. */
export type Drawing = readonly Shape[]

/**
 * A piece of a drawing that changes as a whole: its shapes are the same object as long as they are the same
 * shapes, so that a view redraws only what is another one.
 */
export type Layer = { readonly key: string; readonly of?: RecordName; readonly shapes: Drawing }

export type Bounds = {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** The rectangle around a drawing, or null for an empty one. */
export function boundsOf(drawing: Drawing): Bounds | null {
  const points = drawing.flatMap(cornersOf)
  if (points.length === 0) return null
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

function cornersOf(shape: Shape): readonly Point[] {
  switch (shape.kind) {
    case 'line':
      return [shape.from, shape.to]
    case 'polyline':
    case 'polygon':
      return shape.points
    case 'arc':
      return around(shape.centre, shape.radius)
    case 'text':
      return around(shape.at, shape.size)
  }
}

function around([x, y]: Point, by: number): readonly Point[] {
  return [
    [x - by, y - by],
    [x + by, y + by],
  ]
}
