import { cellWords } from './cell.ts'
import type { Cell } from './definition.ts'
import type { Layout } from './layout.ts'

/** Infinite with a ranged variable in the scope. */
export function tuplesOf({ count, words }: Layout, scope: Int32Array): number {
  return scope.reduce(
    (product, variable) =>
      words[variable] === 0 ? Number.POSITIVE_INFINITY : product * (count[variable] as number),
    1,
  )
}

/** One byte per tuple, 1 for allowed; `inside` says what the tuples of the rows are. */
export function bitmapOfRows(
  layout: Layout,
  scope: Int32Array,
  rows: readonly (readonly Cell[])[],
  inside: 0 | 1,
): Uint8Array {
  const sizes = Array.from(scope, (variable) => layout.count[variable] as number)
  const positionsOf = Array.from(scope, (variable) => layout.positionOf[variable])
  const allowed = new Uint8Array(tuplesOf(layout, scope)).fill(1 - inside)
  for (const row of rows) {
    const positions = sizes.map((size, place) => {
      const cell = row[place] ?? null
      if (Array.isArray(cell)) return cell.map(positionsOf[place] ?? (() => -1)).filter((at) => at >= 0)
      const words = cellWords(layout, scope[place] as number, cell)
      return Array.from({ length: size }, (_, position) => position).filter(
        (position) => ((words[position >> 5] as number) & (1 << (position & 31))) !== 0,
      )
    })
    const mark = (place: number, at: number): void => {
      const here = positions[place]
      if (!here) allowed[at] = inside
      else for (const position of here) mark(place + 1, at * (sizes[place] as number) + position)
    }
    mark(0, 0)
  }
  return allowed
}

/** The same, every tuple asked for. */
export function bitmap(
  layout: Layout,
  scope: Int32Array,
  allows: (tuple: Int32Array) => boolean,
): Uint8Array {
  const allowed = new Uint8Array(tuplesOf(layout, scope))
  const tuple = new Int32Array(scope.length)
  for (let at = 0; at < allowed.length; at++) {
    for (let place = scope.length - 1, rest = at; place >= 0; place--) {
      const size = layout.count[scope[place] as number] as number
      tuple[place] = rest % size
      rest = Math.floor(rest / size)
    }
    allowed[at] = allows(tuple) ? 1 : 0
  }
  return allowed
}
