import type { Drawing } from './drawing.ts'
import { extentOf } from './extent.ts'
import { moved } from './moved.ts'

/** Drawings below each other on one sheet, each where it is from left to right, so far apart; empty ones are left out. */
export function stacked(drawings: readonly Drawing[], gap: number): Drawing {
  let under = 0
  return drawings.flatMap((drawing): Drawing => {
    const extent = extentOf(drawing)
    if (!extent) return []
    const by = [0, under - extent.top] as const
    under -= extent.top - extent.bottom + gap
    return drawing.map((shape) => moved(shape, by))
  })
}
