import type { Point3 } from '@arredo/geometry'
import { extentAlong, stepped, wholeExtent } from '../arrange/extent.ts'
import { movableOf, movedTo } from '../arrange/moved-to.ts'
import type { Command } from '../command.ts'
import { refuse } from '../result.ts'
import type { StandingRow } from '../standing-rows.ts'

export type AlignRowsInput = {
  /** Where they stand and how large they are, which the document alone does not say. */
  readonly items: readonly StandingRow[]
  /** The direction in which they are brought into line. */
  readonly axis: Point3
  readonly edge: 'low' | 'middle' | 'high'
}

/** To the outermost edge of them all, or to the middle between the outermost. */
export const alignRows: Command<AlignRowsInput> = {
  label: 'Align',
  run(document, { items, axis, edge }) {
    const movable = movableOf(items)
    if (movable.length < 2) return refuse('Select at least two items that can be moved')

    const { low, high } = wholeExtent(movable, axis)
    const by = (item: StandingRow) => {
      const own = extentAlong(item, axis)
      if (edge === 'low') return low - own.low
      return edge === 'high' ? high - own.high : (low + high - own.low - own.high) / 2
    }
    return movedTo(
      document,
      movable.map((item) => ({ item, place: stepped(item, axis, by(item)) })),
    )
  },
}
