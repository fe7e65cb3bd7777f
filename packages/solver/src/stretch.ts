import type { Stretch } from './cell.ts'
import type { Model } from './model.ts'
import type { Propagator } from './propagator.ts'
import type { Space } from './space.ts'

/** The stretch a ranged variable can move in while the rest of the solution stays. */
export function stretchOf(model: Model, solution: Int32Array, variable: number): Stretch {
  return stretchBut(model, solution, variable, null)
}

/**
 * The same where one other ranged variable may follow. "Left and right fill the wall" lets no length move alone:
 * without a follower every millimetre would need a search of its own. "Together at most" stops one length where
 * the other happens to be.
 */
export function stretchWithFollower(
  model: Model,
  space: Space,
  solution: Int32Array,
  variable: number,
): Stretch {
  let best = stretchOf(model, solution, variable)
  const at = model.layout.offset[variable] as number
  for (const sum of propagatorsOf(model, variable)) {
    if (!sum.ratio) continue
    for (const other of sum.scope) {
      if (best[0] <= (space.cells[at] as number) && best[1] >= (space.cells[at + 1] as number)) return best
      if (other === variable || space.cells[other] === 1 || model.layout.words[other] !== 0) continue
      const moved = stretchFollowed(model, space, solution, variable, other, sum)
      // Both hold the position of the solution, so nothing lies between them.
      if (moved) best = [Math.min(best[0], moved[0]), Math.max(best[1], moved[1])]
    }
  }
  return best
}

function stretchFollowed(
  model: Model,
  space: Space,
  solution: Int32Array,
  variable: number,
  other: number,
  sum: Propagator,
): Stretch | null {
  const ratio = sum.ratio?.(variable, other, solution) ?? null
  const pair = ratio === null || ratio === 0 ? null : moveTogether(model, solution, variable, other, sum)
  if (!pair || ratio === null) return null
  const [free, room] = pair
  const at = model.layout.offset[other] as number
  const [here, follower] = [solution[variable] as number, solution[other] as number]
  const steps = [
    (Math.max(room[0], space.cells[at] as number) - follower) / ratio,
    (Math.min(room[1], space.cells[at + 1] as number) - follower) / ratio,
  ]
  const from = Math.max(free[0], here + Math.ceil(Math.min(...steps)))
  const to = Math.min(free[1], here + Math.floor(Math.max(...steps)))
  return from <= here && here <= to ? [from, to] : null
}

/** Where two variables may move at the same time, but for the sum between them; null when that is not sure. */
function moveTogether(
  model: Model,
  solution: Int32Array,
  one: number,
  two: number,
  sum: Propagator,
): readonly [Stretch, Stretch] | null {
  let free = stretchBut(model, solution, one, sum, two)
  let room = stretchBut(model, solution, two, sum, one)
  for (const shared of propagatorsOf(model, one)) {
    if (shared === sum || !shared.scope.includes(two)) continue
    const keptBy = (variable: number) => shared.keeps?.(shared.scope.indexOf(variable), solution) ?? null
    if (shared.scope.some((other) => other !== one && other !== two && keptBy(other))) continue
    const [ofOne, ofTwo] = [keptBy(one), keptBy(two)]
    if (ofOne) free = [Math.max(free[0], ofOne[0]), Math.min(free[1], ofOne[1])]
    else if (ofTwo) room = [Math.max(room[0], ofTwo[0]), Math.min(room[1], ofTwo[1])]
    else return null
  }
  return [free, room]
}

function stretchBut(
  model: Model,
  solution: Int32Array,
  variable: number,
  left: Propagator | null,
  partner = -1,
): Stretch {
  const cells = new Int32Array([0, (model.layout.count[variable] as number) - 1])
  for (const propagator of propagatorsOf(model, variable)) {
    if (propagator === left || propagator.scope.includes(partner)) continue
    propagator.column(propagator.scope.indexOf(variable), solution, cells, 0)
  }
  return [cells[0] as number, cells[1] as number]
}

function propagatorsOf({ propagators, watchers }: Model, variable: number): readonly Propagator[] {
  const pairs = watchers[variable] as Int32Array
  const found: Propagator[] = []
  for (let index = 0; index < pairs.length; index += 2) {
    const propagator = propagators[pairs[index] as number]
    if (propagator) found.push(propagator)
  }
  return found
}
