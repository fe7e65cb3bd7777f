import type { Point, Point3 } from '@arredo/geometry'
import type { Hit, Selected } from '../../editor-state.ts'
import type { Entry, OverlayShape } from '../../tools/tool.ts'

/** How a flat view lays the room on its sheet, and what a point of the sheet means in the room. */
export type Projection = {
  /** Null for what this view does not show. */
  readonly toSheet: (point: Point3) => Point | null
  readonly outlineOf: (prism: OverlayShape & { readonly kind: 'prism' }) => readonly Point[] | null
  readonly hit: (at: Point, record: Selected | null) => Hit
}

/** Whether one sees from where to where a number is measured: a view does not see what runs straight towards it. */
export function isSeen({ from, to }: Entry, { toSheet }: Projection): boolean {
  const [a, b] = [toSheet(from), toSheet(to)]
  if (!a || !b) return false
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
  return length < 1 || Math.hypot(b[0] - a[0], b[1] - a[1]) >= 1
}
