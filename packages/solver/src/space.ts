import { addBit, countBits, hasBit, type Layout, lowestBit } from './layout.ts'
import type { Propagator, Space } from './propagator.ts'

export type { Space }

export function createSpace(
  layout: Layout,
  propagators: readonly Propagator[],
  watchers: readonly Int32Array[],
  constraints: number,
): Space {
  return {
    layout,
    propagators,
    watchers,
    cells: new Int32Array(layout.length),
    saved: new Int32Array(layout.length * 16),
    depth: 0,
    queue: new Int32Array(propagators.length),
    head: 0,
    waiting: 0,
    isQueued: new Uint8Array(propagators.length),
    changed: new Uint8Array(propagators.length),
    isOff: new Uint8Array(constraints),
    running: -1,
    weight: new Float64Array(layout.variables.length),
  }
}

/** As new: nothing of an earlier question may colour the next one. */
export function resetSpace(space: Space, cells: Int32Array): void {
  clearQueue(space)
  space.cells.set(cells)
  space.depth = 0
  space.isOff.fill(0)
  space.weight.fill(1)
}

export function pushLevel(space: Space): void {
  const { length } = space.layout
  const at = space.depth * length
  if (at + length > space.saved.length) {
    const longer = new Int32Array(space.saved.length * 2)
    longer.set(space.saved)
    space.saved = longer
  }
  space.saved.set(space.cells, at)
  space.depth++
}

export function popLevel(space: Space): void {
  const { length } = space.layout
  space.depth--
  const at = space.depth * length
  const { cells, saved } = space
  for (let index = 0; index < length; index++) cells[index] = saved[at + index] as number
}

export function isFixed(space: Space, variable: number): boolean {
  return space.cells[variable] === 1
}

export function holds(space: Space, variable: number, position: number): boolean {
  const { cells, layout } = space
  const at = layout.offset[variable] as number
  if (layout.words[variable] === 0) {
    return position >= (cells[at] as number) && position <= (cells[at + 1] as number)
  }
  return position >= 0 && position < (layout.count[variable] as number) && hasBit(cells, at, position)
}

/** The lowest position still standing; the domain must not be empty. */
export function firstPosition({ cells, layout }: Space, variable: number): number {
  const at = layout.offset[variable] as number
  const words = layout.words[variable] as number
  if (words === 0) return cells[at] as number
  for (let word = 0; word < words; word++) {
    const bits = cells[at + word] as number
    if (bits !== 0) return word * 32 + lowestBit(bits)
  }
  return -1
}

/** Leaves one position standing; false when it had fallen already. */
export function assign(space: Space, variable: number, position: number): boolean {
  if (!holds(space, variable, position)) return false
  if (isFixed(space, variable)) return true
  const { cells, layout } = space
  const at = layout.offset[variable] as number
  const words = layout.words[variable] as number
  if (words === 0) return keepRange(space, variable, position, position)
  for (let word = 0; word < words; word++) cells[at + word] = 0
  addBit(cells, at, position)
  return settle(space, variable)
}

export function removePosition(space: Space, variable: number, position: number): boolean {
  const { cells, layout } = space
  const word = (layout.offset[variable] as number) + (position >> 5)
  cells[word] = (cells[word] as number) & ~(1 << (position & 31))
  return settle(space, variable)
}

/** Bounds of a ranged variable; false when nothing is left between them. */
export function keepRange(space: Space, variable: number, low: number, high: number): boolean {
  const { cells, layout } = space
  const at = layout.offset[variable] as number
  const from = Math.max(low, cells[at] as number)
  const to = Math.min(high, cells[at + 1] as number)
  if (from > to) return false
  if (from === cells[at] && to === cells[at + 1]) return true
  cells[at] = from
  cells[at + 1] = to
  cells[variable] = to - from + 1
  wake(space, variable)
  return true
}

/** After words of a listed variable were changed in place: counts again and wakes who watches. */
export function settle(space: Space, variable: number): boolean {
  const { cells, layout } = space
  const at = layout.offset[variable] as number
  const words = layout.words[variable] as number
  let size = 0
  for (let word = 0; word < words; word++) size += countBits(cells[at + word] as number)
  if (size === cells[variable]) return size > 0
  cells[variable] = size
  if (size === 0) return false
  wake(space, variable)
  return true
}

function wake(space: Space, variable: number): void {
  const pairs = space.watchers[variable] as Int32Array
  for (let index = 0; index < pairs.length; index += 2) {
    const propagator = pairs[index] as number
    if (propagator !== space.running) enqueue(space, propagator, pairs[index + 1] === 0 ? 1 : 2)
  }
}

export function enqueue(space: Space, propagator: number, change: number): void {
  const { isQueued, changed, queue } = space
  changed[propagator] = (changed[propagator] as number) | change
  if (isQueued[propagator] === 1) return
  isQueued[propagator] = 1
  let end = space.head + space.waiting
  if (end >= queue.length) end -= queue.length
  queue[end] = propagator
  space.waiting++
}

export function clearQueue(space: Space): void {
  space.isQueued.fill(0)
  space.changed.fill(0)
  space.head = 0
  space.waiting = 0
  space.running = -1
}
