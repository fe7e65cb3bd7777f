import type { Comparison } from './definition.ts'
import { type Layout, variableIndex } from './layout.ts'
import { keepRange, type Space, settle } from './space.ts'

/** `least <= sum of what each variable adds <= most`; either bound may be infinite. Each variable once. */
export type Sum = {
  readonly terms: readonly Term[]
  readonly least: number
  readonly most: number
  /** Scratch: the least and the most each term can add at the moment. */
  readonly lows: Float64Array
  readonly highs: Float64Array
}

export type Term = {
  readonly variable: number
  readonly isRanged: boolean
  /** What each position adds; null for a ranged variable that adds `base + slope × position`. */
  readonly adds: Float64Array | null
  readonly base: number
  readonly slope: number
  /** Its extremes lie at the ends of a stretch. */
  readonly isMonotone: boolean
}

type SpanOfSum = { low: number; high: number }

/** The comparison as sums of which one must hold: "is not" is "less or more". */
export function compileSums(layout: Layout, name: string, comparison: Comparison): readonly Sum[] {
  const { relation, total } = comparison
  const terms = compileTerms(layout, name, comparison)
  if (!Number.isSafeInteger(total)) throw new Error(`Constraint ${name} sums what are not whole numbers`)
  const between = (least: number, most: number): Sum => ({
    terms,
    least,
    most,
    lows: new Float64Array(terms.length),
    highs: new Float64Array(terms.length),
  })
  const [none, all] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  if (relation === '!=') return [between(none, total - 1), between(total + 1, all)]
  return [between(relation === '<=' ? none : total, relation === '>=' ? all : total)]
}

export function addedBy({ adds, base, slope }: Term, position: number): number {
  return adds ? (adds[position] as number) : base + slope * position
}

export function totalOf({ terms }: Sum, positions: Int32Array): number {
  let sum = 0
  for (const term of terms) sum += addedBy(term, positions[term.variable] as number)
  return sum
}

export function isSumKept(sum: Sum, positions: Int32Array): boolean {
  const total = totalOf(sum, positions)
  return total >= sum.least && total <= sum.most
}

/** False only when it is sure that the sum cannot hold any more. */
export function canSumHold(space: Space, sum: Sum): boolean {
  const { low, high } = readSpan(space, sum)
  return low <= sum.most && high >= sum.least
}

/** Takes away what cannot be part of the sum; false when it cannot hold. */
export function narrowToSum(space: Space, sum: Sum): boolean {
  const { terms, least, most, lows, highs } = sum
  // A bound that jumps over a hole of a list moves the others again, so one pass is not enough.
  for (;;) {
    const { low, high } = readSpan(space, sum)
    if (low > most || high < least) return false
    if (low >= least && high <= most) return true

    let hasChanged = false
    for (let place = 0; place < terms.length; place++) {
      const ceiling = most - (low - (lows[place] as number))
      const floor = least - (high - (highs[place] as number))
      if ((highs[place] as number) <= ceiling && (lows[place] as number) >= floor) continue
      const term = terms[place] as Term
      const size = space.cells[term.variable]
      if (!keepBetween(space, term, floor, ceiling)) return false
      hasChanged ||= space.cells[term.variable] !== size
    }
    if (!hasChanged) return true
  }
}

/** Of the words of a listed variable, those whose positions add a number from floor to ceiling. */
export function keepBits(
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

/** The stretches of a ranged variable, between two positions, that add a number from floor to ceiling. */
export function stretchesBetween(
  term: Term,
  floor: number,
  ceiling: number,
  from: number,
  to: number,
): readonly (readonly [number, number])[] {
  const { adds, base, slope } = term
  if (!adds) {
    const [one, two] = [(floor - base) / slope, (ceiling - base) / slope]
    const low = Math.max(from, Math.ceil(Math.min(one, two)))
    const high = Math.min(to, Math.floor(Math.max(one, two)))
    return low <= high ? [[low, high]] : []
  }
  const found: [number, number][] = []
  for (let position = from; position <= to; position++) {
    const added = adds[position] as number
    if (added < floor || added > ceiling) continue
    const last = found.at(-1)
    if (last && last[1] === position - 1) last[1] = position
    else found.push([position, position])
  }
  return found
}

function keepBetween(space: Space, term: Term, floor: number, ceiling: number): boolean {
  const { cells, layout } = space
  const { variable, adds, isRanged } = term
  const at = layout.offset[variable] as number
  if (!isRanged && adds) {
    keepBits(cells, at, layout.words[variable] as number, adds, floor, ceiling)
    return settle(space, variable)
  }
  let [low, high] = [cells[at] as number, cells[at + 1] as number]
  if (adds) {
    const isOutside = (position: number) =>
      addedBy(term, position) < floor || addedBy(term, position) > ceiling
    while (low <= high && isOutside(low)) low++
    while (high > low && isOutside(high)) high--
    return keepRange(space, variable, low, high)
  }
  const [within] = stretchesBetween(term, floor, ceiling, low, high)
  return within !== undefined && keepRange(space, variable, within[0], within[1])
}

const span: SpanOfSum = { low: 0, high: 0 }

/** Valid until the next call. */
function readSpan(space: Space, { terms, lows, highs }: Sum): SpanOfSum {
  span.low = 0
  span.high = 0
  for (let place = 0; place < terms.length; place++) {
    readBounds(space, terms[place] as Term, lows, highs, place)
    span.low += lows[place] as number
    span.high += highs[place] as number
  }
  return span
}

function readBounds(
  { cells, layout }: Space,
  term: Term,
  lows: Float64Array,
  highs: Float64Array,
  place: number,
): void {
  const { variable, adds, isRanged, isMonotone } = term
  const at = layout.offset[variable] as number
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  if (isRanged && isMonotone) {
    const [first, last] = [addedBy(term, cells[at] as number), addedBy(term, cells[at + 1] as number)]
    low = Math.min(first, last)
    high = Math.max(first, last)
  } else if (isRanged) {
    for (let position = cells[at] as number; position <= (cells[at + 1] as number); position++) {
      low = Math.min(low, addedBy(term, position))
      high = Math.max(high, addedBy(term, position))
    }
  } else if (adds) {
    const words = layout.words[variable] as number
    for (let word = 0; word < words; word++) {
      for (let left = cells[at + word] as number; left !== 0; left &= left - 1) {
        const added = adds[word * 32 + 31 - Math.clz32(left & -left)] as number
        if (added < low) low = added
        if (added > high) high = added
      }
    }
  }
  lows[place] = low
  highs[place] = high
}

function compileTerms(layout: Layout, name: string, { sum }: Comparison): readonly Term[] {
  const factors = new Map<number, number>()
  const tables = new Map<number, Float64Array>()
  for (const term of sum) {
    const variable = variableIndex(layout, term.variable)
    if ('factor' in term) factors.set(variable, (factors.get(variable) ?? 0) + term.factor)
    else {
      const before = tables.get(variable)
      tables.set(
        variable,
        Float64Array.from(
          { length: layout.count[variable] as number },
          (_, position) => (before?.[position] ?? 0) + (term.adds[position] ?? Number.NaN),
        ),
      )
    }
  }
  return [...new Set([...factors.keys(), ...tables.keys()])].flatMap((variable) => {
    const term = compileTerm(layout, name, variable, factors.get(variable) ?? 0, tables.get(variable))
    return term ? [term] : []
  })
}

/** Null for what adds nothing. */
function compileTerm(
  layout: Layout,
  name: string,
  variable: number,
  factor: number,
  table: Float64Array | undefined,
): Term | null {
  const valueAt = layout.valueAt[variable]
  if (!valueAt) throw new Error(`No variable at ${variable}`)
  const isRanged = layout.words[variable] === 0
  if (factor === 0 && !table) return null
  if (!Number.isSafeInteger(factor)) throw new Error(`Constraint ${name} sums what are not whole numbers`)
  if (isRanged && !table) {
    const step = Number(valueAt(1)) - Number(valueAt(0))
    const [base, slope] = [factor * Number(valueAt(0)), factor * step]
    return { variable, isRanged, adds: null, base, slope, isMonotone: true }
  }
  const adds = Float64Array.from(
    { length: layout.count[variable] as number },
    (_, position) => (factor === 0 ? 0 : factor * Number(valueAt(position))) + (table?.[position] ?? 0),
  )
  if (!adds.every(Number.isSafeInteger)) {
    throw new Error(`${layout.variables[variable]?.name} has values that cannot be summed`)
  }
  return { variable, isRanged, adds, base: 0, slope: 0, isMonotone: isRanged && isMonotone(adds) }
}

function isMonotone(adds: Float64Array): boolean {
  const goes = (sign: number) =>
    adds.every((added, position) => position === 0 || sign * (added - (adds[position - 1] as number)) >= 0)
  return goes(1) || goes(-1)
}
