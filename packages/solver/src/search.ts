import { fitPosition } from './mend.ts'
import { propagate } from './propagate.ts'
import {
  assign,
  clearQueue,
  firstPosition,
  holds,
  keepRange,
  popLevel,
  pushLevel,
  removePosition,
  type Space,
} from './space.ts'

/** 'unknown': stopped before the end; never 'none'. */
export type Verdict = 'solution' | 'none' | 'unknown'

/** Shared by the searches of one question. */
export type Budget = {
  /** For each search. */
  readonly nodes: number
  /** For all of them together. */
  left: number
  readonly shouldStop: () => boolean
}

/** Failures after which the search stops mending the known solution and goes for the troublesome variables. */
const mendingFailures = 24
const stopEvery = 256

/**
 * Looks for a solution within the current domains, starting from a known one: only variables whose known value
 * has fallen, and those of constraints that the mixture of old and new breaks, are decided. Most searches end
 * after a handful of decisions instead of one per variable. The domains are left as they were; on 'solution'
 * the positions are in `into`. `known` may be no solution at all: then every constraint is looked at.
 */
export function search(
  space: Space,
  known: Int32Array,
  isSolution: boolean,
  into: Int32Array,
  budget: Budget,
): Verdict {
  const floor = space.depth
  const decisions: Decision[] = []
  const probed = new Set<number>()
  let [nodes, failures] = [0, 0]
  pushLevel(space)
  const leave = (verdict: Verdict): Verdict => {
    space.depth = floor + 1
    popLevel(space)
    clearQueue(space)
    return verdict
  }

  for (;;) {
    const variable = nextVariable(space, known, isSolution, into, failures > mendingFailures)
    if (variable < 0) return leave('solution')
    nodes++
    budget.left--
    if (nodes > budget.nodes || budget.left < 0) return leave('unknown')
    if (nodes % stopEvery === 0 && budget.shouldStop()) return leave('unknown')

    const decision = decide(space, variable, known[variable] as number, into, probed)
    pushLevel(space)
    decisions.push(decision)
    let isOpen = take(space, decision) && propagate(space)
    while (!isOpen) {
      failures++
      clearQueue(space)
      const failed = decisions.pop()
      if (!failed) return leave('none')
      popLevel(space)
      isOpen = takeOther(space, failed) && propagate(space)
    }
  }
}

/** `position` alone; or everything up to, or from, `position` of a ranged variable. */
type Decision = {
  readonly variable: number
  readonly kind: 'is' | 'atMost' | 'atLeast'
  readonly position: number
}

function decide(
  space: Space,
  variable: number,
  wanted: number,
  into: Int32Array,
  probed: Set<number>,
): Decision {
  const { cells, layout } = space
  const isWanted = holds(space, variable, wanted)
  if (layout.words[variable] !== 0) {
    return {
      variable,
      kind: 'is',
      position: isWanted ? wanted : fitPosition(space, variable, into, null, null).position,
    }
  }
  const at = layout.offset[variable] as number
  const [low, high] = [cells[at] as number, cells[at + 1] as number]
  if (isWanted && wanted > low) return { variable, kind: 'atLeast', position: wanted }
  if (isWanted) return { variable, kind: 'atMost', position: wanted }
  // The lowest once, then halves: a length that cannot be must not be refuted millimetre by millimetre.
  if (!probed.has(variable)) {
    probed.add(variable)
    return { variable, kind: 'atMost', position: low }
  }
  return { variable, kind: 'atMost', position: low + ((high - low) >> 1) }
}

function take(space: Space, { variable, kind, position }: Decision): boolean {
  if (kind === 'is') return assign(space, variable, position)
  return kind === 'atMost'
    ? keepRange(space, variable, 0, position)
    : keepRange(space, variable, position, space.layout.count[variable] as number)
}

function takeOther(space: Space, { variable, kind, position }: Decision): boolean {
  if (kind === 'is') return removePosition(space, variable, position)
  return kind === 'atMost'
    ? keepRange(space, variable, position + 1, space.layout.count[variable] as number)
    : keepRange(space, variable, 0, position - 1)
}

/** The variable to decide next; -1 when `into` holds a solution. */
function nextVariable(
  space: Space,
  known: Int32Array,
  isSolution: boolean,
  into: Int32Array,
  isStuck: boolean,
): number {
  const { cells, layout, weight } = space
  const number = layout.variables.length
  let [best, bestScore] = [-1, Number.POSITIVE_INFINITY]
  let [troubled, troubledScore] = [-1, Number.POSITIVE_INFINITY]
  for (let variable = 0; variable < number; variable++) {
    const size = cells[variable] as number
    if (size === 1) {
      into[variable] = firstPosition(space, variable)
      continue
    }
    const score = size / (weight[variable] as number)
    if (score < troubledScore) {
      troubled = variable
      troubledScore = score
    }
    if (holds(space, variable, known[variable] as number)) {
      into[variable] = known[variable] as number
      continue
    }
    into[variable] = firstPosition(space, variable)
    if (score >= bestScore) continue
    best = variable
    bestScore = score
  }
  if (best < 0) {
    best = brokenVariable(space, known, isSolution, into)
    if (best < 0) return -1
  }
  return isStuck ? troubled : best
}

/** An open variable of a constraint that `into` breaks; -1 when it breaks none. */
function brokenVariable(space: Space, known: Int32Array, isSolution: boolean, into: Int32Array): number {
  const { layout, watchers, propagators, isOff } = space
  for (let variable = 0; variable < layout.variables.length; variable++) {
    // Constraints between values that stayed are kept already.
    if (isSolution && into[variable] === known[variable]) continue
    const pairs = watchers[variable] as Int32Array
    for (let index = 0; index < pairs.length; index += 2) {
      const propagator = propagators[pairs[index] as number]
      if (!propagator || isOff[propagator.owner] === 1 || propagator.permits(into)) continue
      return smallestOpen(space, propagator.scope)
    }
  }
  return -1
}

function smallestOpen({ cells, weight }: Space, scope: Int32Array): number {
  let [best, bestScore] = [-1, Number.POSITIVE_INFINITY]
  for (const variable of scope) {
    const size = cells[variable] as number
    const score = size / (weight[variable] as number)
    if (size === 1 || score >= bestScore) continue
    best = variable
    bestScore = score
  }
  if (best < 0) throw new Error('A constraint let a tuple pass that it does not permit')
  return best
}
