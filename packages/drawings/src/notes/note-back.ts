import type { Point } from '@arredo/geometry'
import type { Shape } from '../drawing.ts'

/** The ground of what is written: it can be read over anything, and taken hold of. */
export function backOf([left, bottom]: Point, [right, top]: Point): Shape {
  return {
    kind: 'polygon',
    style: 'noteBack',
    points: [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
  }
}
