import type { Propagator } from './propagator.ts'
import { firstPosition, holds, type Space } from './space.ts'

/** Changes beyond the wished one before a mend is given up: past a few, a search is cheaper. */
const mostChanges = 8
/** Changes that may break another constraint in turn. */
const mostDetours = 4

/**
 * Gives one variable of a solution another value and mends what that breaks by changing few others, each to a
 * value that fits everything around it. No propagation, no proof: false says nothing about possibility.
 * `known` must lie in the current domains; on true the new solution is in `into`.
 */
export function mendChange(
  space: Space,
  known: Int32Array,
  variable: number,
  position: number,
  into: Int32Array,
  proven: Int32Array,
): boolean {
  into.set(known)
  into[variable] = position
  return mend(space, into, [variable], [variable], proven)
}

/** The same after domains were narrowed: every variable whose known value has fallen gets one that fits. */
export function mendFallen(space: Space, known: Int32Array, into: Int32Array, proven: Int32Array): boolean {
  const { cells, layout } = space
  const fallen: number[] = []
  const moved: number[] = []
  for (let variable = 0; variable < layout.variables.length; variable++) {
    const before = known[variable] as number
    if (holds(space, variable, before)) {
      into[variable] = before
      continue
    }
    into[variable] = firstPosition(space, variable)
    moved.push(variable)
    if (cells[variable] !== 1) fallen.push(variable)
  }
  fallen.sort((one, two) => (cells[one] as number) - (cells[two] as number) || one - two)
  for (const variable of fallen) {
    const { position } = fitPosition(space, variable, into, null, proven)
    if (position >= 0) into[variable] = position
  }
  return mend(space, into, moved, [], proven)
}

/** `moved`: variables whose constraints may be broken; `settled`: those that must stay as they are. */
function mend(
  space: Space,
  into: Int32Array,
  moved: number[],
  settled: number[],
  proven: Int32Array,
): boolean {
  let detours = 0
  for (let change = 0; change <= mostChanges; change++) {
    const broken = firstBroken(space, into, moved)
    if (!broken) return true
    let [best, bestMisses, bestPosition] = [-1, Number.POSITIVE_INFINITY, -1]
    for (const other of broken.scope) {
      if (space.cells[other] === 1 || settled.includes(other)) continue
      const fit = fitPosition(space, other, into, broken, proven)
      if (fit.position < 0 || fit.misses >= bestMisses) continue
      best = other
      bestMisses = fit.misses
      bestPosition = fit.position
      if (bestMisses === 0) break
    }
    if (best < 0) return false
    if (bestMisses > 0 && ++detours > mostDetours) return false
    into[best] = bestPosition
    moved.push(best)
    settled.push(best)
  }
  return false
}

function firstBroken(space: Space, into: Int32Array, changed: readonly number[]): Propagator | null {
  const { watchers, propagators } = space
  for (const variable of changed) {
    const pairs = watchers[variable] as Int32Array
    for (let index = 0; index < pairs.length; index += 2) {
      const propagator = propagators[pairs[index] as number]
      if (propagator && space.isOff[propagator.owner] === 0 && !propagator.permits(into)) return propagator
    }
  }
  return null
}

const fit = { position: -1, misses: 0 }
let scratch = new Int32Array(8)
let kept = new Int32Array(8)

/**
 * A standing position that fits as many of the variable's constraints as can be, taken greedily, the `first`
 * one above all; -1 when not even that one fits. A position not proven possible yet is preferred: it proves more.
 */
export function fitPosition(
  space: Space,
  variable: number,
  into: Int32Array,
  first: Propagator | null,
  proven: Int32Array | null,
): { readonly position: number; readonly misses: number } {
  const { cells, layout, watchers, propagators } = space
  const at = layout.offset[variable] as number
  const words = layout.words[variable] as number
  fit.position = -1
  fit.misses = 0
  if (words === 0) return fitRanged(space, variable, into, first)
  if (words > scratch.length) {
    scratch = new Int32Array(words)
    kept = new Int32Array(words)
  }
  for (let word = 0; word < words; word++) kept[word] = cells[at + word] as number
  const pairs = watchers[variable] as Int32Array
  if (first) {
    const place = first.scope.indexOf(variable)
    first.column(place, into, kept, 0)
    if (isEmpty(kept, words)) return fit
  }
  for (let index = 0; index < pairs.length; index += 2) {
    const propagator = propagators[pairs[index] as number] as Propagator
    if (propagator === first || space.isOff[propagator.owner] === 1) continue
    for (let word = 0; word < words; word++) scratch[word] = kept[word] as number
    propagator.column(pairs[index + 1] as number, into, scratch, 0)
    if (isEmpty(scratch, words)) {
      fit.misses++
      continue
    }
    for (let word = 0; word < words; word++) kept[word] = scratch[word] as number
  }
  if (proven) {
    for (let word = 0; word < words; word++) {
      const fresh = (kept[word] as number) & ~(proven[at + word] as number)
      if (fresh !== 0) {
        fit.position = word * 32 + 31 - Math.clz32(fresh & -fresh)
        return fit
      }
    }
  }
  for (let word = 0; word < words; word++) {
    const bits = kept[word] as number
    if (bits === 0) continue
    fit.position = word * 32 + 31 - Math.clz32(bits & -bits)
    return fit
  }
  return fit
}

function fitRanged(space: Space, variable: number, into: Int32Array, first: Propagator | null) {
  const { cells, layout, watchers, propagators } = space
  const at = layout.offset[variable] as number
  const before = into[variable] as number
  kept[0] = cells[at] as number
  kept[1] = cells[at + 1] as number
  if (first) first.column(first.scope.indexOf(variable), into, kept, 0)
  const [low, high] = [kept[0] as number, kept[1] as number]
  const position = Math.min(Math.max(before, low), high)
  if (low > high || !holds(space, variable, position)) return fit
  // A column of a ranged variable is only sure around a position that fits: so each constraint is asked.
  into[variable] = position
  const isFit = !first || first.permits(into)
  const pairs = watchers[variable] as Int32Array
  for (let index = 0; isFit && index < pairs.length; index += 2) {
    const propagator = propagators[pairs[index] as number] as Propagator
    if (space.isOff[propagator.owner] === 0 && !propagator.permits(into)) fit.misses++
  }
  into[variable] = before
  if (isFit) fit.position = position
  return fit
}

function isEmpty(words: Int32Array, count: number): boolean {
  for (let word = 0; word < count; word++) if (words[word] !== 0) return false
  return true
}
