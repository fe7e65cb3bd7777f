import type { Value } from './definition.ts'
import type { Layout } from './layout.ts'
import type { Propagator } from './propagator.ts'
import { firstPosition, keepRange, removePosition, type Space } from './space.ts'

/** Answers are kept in a byte each while the tuples are no more than this. */
const memoryLimit = 4_194_304
/** Live tuples up to which every value is looked through for support. */
const reviseLimit = 512

/**
 * A predicate over too many tuples to tabulate: asked tuple by tuple, when few are left. Weak at narrowing, exact
 * in the end, because a tuple with every variable fixed is always asked.
 */
export function lazyPredicate(
  layout: Layout,
  owner: number,
  scope: Int32Array,
  allows: (values: readonly Value[]) => boolean,
): Propagator {
  const arity = scope.length
  const sizes = Int32Array.from(scope, (variable) => layout.count[variable] as number)
  const readers = [...scope].map((variable) => layout.valueAt[variable] as (position: number) => Value)
  const tuples = sizes.reduce((product, size) => product * size, 1)
  const values = new Array<Value>(arity)
  let memory: Uint8Array | null = null

  /** `tuple`: one position per place. */
  function ask(tuple: Int32Array): boolean {
    let at = 0
    if (tuples <= memoryLimit) {
      memory ??= new Uint8Array(tuples)
      for (let place = 0; place < arity; place++)
        at = at * (sizes[place] as number) + (tuple[place] as number)
      if (memory[at] !== 0) return memory[at] === 1
    }
    for (let place = 0; place < arity; place++) {
      values[place] = (readers[place] as (position: number) => Value)(tuple[place] as number)
    }
    const answer = allows(values.slice())
    if (memory) memory[at] = answer ? 1 : 2
    return answer
  }

  const tuple = new Int32Array(arity)
  const fillFrom = (positions: Int32Array): void => {
    for (let place = 0; place < arity; place++) tuple[place] = positions[scope[place] as number] as number
  }

  function propagate(space: Space): boolean {
    let [open, live] = [-1, 1]
    let opens = 0
    for (let place = 0; place < arity; place++) {
      const variable = scope[place] as number
      const size = space.cells[variable] as number
      live *= size
      tuple[place] = firstPosition(space, variable)
      if (size === 1) continue
      open = place
      opens++
    }
    if (opens === 0) return ask(tuple)
    if (opens === 1) return filter(space, open)
    return live > reviseLimit || revise(space)
  }

  /** Everything else is fixed in `tuple`. */
  function filter(space: Space, place: number): boolean {
    const variable = scope[place] as number
    const at = layout.offset[variable] as number
    if (layout.words[variable] === 0) {
      let [low, high] = [space.cells[at] as number, space.cells[at + 1] as number]
      while (low <= high && !askAt(place, low)) low++
      while (high > low && !askAt(place, high)) high--
      return keepRange(space, variable, low, high)
    }
    return everyPosition(space, variable, (position) => askAt(place, position))
  }

  function askAt(place: number, position: number): boolean {
    tuple[place] = position
    return ask(tuple)
  }

  function revise(space: Space): boolean {
    for (let place = 0; place < arity; place++) {
      const variable = scope[place] as number
      if (layout.words[variable] === 0 || space.cells[variable] === 1) continue
      const isSupported = (position: number): boolean => {
        tuple[place] = position
        return someTuple(space, place, 0)
      }
      if (!everyPosition(space, variable, isSupported)) return false
    }
    return true
  }

  function someTuple(space: Space, fixed: number, place: number): boolean {
    if (place === arity) return ask(tuple)
    if (place === fixed) return someTuple(space, fixed, place + 1)
    const variable = scope[place] as number
    for (const position of standing(space, variable)) {
      tuple[place] = position
      if (someTuple(space, fixed, place + 1)) return true
    }
    return false
  }

  return {
    owner,
    scope,
    propagate,
    permits(positions) {
      fillFrom(positions)
      return ask(tuple)
    },
    column(place, positions, cells, at) {
      fillFrom(positions)
      const variable = scope[place] as number
      const here = positions[variable] as number
      if (layout.words[variable] === 0) {
        let [low, high] = [here, here]
        while (low > (cells[at] as number) && askAt(place, low - 1)) low--
        while (high < (cells[at + 1] as number) && askAt(place, high + 1)) high++
        cells[at] = Math.max(cells[at] as number, low)
        cells[at + 1] = Math.min(cells[at + 1] as number, high)
        return
      }
      for (let position = 0; position < (sizes[place] as number); position++) {
        const word = at + (position >> 5)
        const bit = 1 << (position & 31)
        if (((cells[word] as number) & bit) !== 0 && !askAt(place, position)) {
          cells[word] = (cells[word] as number) & ~bit
        }
      }
    },
  }
}

function everyPosition(space: Space, variable: number, keeps: (position: number) => boolean): boolean {
  for (const position of standing(space, variable)) {
    if (!keeps(position) && !removePosition(space, variable, position)) return false
  }
  return true
}

/** A copy: the domain is changed while it is walked. */
function standing({ cells, layout }: Space, variable: number): readonly number[] {
  const at = layout.offset[variable] as number
  const positions: number[] = []
  if (layout.words[variable] === 0) {
    for (let position = cells[at] as number; position <= (cells[at + 1] as number); position++) {
      positions.push(position)
    }
    return positions
  }
  for (let position = 0; position < (layout.count[variable] as number); position++) {
    if (((cells[at + (position >> 5)] as number) & (1 << (position & 31))) !== 0) positions.push(position)
  }
  return positions
}
