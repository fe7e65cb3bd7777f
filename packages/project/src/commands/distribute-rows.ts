import type { Point3 } from '@arredo/geometry'
import { extentAlong, stepped } from '../arrange/extent.ts'
import { movableOf, movedTo } from '../arrange/moved-to.ts'
import type { Command } from '../command.ts'
import { refuse } from '../result.ts'
import type { StandingRow } from '../standing-rows.ts'

export type DistributeRowsInput = { readonly items: readonly StandingRow[]; readonly axis: Point3 }

/** The same gap between each and the next; the first and the last stay. */
export const distributeRows: Command<DistributeRowsInput> = {
  label: 'Distribute',
  run(document, { items, axis }) {
    const placed = movableOf(items)
      .map((item) => ({ item, ...extentAlong(item, axis) }))
      .toSorted((a, b) => a.low + a.high - b.low - b.high)
    const [first] = placed
    const last = placed.at(-1)
    if (!first || !last || placed.length < 3) return refuse('Select at least three items that can be moved')

    const filled = placed.reduce((sum, { low, high }) => sum + high - low, 0)
    const gap = (last.high - first.low - filled) / (placed.length - 1)
    let at = first.low
    const moves = placed.map(({ item, low, high }) => {
      const place = stepped(item, axis, at - low)
      at += high - low + gap
      return { item, place }
    })
    return movedTo(document, moves.slice(1, -1))
  },
}
