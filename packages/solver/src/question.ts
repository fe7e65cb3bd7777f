import type { Assignment, Limits, Possibility } from './definition.ts'
import { variableIndex } from './layout.ts'
import { giveBack, type Model, type Root, takeSpace } from './model.ts'
import { enqueueAll, propagate } from './propagate.ts'
import { type Budget, search, type Verdict } from './search.ts'
import { assign, clearQueue, type Space } from './space.ts'

/** Searches of one question together may cost this many times what one may. */
const searchesPerQuestion = 50

export function budgetFor(model: Model, limits: Limits = {}): Budget {
  const nodes = limits.nodes ?? model.nodeLimit
  return { nodes, left: nodes * searchesPerQuestion, shouldStop: limits.shouldStop ?? (() => false) }
}

/** Made once per model, always the same way: it is the first hint of every search. */
export function rootOf(model: Model): Root {
  if (model.start.root) return model.start.root
  const space = takeSpace(model)
  const known = new Int32Array(model.variables.length)
  enqueueAll(space)
  const isOpen = model.layout.count.every((count) => count > 0) && propagate(space)
  const into = new Int32Array(known.length)
  const verdict = isOpen ? search(space, known, false, into, budgetFor(model)) : 'none'
  const root: Root = {
    cells: verdict === 'none' ? null : space.cells.slice(),
    solution: verdict === 'solution' ? into : null,
  }
  clearQueue(space)
  giveBack(model, space)
  model.start.root = root
  return root
}

/** A solution to start from, or a first guess where none is known. */
export function hintOf(model: Model): { readonly known: Int32Array; readonly isSolution: boolean } {
  const { solution } = rootOf(model)
  return solution
    ? { known: solution, isSolution: true }
    : { known: new Int32Array(model.variables.length), isSolution: false }
}

/** Makes the choices and follows them through, in the order of the variables; false when they contradict. */
export function assume(
  model: Model,
  space: Space,
  choices: Assignment,
  variables: readonly number[] = chosenIn(model, choices),
): boolean {
  for (const variable of variables) {
    const value = choices[model.variables[variable]?.name ?? '']
    const position = value === undefined ? -1 : (model.layout.positionOf[variable]?.(value) ?? -1)
    if (assign(space, variable, position)) continue
    clearQueue(space)
    return false
  }
  return propagate(space)
}

/** Positions of the chosen variables, rising. */
export function chosenIn(model: Model, choices: Assignment): readonly number[] {
  return Object.keys(choices)
    .map((name) => variableIndex(model.layout, name))
    .toSorted((one, two) => one - two)
}

/** Can the choices stand together? */
export function isPossible(model: Model, choices: Assignment, limits?: Limits): Possibility {
  const { cells } = rootOf(model)
  if (!cells) return 'no'
  const space = takeSpace(model, cells)
  const { known, isSolution } = hintOf(model)
  const into = new Int32Array(known.length)
  const verdict = assume(model, space, choices)
    ? search(space, known, isSolution, into, budgetFor(model, limits))
    : 'none'
  giveBack(model, space)
  return possibilityOf(verdict)
}

export function possibilityOf(verdict: Verdict): Possibility {
  if (verdict === 'unknown') return 'unknown'
  return verdict === 'solution' ? 'yes' : 'no'
}

export function readOut({ layout }: Model, positions: Int32Array): Assignment {
  return Object.fromEntries(
    layout.variables.map(({ name }, variable) => [
      name,
      layout.valueAt[variable]?.(positions[variable] as number) ?? '',
    ]),
  )
}
