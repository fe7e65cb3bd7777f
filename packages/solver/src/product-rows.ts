import { addBit } from './layout.ts'

/** One set of positions per place, as words: the row stands for every combination of them. */
export type ProductRow = readonly Int32Array[]

/** Above this many tuples fewer orders of the places are tried: compiling must not outgrow answering. */
const allOrdersLimit = 4_096

/**
 * The allowed tuples merged to few product rows. Places are read in some order as a decision diagram in which
 * equal branches are one node; the rows are its paths. Without merging, a table of 30 × 30 × 30 has
 * thousands of tuples to look through at every change.
 */
export function mergeTuples(allowed: Uint8Array, sizes: readonly number[]): readonly ProductRow[] {
  const places = sizes.map((_, place) => place)
  const orders = allowed.length <= allOrdersLimit ? permutations(places) : rotations(places)
  let best: readonly ProductRow[] | null = null
  for (const order of orders) {
    const rows = rowsInOrder(allowed, sizes, order)
    if (!best || rows.length < best.length) best = rows
  }
  return best ?? []
}

type Edge = { readonly positions: Int32Array; readonly to: Node }
type Node = { readonly id: number; readonly edges: readonly Edge[] }

function rowsInOrder(
  allowed: Uint8Array,
  sizes: readonly number[],
  order: readonly number[],
): readonly ProductRow[] {
  const strides = sizes.map((_, place) => sizes.slice(place + 1).reduce((product, size) => product * size, 1))
  const end: Node = { id: 1, edges: [] }
  const nodes = new Map<string, Node>()

  const read = (level: number, at: number): Node | null => {
    const place = order[level] ?? 0
    const [size, stride] = [sizes[place] ?? 0, strides[place] ?? 0]
    if (level === order.length - 1) return readLast(at, size, stride)
    const byTarget = new Map<Node, Int32Array>()
    for (let position = 0; position < size; position++) {
      const target = read(level + 1, at + position * stride)
      if (!target) continue
      let positions = byTarget.get(target)
      if (!positions) {
        positions = new Int32Array(Math.max(1, Math.ceil(size / 32)))
        byTarget.set(target, positions)
      }
      addBit(positions, 0, position)
    }
    if (byTarget.size === 0) return null
    const edges = [...byTarget].map(([to, positions]) => ({ to, positions }))
    return nodeOf(`${level}|${edges.map(({ to, positions }) => `${to.id}:${positions}`).join('|')}`, edges)
  }
  const readLast = (at: number, size: number, stride: number): Node | null => {
    const positions = new Int32Array(Math.max(1, Math.ceil(size / 32)))
    let isEmpty = true
    for (let position = 0; position < size; position++) {
      if (allowed[at + position * stride] !== 1) continue
      addBit(positions, 0, position)
      isEmpty = false
    }
    return isEmpty ? null : nodeOf(String(positions), [{ to: end, positions }])
  }
  const nodeOf = (key: string, edges: readonly Edge[]): Node => {
    const known = nodes.get(key)
    if (known) return known
    const node = { id: nodes.size + 2, edges }
    nodes.set(key, node)
    return node
  }

  const rows: ProductRow[] = []
  const walk = (node: Node, level: number, row: readonly Int32Array[]): void => {
    const place = order[level]
    if (place === undefined) {
      rows.push(row)
      return
    }
    for (const { positions, to } of node.edges) walk(to, level + 1, row.with(place, positions))
  }
  const start = read(0, 0)
  const none = new Int32Array(0)
  if (start)
    walk(
      start,
      0,
      sizes.map(() => none),
    )
  return rows
}

function rotations(items: readonly number[]): readonly (readonly number[])[] {
  return items.map((_, first) => [...items.slice(first), ...items.slice(0, first)])
}

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length < 2) return [items]
  if (items.length > 4) return rotations(items)
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}
