import { direction, type Point, plus, times } from '@arredo/geometry'
import type { Shape, TextShape } from './drawing.ts'

/**
 * SVG path data. North is up on paper while y grows downward in SVG: every coordinate is turned over
 * here, one by one, because a mirrored canvas would mirror the texts with it.
 */
export function shapePath(shape: Exclude<Shape, TextShape>): string {
  switch (shape.kind) {
    case 'line':
      return `M${onPaper(shape.from)}L${onPaper(shape.to)}`
    case 'polyline':
      return `M${shape.points.map(onPaper).join('L')}`
    case 'polygon':
      return `M${shape.points.map(onPaper).join('L')}Z`
    case 'arc': {
      const { centre, radius, start, end } = shape
      const from = onPaper(plus(centre, times(direction(start), radius)))
      const to = onPaper(plus(centre, times(direction(end), radius)))
      const isLarge = (end - start + 360) % 360 > 180 ? 1 : 0
      return `M${from}A${tidy(radius)} ${tidy(radius)} 0 ${isLarge} 0 ${to}`
    }
  }
}

/** Attributes of an SVG text: the middle at its place, turned the way SVG turns. */
export function textTransform({ at, turn }: TextShape): string {
  const place = `translate(${onPaper(at)})`
  return turn === 0 ? place : `${place} rotate(${tidy(-turn)})`
}

function onPaper([x, y]: Point): string {
  return `${tidy(x)} ${tidy(-y)}`
}

/** Hundredths of a millimetre are enough, and -0 is no coordinate. */
function tidy(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
