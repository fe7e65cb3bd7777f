import type { Stretch } from './cell.ts'
import type { Layout } from './layout.ts'

/** One part per place: words of a listed variable, one stretch of a ranged one. */
export type TableRow = readonly (Int32Array | Stretch)[]

/** Rows one after the other in one array: `stride` cells each, the part of a place from `start[place]` on. */
export type PackedRows = {
  readonly arity: number
  /** Words per place; 0 for a ranged variable. */
  readonly width: Int32Array
  readonly start: Int32Array
  readonly stride: number
  readonly held: Int32Array
}

export function packRows(layout: Layout, scope: Int32Array, rows: readonly TableRow[]): PackedRows {
  const arity = scope.length
  const width = Int32Array.from(scope, (variable) => layout.words[variable] as number)
  const start = new Int32Array(arity + 1)
  for (let place = 0; place < arity; place++) {
    start[place + 1] = (start[place] as number) + (width[place] || 2)
  }
  const stride = start[arity] as number
  const held = new Int32Array(rows.length * stride)
  for (const [index, row] of rows.entries()) {
    for (const [place, part] of row.entries()) held.set(part, index * stride + (start[place] as number))
  }
  return { arity, width, start, stride, held }
}
