import type { Point } from '@arredo/geometry'
import { alignRows, distributeRows, mirrorRows } from '@arredo/project'
import { inRoom } from '../on-plan.ts'
import type { Workbench } from '../tools/tool.ts'
import { itemsSelected } from './items-selected.ts'

/** As one looks at it: in plan and room over the floor, before a wall along it and up. */
export type Edge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

const ways: Readonly<Record<Edge, { readonly axis: Point; readonly edge: 'low' | 'middle' | 'high' }>> = {
  left: { axis: [1, 0], edge: 'low' },
  centre: { axis: [1, 0], edge: 'middle' },
  right: { axis: [1, 0], edge: 'high' },
  top: { axis: [0, 1], edge: 'high' },
  middle: { axis: [0, 1], edge: 'middle' },
  bottom: { axis: [0, 1], edge: 'low' },
}

export function alignSelection(workbench: Workbench, name: Edge): void {
  const { axis, edge } = ways[name]
  workbench.attempt(alignRows, {
    items: itemsSelected(workbench),
    axis: inRoom(axis, workbench.sheet()),
    edge,
  })
}

export function distributeSelection(workbench: Workbench, way: 'across' | 'down'): void {
  const axis = inRoom(way === 'across' ? [1, 0] : [0, 1], workbench.sheet())
  workbench.attempt(distributeRows, { items: itemsSelected(workbench), axis })
}

/** Left and right as one looks at it; what is made for either side changes it. */
export function mirrorSelection(workbench: Workbench): void {
  const items = itemsSelected(workbench)
  const [x, y] = inRoom([1, 0], workbench.sheet())
  const bearing = (Math.atan2(y, x) * 180) / Math.PI
  const sided = items.filter(({ row }) => row.kind === 'article' && workbench.hasSides(row))
  workbench.attempt(mirrorRows, { items, bearing, sided: sided.map(({ id }) => id) })
}
