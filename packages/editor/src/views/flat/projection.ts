import type { Point, Point3 } from '@arredo/geometry'
import type { Hit, Selected } from '../../editor-state.ts'
import type { OverlayShape } from '../../tools/tool.ts'

/** How a flat view lays the room on its sheet, and what a point of the sheet means in the room. */
export type Projection = {
  /** Null for what this view does not show. */
  readonly toSheet: (point: Point3) => Point | null
  readonly outlineOf: (prism: OverlayShape & { readonly kind: 'prism' }) => readonly Point[] | null
  readonly hit: (at: Point, record: Selected | null) => Hit
}
