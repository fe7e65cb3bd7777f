import { countBits, type Layout } from './layout.ts'
import { packRows, type TableRow } from './packed-rows.ts'
import type { Propagator } from './propagator.ts'
import { columnsOf, permitsIn } from './row-columns.ts'
import { keepRange, type Space, settle } from './space.ts'
import type { TupleColumns } from './tuple-columns.ts'

/** A table of product rows. `columns` where the table is small enough to be spread out. */
export function rowTable(
  layout: Layout,
  owner: number,
  scope: Int32Array,
  rows: readonly TableRow[],
  columns: TupleColumns | null,
): Propagator {
  const packed = packRows(
    layout,
    scope,
    rows.toSorted((one, two) => weigh(two) - weigh(one)),
  )
  const { arity, width, start, held, stride } = packed
  const union = new Int32Array(stride)

  return {
    owner,
    scope,
    permits: columns?.permits ?? ((positions) => permitsIn(packed, scope, positions)),
    column: columns?.column ?? columnsOf(packed, scope),
    propagate(space) {
      clearUnion()
      for (let row = 0; row < held.length; row += stride) {
        if (!isAlive(space, row) || !addRow(row)) continue
        if (coversAll(space)) return true
      }
      return keepUnion(space)
    },
  }

  function clearUnion(): void {
    for (let place = 0; place < arity; place++) {
      const at = start[place] as number
      if (width[place] !== 0) union.fill(0, at, start[place + 1] as number)
      else {
        union[at] = layout.count[scope[place] as number] as number
        union[at + 1] = -1
      }
    }
  }

  function isAlive({ cells }: Space, row: number): boolean {
    for (let place = 0; place < arity; place++) {
      const at = layout.offset[scope[place] as number] as number
      const from = row + (start[place] as number)
      const words = width[place] as number
      if (words === 0) {
        if ((held[from] as number) > (cells[at + 1] as number)) return false
        if ((held[from + 1] as number) < (cells[at] as number)) return false
        continue
      }
      let common = 0
      for (let word = 0; word < words; word++) {
        common |= (held[from + word] as number) & (cells[at + word] as number)
      }
      if (common === 0) return false
    }
    return true
  }

  /** False when the row adds nothing. */
  function addRow(row: number): boolean {
    let added = 0
    for (let place = 0; place < arity; place++) {
      const at = start[place] as number
      if (width[place] === 0) {
        added |= (held[row + at] as number) < (union[at] as number) ? 1 : 0
        added |= (held[row + at + 1] as number) > (union[at + 1] as number) ? 1 : 0
        union[at] = Math.min(union[at] as number, held[row + at] as number)
        union[at + 1] = Math.max(union[at + 1] as number, held[row + at + 1] as number)
        continue
      }
      for (let cell = at; cell < (start[place + 1] as number); cell++) {
        added |= (held[row + cell] as number) & ~(union[cell] as number)
        union[cell] = (union[cell] as number) | (held[row + cell] as number)
      }
    }
    return added !== 0
  }

  function coversAll({ cells }: Space): boolean {
    for (let place = 0; place < arity; place++) {
      const at = layout.offset[scope[place] as number] as number
      const from = start[place] as number
      const words = width[place] as number
      if (words === 0) {
        if ((union[from] as number) > (cells[at] as number)) return false
        if ((union[from + 1] as number) < (cells[at + 1] as number)) return false
      }
      for (let word = 0; word < words; word++) {
        if (((cells[at + word] as number) & ~(union[from + word] as number)) !== 0) return false
      }
    }
    return true
  }

  function keepUnion(space: Space): boolean {
    const { cells } = space
    for (let place = 0; place < arity; place++) {
      const variable = scope[place] as number
      const from = start[place] as number
      if (width[place] === 0) {
        if (!keepRange(space, variable, union[from] as number, union[from + 1] as number)) return false
        continue
      }
      const at = layout.offset[variable] as number
      let hasChanged = false
      for (let word = 0; word < (width[place] as number); word++) {
        const before = cells[at + word] as number
        const after = before & (union[from + word] as number)
        if (after === before) continue
        cells[at + word] = after
        hasChanged = true
      }
      if (hasChanged && !settle(space, variable)) return false
    }
    return true
  }
}

/** Rows that stand for many tuples come first: they cover full domains soonest. */
function weigh(row: TableRow): number {
  return row.reduce<number>((product, part) => {
    if (!(part instanceof Int32Array)) return product * (part[1] - part[0] + 1)
    return product * part.reduce((sum, word) => sum + countBits(word), 0)
  }, 1)
}
