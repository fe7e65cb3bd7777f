import { addBit, hasBit, type Layout } from './layout.ts'
import type { Propagator } from './propagator.ts'
import { type Space, settle } from './space.ts'

/**
 * A small table of listed variables, spread out per place: for every combination of the others, the words of
 * what the place may be. One look answers `permits` and `column`.
 */
export type TupleColumns = {
  readonly words: readonly Int32Array[]
  /** How far one step of another place moves in the columns of a place. */
  readonly step: (place: number, other: number) => number
  readonly permits: Propagator['permits']
  readonly column: Propagator['column']
}

export function spreadColumns(layout: Layout, scope: Int32Array, allowed: Uint8Array): TupleColumns {
  const sizes = [...scope].map((variable) => layout.count[variable] as number)
  const width = [...scope].map((variable) => layout.words[variable] as number)
  const arity = scope.length
  const factors = new Int32Array(arity * arity)
  const words = sizes.map((_, place) => {
    let factor = width[place] as number
    for (let other = arity - 1; other >= 0; other--) {
      if (other === place) continue
      factors[place * arity + other] = factor
      factor *= sizes[other] as number
    }
    return new Int32Array(factor)
  })
  const tuple = new Int32Array(arity)
  for (let at = 0; at < allowed.length; at++) {
    if (allowed[at] !== 1) continue
    for (let place = arity - 1, rest = at; place >= 0; place--) {
      const size = sizes[place] as number
      tuple[place] = rest % size
      rest = Math.floor(rest / size)
    }
    for (let place = 0; place < arity; place++) {
      addBit(words[place] as Int32Array, columnAt(place, tuple), tuple[place] as number)
    }
  }

  function columnAt(place: number, positions: Int32Array): number {
    let at = 0
    for (let other = 0; other < arity; other++) {
      at += (factors[place * arity + other] as number) * (positions[other] as number)
    }
    return at
  }
  /** The same with positions per variable of the model. */
  function columnIn(place: number, positions: Int32Array): number {
    let at = 0
    for (let other = 0; other < arity; other++) {
      at += (factors[place * arity + other] as number) * (positions[scope[other] as number] as number)
    }
    return at
  }
  const first = words[0] as Int32Array
  return {
    words,
    step: (place, other) => factors[place * arity + other] as number,
    permits: (positions) => hasBit(first, columnIn(0, positions), positions[scope[0] as number] as number),
    column(place, positions, cells, at) {
      const from = columnIn(place, positions)
      const held = words[place] as Int32Array
      const number = width[place] as number
      for (let word = 0; word < number; word++) {
        cells[at + word] = (cells[at + word] as number) & (held[from + word] as number)
      }
    },
  }
}

export function unaryTable(owner: number, scope: Int32Array, columns: TupleColumns): Propagator {
  const variable = scope[0] as number
  const allowed = columns.words[0] as Int32Array
  return {
    owner,
    scope,
    permits: columns.permits,
    column: columns.column,
    propagate(space) {
      const at = space.layout.offset[variable] as number
      for (let word = 0; word < allowed.length; word++) {
        space.cells[at + word] = (space.cells[at + word] as number) & (allowed[word] as number)
      }
      return settle(space, variable)
    },
  }
}

/** Two variables: the columns are a bit matrix in both directions. */
export function binaryTable(owner: number, scope: Int32Array, columns: TupleColumns): Propagator {
  const [first, second] = [scope[0] as number, scope[1] as number]
  const [ofFirst, ofSecond] = [columns.words[0] as Int32Array, columns.words[1] as Int32Array]
  return {
    owner,
    scope,
    permits: columns.permits,
    column: columns.column,
    // A value that lost no support keeps it when unsupported values of the other side go: one pass each is enough.
    propagate: (space, changed) =>
      ((changed & 1) === 0 || revise(space, second, first, ofFirst)) &&
      ((changed & 2) === 0 || revise(space, first, second, ofSecond)),
  }
}

/** Takes from `variable` what no standing value of `other` supports; `matrix` holds the others per position. */
function revise(space: Space, variable: number, other: number, matrix: Int32Array): boolean {
  const { cells, layout } = space
  const at = layout.offset[variable] as number
  const words = layout.words[variable] as number
  const otherAt = layout.offset[other] as number
  const width = layout.words[other] as number
  let hasChanged = false
  for (let word = 0; word < words; word++) {
    const before = cells[at + word] as number
    let kept = before
    for (let left = before; left !== 0; left &= left - 1) {
      const bit = left & -left
      const from = (word * 32 + 31 - Math.clz32(bit)) * width
      let isSupported = false
      for (let part = 0; part < width; part++) {
        if (((matrix[from + part] as number) & (cells[otherAt + part] as number)) !== 0) {
          isSupported = true
          break
        }
      }
      if (!isSupported) kept ^= bit
    }
    if (kept === before) continue
    cells[at + word] = kept
    hasChanged = true
  }
  return !hasChanged || settle(space, variable)
}
