import type { Point } from '@arredo/geometry'
import type { Shape } from './drawing.ts'

/** The same shape elsewhere on its sheet. */
export function moved(shape: Shape, [x, y]: Point): Shape {
  const there = (point: Point): Point => [point[0] + x, point[1] + y]
  switch (shape.kind) {
    case 'line':
      return { ...shape, from: there(shape.from), to: there(shape.to) }
    case 'polygon':
    case 'polyline':
      return { ...shape, points: shape.points.map(there) }
    case 'arc':
      return { ...shape, centre: there(shape.centre) }
    case 'text':
      return { ...shape, at: there(shape.at) }
  }
}
