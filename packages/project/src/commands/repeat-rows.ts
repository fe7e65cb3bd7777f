import type { Point3 } from '@arredo/geometry'
import { stepped } from '../arrange/extent.ts'
import { movableOf } from '../arrange/moved-to.ts'
import { placementAt } from '../arrange/placement-at.ts'
import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { refuse } from '../result.ts'
import { rowsProblem } from '../rows-problem.ts'
import { withSpecials } from '../specials.ts'
import type { StandingRow } from '../standing-rows.ts'
import { step, together } from '../together.ts'
import { duplicateRow } from './duplicate-row.ts'

export type RepeatRowsInput = {
  readonly items: readonly StandingRow[]
  /** From one to the next. */
  readonly by: Point3
  /** For every repetition the ids of its copies, by the id of the original. */
  readonly copies: readonly Readonly<Record<RowId, RowId>>[]
  /** For every repetition what the group is called that holds it together; none where it is missing. */
  readonly groups?: readonly string[]
}

export const mostRepetitions = 100

/** The same again and again, at even steps. */
export const repeatRows: Command<RepeatRowsInput> = {
  label: 'Repeat',
  run(document, { items, by, copies, groups = [] }) {
    const originals = movableOf(items)
    if (originals.length === 0) return refuse('Select an item that can be moved')
    if (copies.length === 0 || copies.length > mostRepetitions) {
      return refuse('Repeat it from 1 to 100 times')
    }
    const copied = withSpecials(
      document,
      originals.map(({ id }) => id),
    )
    const tooMany = rowsProblem(document, copied.length * copies.length)
    if (tooMany) return refuse(tooMany)

    const steps = copies.flatMap((ids, round) =>
      originals.map((item) => {
        const placement = placementAt(document, item, stepped(item, by, round + 1))
        const group = groups[round]
        const copy = ids[item.id] ?? ''
        return step(duplicateRow, { row: item.id, copy, placement, ...(group ? { group } : {}) })
      }),
    )
    return together('Repeat', steps).run(document, null)
  },
}
