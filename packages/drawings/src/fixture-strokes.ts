import type { Point } from '@arredo/geometry'
import type { ShapeStyle } from './drawing.ts'
import { circle } from './part-outline.ts'

/** A stroke of a symbol, in the fixture's own frame. */
export type Stroke = {
  readonly kind: 'polygon' | 'polyline'
  readonly style: ShapeStyle
  readonly points: readonly Point[]
}

export function area(style: ShapeStyle, points: readonly Point[]): Stroke {
  return { kind: 'polygon', style, points }
}

export function path(...points: readonly Point[]): Stroke {
  return { kind: 'polyline', style: 'fixture', points }
}

export function disc(style: ShapeStyle, middle: Point, radius: number): Stroke {
  return area(style, circle(middle, radius * 2))
}

/** Two lines from corner to corner of what is round it. */
export function cross([x, y]: Point, radius: number): readonly Stroke[] {
  const arm = radius * Math.SQRT1_2
  return [path([x - arm, y - arm], [x + arm, y + arm]), path([x - arm, y + arm], [x + arm, y - arm])]
}

/** Lines at equal distances, between the ends. */
export function ribs(
  count: number,
  length: number,
  lineAt: (at: number) => readonly Point[],
): readonly Stroke[] {
  return Array.from({ length: count - 1 }, (_, rib) => path(...lineAt((length * (rib + 1)) / count)))
}

/** Where hot and cold water come out of a wall; a narrow point is cold water alone. */
export function tapsOf(width: number): readonly [hot: number | null, cold: number] {
  return width < 120 ? [null, width / 2] : [30, width - 30]
}

/** How many fins a radiator of this width has. */
export function finsOf(width: number): number {
  return Math.min(100, Math.max(2, Math.round(width / 80)))
}
