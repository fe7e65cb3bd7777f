import type { Point } from '@arredo/geometry'

export function rectangle([x, y]: Point, [width, height]: Point): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}
