import type { Cell } from './definition.ts'
import { addBit, type Layout } from './layout.ts'

/** Positions from … to, ends included. */
export type Stretch = readonly [from: number, to: number]

/** The bits of a listed variable's values that lie in the cell. */
export function cellWords(layout: Layout, variable: number, cell: Cell): Int32Array {
  const bits = new Int32Array(layout.words[variable] as number)
  const count = layout.count[variable] as number
  const valueAt = layout.valueAt[variable]
  for (let position = 0; position < count; position++) {
    const value = valueAt?.(position) ?? ''
    if (cellHolds(cell, value)) addBit(bits, 0, position)
  }
  return bits
}

/** The stretches of a ranged variable's positions that lie in the cell, rising, never touching. */
export function cellStretches(layout: Layout, variable: number, cell: Cell): readonly Stretch[] {
  const last = (layout.count[variable] as number) - 1
  const valueAt = layout.valueAt[variable]
  const positionOf = layout.positionOf[variable]
  if (cell === null || !valueAt || !positionOf) return [[0, last]]
  if ('from' in cell) {
    const [min, step] = [Number(valueAt(0)), Number(valueAt(1)) - Number(valueAt(0))]
    const from = Math.max(0, Math.ceil((cell.from - min) / step))
    const to = Math.min(last, Math.floor((cell.to - min) / step))
    return from <= to ? [[from, to]] : []
  }
  const positions = cell.map(positionOf).filter((position) => position >= 0)
  return join(positions.map((position) => [position, position]))
}

export function otherStretches(stretches: readonly Stretch[], last: number): readonly Stretch[] {
  const others: Stretch[] = []
  let next = 0
  for (const [from, to] of stretches) {
    if (from > next) others.push([next, from - 1])
    next = to + 1
  }
  if (next <= last) others.push([next, last])
  return others
}

/** In order, and those that overlap or touch made one. */
export function join(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: [number, number][] = []
  for (const [from, to] of stretches.toSorted((one, two) => one[0] - two[0])) {
    const before = joined.at(-1)
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to)
    else joined.push([from, to])
  }
  return joined
}

function cellHolds(cell: Cell, value: string | number): boolean {
  if (cell === null) return true
  if ('from' in cell) return typeof value === 'number' && value >= cell.from && value <= cell.to
  return cell.includes(value)
}
