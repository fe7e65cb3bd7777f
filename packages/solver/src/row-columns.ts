import { hasBit } from './layout.ts'
import type { PackedRows } from './packed-rows.ts'
import type { Propagator } from './propagator.ts'

/** `permits` and `column` by looking through the rows: for tables too wide to be spread out. */
export function permitsIn(packed: PackedRows, scope: Int32Array, positions: Int32Array): boolean {
  for (let row = 0; row < packed.held.length; row += packed.stride) {
    if (holdsAllBut(packed, scope, row, -1, positions)) return true
  }
  // A table over no variables permits its empty tuple if it has a row at all.
  return packed.arity === 0
}

export function columnsOf(packed: PackedRows, scope: Int32Array): Propagator['column'] {
  const { width, start, stride, held } = packed
  const union = new Int32Array(stride)
  return (place, positions, cells, at) => {
    const words = width[place] as number
    if (words === 0) {
      const [low, high] = stretchAround(packed, scope, place, positions)
      cells[at] = Math.max(cells[at] as number, low)
      cells[at + 1] = Math.min(cells[at + 1] as number, high)
      return
    }
    const from = start[place] as number
    union.fill(0, 0, words)
    for (let row = 0; row < held.length; row += stride) {
      if (!holdsAllBut(packed, scope, row, place, positions)) continue
      for (let word = 0; word < words; word++) {
        union[word] = (union[word] as number) | (held[row + from + word] as number)
      }
    }
    for (let word = 0; word < words; word++) {
      cells[at + word] = (cells[at + word] as number) & (union[word] as number)
    }
  }
}

/** Grows over every row that overlaps or touches, until none does. */
function stretchAround(
  packed: PackedRows,
  scope: Int32Array,
  place: number,
  positions: Int32Array,
): readonly [number, number] {
  const { start, stride, held } = packed
  let low = positions[scope[place] as number] as number
  let high = low
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false
    for (let row = start[place] as number; row < held.length; row += stride) {
      const [from, to] = [held[row] as number, held[row + 1] as number]
      if (from > high + 1 || to < low - 1 || (from >= low && to <= high)) continue
      if (!holdsAllBut(packed, scope, row - (start[place] as number), place, positions)) continue
      low = Math.min(low, from)
      high = Math.max(high, to)
      hasGrown = true
    }
  }
  return [low, high]
}

function holdsAllBut(
  { arity, width, start, held }: PackedRows,
  scope: Int32Array,
  row: number,
  left: number,
  positions: Int32Array,
): boolean {
  for (let place = 0; place < arity; place++) {
    if (place === left) continue
    const at = row + (start[place] as number)
    const position = positions[scope[place] as number] as number
    if (width[place] !== 0) {
      if (!hasBit(held, at, position)) return false
    } else if (position < (held[at] as number) || position > (held[at + 1] as number)) return false
  }
  return true
}
