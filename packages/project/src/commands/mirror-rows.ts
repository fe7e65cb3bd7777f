import { centredOn, direction, dot, footprintCentre, minus, normalTurn, times } from '@arredo/geometry'
import { wholeExtent } from '../arrange/extent.ts'
import { movableOf, movedTo } from '../arrange/moved-to.ts'
import type { Command } from '../command.ts'
import type { ArticleRow, RowId } from '../document.ts'
import { refuse } from '../result.ts'
import type { StandingRow } from '../standing-rows.ts'
import { step, together } from '../together.ts'
import { changeSide } from './change-side.ts'

export type MirrorRowsInput = {
  readonly items: readonly StandingRow[]
  /** Degrees by which the direction "right" is turned in plan. */
  readonly bearing: number
  /** Those that are made for either side: left becomes right. */
  readonly sided: readonly RowId[]
}

/** Left and right change places about the middle of them all. */
export const mirrorRows: Command<MirrorRowsInput> = {
  label: 'Mirror',
  run(document, { items, bearing, sided }) {
    const movable = movableOf(items)
    if (movable.length === 0) return refuse('Select an item that can be moved')
    if (!Number.isFinite(bearing)) return refuse('No such angle')

    const right = direction(bearing)
    const { low, high } = wholeExtent(movable, [...right, 0])
    const moved = movedTo(
      document,
      movable.map((item) => {
        const centre = footprintCentre(item)
        const mirrored = minus(centre, times(right, 2 * dot(centre, right) - low - high))
        const rotation = normalTurn(2 * bearing - item.place.rotation)
        return { item, place: centredOn(mirrored, item.place.at[2], rotation, item.size) }
      }),
    )
    if (!moved.ok) return moved

    const swaps = movable
      .filter(({ id }) => sided.includes(id))
      .flatMap(({ row }) => (row.kind === 'article' ? [step(changeSide, other(row))] : []))
    return together('Mirror', swaps).run(moved.value, null)
  },
}

function other({ id, side }: ArticleRow) {
  return { row: id, side: side === 'L' ? 'R' : 'L' } as const
}
