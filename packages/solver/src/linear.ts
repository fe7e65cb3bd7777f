import type { Layout } from './layout.ts'
import type { Propagator } from './propagator.ts'
import { keepRange, type Space, settle } from './space.ts'

/** `least <= sum of factor × value <= most`; either bound may be infinite. */
export type LinearTerms = {
  readonly terms: readonly { readonly variable: number; readonly factor: number }[]
  readonly least: number
  readonly most: number
}

type Term = {
  readonly variable: number
  /** What each position of a listed variable adds. */
  readonly adds: Float64Array | null
  /** A ranged variable adds `base + slope × position`. */
  readonly base: number
  readonly slope: number
}

export function linear(
  layout: Layout,
  owner: number,
  { terms: given, least, most }: LinearTerms,
): Propagator {
  const terms = given.map((term) => compileTerm(layout, term))
  const lows = new Float64Array(terms.length)
  const highs = new Float64Array(terms.length)
  const addedBy = (place: number, position: number): number => {
    const { adds, base, slope } = terms[place] as Term
    return adds ? (adds[position] as number) : base + slope * position
  }
  const total = (positions: Int32Array): number => {
    let sum = 0
    for (let place = 0; place < terms.length; place++) {
      sum += addedBy(place, positions[(terms[place] as Term).variable] as number)
    }
    return sum
  }

  const follow = (place: number, other: number): number | null => {
    const [moving, following] = [terms[place] as Term, terms[other] as Term]
    const ratio = -moving.slope / following.slope
    return moving.adds || following.adds || !Number.isInteger(ratio) ? null : ratio
  }

  return {
    owner,
    ...(least === most && { follow }),
    scope: Int32Array.from(terms, ({ variable }) => variable),
    propagate(space) {
      // A bound that jumps over a hole of a list moves the others again, so one pass is not enough.
      for (;;) {
        let [low, high] = [0, 0]
        for (let place = 0; place < terms.length; place++) {
          readBounds(space, terms[place] as Term, lows, highs, place)
          low += lows[place] as number
          high += highs[place] as number
        }
        if (low > most || high < least) return false
        if (low >= least && high <= most) return true

        let hasChanged = false
        for (let place = 0; place < terms.length; place++) {
          const ceiling = most - (low - (lows[place] as number))
          const floor = least - (high - (highs[place] as number))
          if ((highs[place] as number) <= ceiling && (lows[place] as number) >= floor) continue
          if (!keepBetween(space, terms[place] as Term, floor, ceiling)) return false
          hasChanged = true
        }
        if (!hasChanged) return true
      }
    },
    permits(positions) {
      const sum = total(positions)
      return sum >= least && sum <= most
    },
    column(place, positions, cells, at) {
      const term = terms[place] as Term
      const rest = total(positions) - addedBy(place, positions[term.variable] as number)
      const [floor, ceiling] = [least - rest, most - rest]
      if (term.adds) {
        keepBits(cells, at, layout.words[term.variable] as number, term.adds, floor, ceiling)
        return
      }
      const [low, high] = positionsBetween(term, floor, ceiling)
      cells[at] = Math.max(cells[at] as number, low)
      cells[at + 1] = Math.min(cells[at + 1] as number, high)
    },
  }
}

function compileTerm(layout: Layout, { variable, factor }: LinearTerms['terms'][number]): Term {
  const valueAt = layout.valueAt[variable]
  const count = layout.count[variable] as number
  if (!valueAt) throw new Error(`No variable at ${variable}`)
  if (layout.words[variable] === 0) {
    const step = Number(valueAt(1)) - Number(valueAt(0))
    return { variable, adds: null, base: factor * Number(valueAt(0)), slope: factor * step }
  }
  const adds = Float64Array.from({ length: count }, (_, position) => factor * Number(valueAt(position)))
  if (!adds.every(Number.isSafeInteger)) {
    throw new Error(`${layout.variables[variable]?.name} has values that cannot be summed`)
  }
  return { variable, adds, base: 0, slope: 0 }
}

function readBounds(
  { cells, layout }: Space,
  { variable, adds, base, slope }: Term,
  lows: Float64Array,
  highs: Float64Array,
  place: number,
): void {
  const at = layout.offset[variable] as number
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  if (adds) {
    const words = layout.words[variable] as number
    for (let word = 0; word < words; word++) {
      for (let left = cells[at + word] as number; left !== 0; left &= left - 1) {
        const added = adds[word * 32 + 31 - Math.clz32(left & -left)] as number
        if (added < low) low = added
        if (added > high) high = added
      }
    }
  } else {
    const [first, last] = [base + slope * (cells[at] as number), base + slope * (cells[at + 1] as number)]
    low = Math.min(first, last)
    high = Math.max(first, last)
  }
  lows[place] = low
  highs[place] = high
}

function keepBetween(space: Space, term: Term, floor: number, ceiling: number): boolean {
  const { cells, layout } = space
  const at = layout.offset[term.variable] as number
  if (term.adds) {
    keepBits(cells, at, layout.words[term.variable] as number, term.adds, floor, ceiling)
    return settle(space, term.variable)
  }
  const [low, high] = positionsBetween(term, floor, ceiling)
  return keepRange(space, term.variable, low, high)
}

function keepBits(
  cells: Int32Array,
  at: number,
  words: number,
  adds: Float64Array,
  floor: number,
  ceiling: number,
): void {
  for (let word = 0; word < words; word++) {
    let kept = cells[at + word] as number
    for (let left = kept; left !== 0; left &= left - 1) {
      const added = adds[word * 32 + 31 - Math.clz32(left & -left)] as number
      if (added < floor || added > ceiling) kept ^= left & -left
    }
    cells[at + word] = kept
  }
}

function positionsBetween({ base, slope }: Term, floor: number, ceiling: number): readonly [number, number] {
  const [one, two] = [(floor - base) / slope, (ceiling - base) / slope]
  return [Math.ceil(Math.min(one, two)), Math.floor(Math.max(one, two))]
}
