import type { Stretch } from './cell.ts'
import type { Assignment, Limits, Value } from './definition.ts'
import { type Finder, learn, startFinding, tryPosition, tryStretch } from './finder.ts'
import { variableIndex } from './layout.ts'
import { giveBack, type Model } from './model.ts'
import { propagate } from './propagate.ts'
import { assume, readOut } from './question.ts'
import { search } from './search.ts'
import { assign, holds, removePosition } from './space.ts'
import { stretchOf } from './stretch.ts'

/** Wished values of one variable, best first; or the number nearest to a wish. */
export type Preference =
  | { readonly variable: string; readonly values: readonly Value[] }
  | { readonly variable: string; readonly near: number }

export type Completion =
  | { readonly kind: 'complete'; readonly values: Assignment }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'unknown' }

/**
 * A value for every variable: the choices, then each preference in turn as far as it still can be had,
 * then the first possible value in the order of the variables. An earlier preference never yields to a
 * later one, so changing one thing does not shuffle unrelated defaults.
 */
export function complete(
  model: Model,
  choices: Assignment,
  preferences: readonly Preference[] = [],
  limits?: Limits,
): Completion {
  const finder = startFinding(model, choices, limits)
  const verdict = completeIn(finder, preferences)
  giveBack(model, finder.space)
  if (verdict === 'none') return { kind: 'impossible' }
  if (verdict === 'unknown') return { kind: 'unknown' }
  return { kind: 'complete', values: readOut(model, finder.known) }
}

/** The same within an open question: on 'solution' the finder knows it, its domains hold nothing else. */
export function completeIn(
  finder: Finder,
  preferences: readonly Preference[],
): 'solution' | 'none' | 'unknown' {
  const { model, choices, space, root, known, isSolution, budget, support } = finder
  // Only the solution is of interest here, not what else it proves.
  support.wanted.fill(0)
  if (!root || !assume(model, space, choices)) return 'none'
  const into = new Int32Array(known.length)
  const verdict = search(space, known, isSolution, into, budget)
  if (verdict !== 'solution') return verdict
  learn(finder, into)

  for (const preference of preferences) prefer(finder, preference)
  model.variables.forEach((_, variable) => {
    if (model.layout.words[variable] === 0) settleNear(finder, variable, 0)
    else settleFirst(finder, variable, standing(finder, variable))
  })
  return 'solution'
}

function prefer(finder: Finder, preference: Preference): void {
  const { layout } = finder.model
  const variable = variableIndex(layout, preference.variable)
  if (finder.space.cells[variable] === 1) return
  const positionOf = layout.positionOf[variable] ?? (() => -1)
  if ('values' in preference) {
    settleFirst(finder, variable, preference.values.map(positionOf))
    return
  }
  const numberAt = (position: number) => Number(layout.valueAt[variable]?.(position))
  if (layout.words[variable] === 0) {
    settleNear(finder, variable, (preference.near - numberAt(0)) / (numberAt(1) - numberAt(0)))
    return
  }
  const distance = (position: number) => Math.abs(numberAt(position) - preference.near)
  const nearest = standing(finder, variable).toSorted(
    (one, two) => distance(one) - distance(two) || numberAt(one) - numberAt(two),
  )
  settleFirst(finder, variable, nearest)
}

/** Takes the first of the positions that a solution can have; none of them leaves the variable open. */
function settleFirst(finder: Finder, variable: number, positions: readonly number[]): void {
  const { space, known } = finder
  if (space.cells[variable] === 1) return
  for (const position of positions) {
    if (!holds(space, variable, position)) continue
    const isKnown = known[variable] === position
    const verdict = isKnown ? 'solution' : tryPosition(finder, variable, position)
    if (verdict === 'solution') {
      assign(space, variable, position)
      propagate(space)
      return
    }
    if (verdict === 'none' && space.layout.words[variable] !== 0) {
      removePosition(space, variable, position)
      propagate(space)
    }
  }
}

/** The possible position of a ranged variable nearest to a target, the lower of two equally near. */
function settleNear(finder: Finder, variable: number, target: number): void {
  const { space, model } = finder
  const last = (model.layout.count[variable] as number) - 1
  settleFirst(finder, variable, [Math.min(Math.max(Math.ceil(target - 0.5), 0), last)])
  if (space.cells[variable] === 1) return

  approach(finder, variable, target)
  // Nothing lies within `missed`; something lies at `found`. Halving, because a solution may lie at every other
  // millimetre and each would be a step nearer.
  let missed: Stretch = [Math.ceil(target), Math.ceil(target) - 1]
  for (;;) {
    const found = Math.abs((finder.known[variable] as number) - target)
    const nearer: Stretch = [Math.floor(target - found) + 1, Math.ceil(target + found) - 1]
    if (nearer[0] >= missed[0] && nearer[1] <= missed[1]) break
    const middle = (found + Math.max(0, target - missed[0], missed[1] - target)) / 2
    const halved: Stretch = [Math.ceil(target - middle), Math.floor(target + middle)]
    const asked = halved[0] >= missed[0] && halved[1] <= missed[1] ? nearer : halved
    const verdict = tryStretch(finder, variable, { from: asked[0], to: asked[1] })
    if (verdict === 'unknown') break
    if (verdict === 'solution') approach(finder, variable, target)
    else missed = asked
  }
  const nearest = finder.known[variable] as number
  const mirrored = 2 * target - nearest
  settleFirst(
    finder,
    variable,
    mirrored < nearest && Number.isInteger(mirrored) ? [mirrored, nearest] : [nearest],
  )
}

/** Moves the variable alone, within the known solution, as near to the target as it can go. */
function approach(finder: Finder, variable: number, target: number): void {
  const { model, known, space } = finder
  const at = model.layout.offset[variable] as number
  const [from, to] = stretchOf(model, known, variable)
  const low = Math.max(from, space.cells[at] as number)
  const high = Math.min(to, space.cells[at + 1] as number)
  const near = [Math.floor(target), Math.ceil(target)].map((wish) => Math.min(Math.max(wish, low), high))
  const [down = low, up = high] = near
  const best = Math.abs(down - target) <= Math.abs(up - target) ? down : up
  learn(finder, known.with(variable, best))
}

function standing({ model, space }: Finder, variable: number): readonly number[] {
  const count = model.layout.count[variable] as number
  return Array.from({ length: count }, (_, position) => position).filter((position) =>
    holds(space, variable, position),
  )
}
