import type { Assignment, Limits } from './definition.ts'
import { addBit, hasBit } from './layout.ts'
import { mendChange, mendFallen } from './mend.ts'
import { type Model, takeSpace } from './model.ts'
import { propagate } from './propagate.ts'
import { budgetFor, chosenIn, hintOf, rootOf } from './question.ts'
import { type Budget, search, type Verdict } from './search.ts'
import { assign, clearQueue, keepRange, popLevel, pushLevel, removePosition, type Space } from './space.ts'
import { addSupport, noSupport, type Support } from './support.ts'

/** What one question about possible values knows so far. Nothing of it outlives the question. */
export type Finder = {
  readonly model: Model
  readonly choices: Assignment
  readonly chosen: readonly number[]
  readonly space: Space
  readonly budget: Budget
  /** Domains before any choice; null when the model has no solution at all. */
  readonly root: Int32Array | null
  readonly support: Support
  /** Values whose search was cut short, laid out like domains. */
  readonly doubtful: Int32Array
  /** A solution to mend: of the model at first, of the choices once one is found. */
  known: Int32Array
  isSolution: boolean
  /** Whether it lies in the current domains, so that a small change may do. */
  isStanding: boolean
  /** Where the next solution is written. */
  spare: Int32Array
  /** A solution of all choices. */
  witness: Int32Array | null
}

export function startFinding(model: Model, choices: Assignment, limits: Limits | undefined): Finder {
  const root = rootOf(model).cells
  return {
    model,
    choices,
    chosen: chosenIn(model, choices),
    space: takeSpace(model, root ?? model.full),
    budget: budgetFor(model, limits),
    root,
    support: noSupport(model, (root ?? model.full).slice()),
    doubtful: new Int32Array(model.layout.length),
    ...hintOf(model),
    isStanding: false,
    spare: new Int32Array(model.variables.length),
    witness: null,
  }
}

/** Settles every value of a listed variable still standing; what proves impossible leaves the domain. */
export function* findValues(finder: Finder, variable: number): Generator<void, void> {
  const { model, space, support, doubtful } = finder
  const at = model.layout.offset[variable] as number
  const count = model.layout.count[variable] as number
  for (let position = 0; position < count; position++) {
    if (!hasBit(space.cells, at, position) || hasBit(support.proven, at, position)) continue
    const verdict = tryPosition(finder, variable, position)
    if (verdict === 'unknown') addBit(doubtful, at, position)
    // Other searches of this question need not meet it again.
    if (verdict === 'none' && !dropPosition(space, variable, position)) return
    yield
  }
}

export function tryPosition(finder: Finder, variable: number, position: number): Verdict {
  const { space, known, support, model } = finder
  if (finder.isStanding) {
    const into = finder.spare
    if (mendChange(space, known, variable, position, into, support.proven)) {
      learn(finder, into)
      addSupport(model, support, into)
      return 'solution'
    }
  }
  return within(finder, () => assign(finder.space, variable, position))
}

/** Positions from … to; of these, where `isTop`, only the highest that stands: `from` is then moved up to it. */
export type Asked = { from: number; readonly to: number; readonly isTop?: boolean }

export function tryStretch(finder: Finder, variable: number, asked: Asked): Verdict {
  const { space, model } = finder
  return within(finder, () => {
    if (!keepRange(space, variable, asked.from, asked.to)) return false
    if (!asked.isTop) return true
    if (!propagate(space)) return false
    asked.from = space.cells[(model.layout.offset[variable] as number) + 1] as number
    return assign(space, variable, asked.from)
  })
}

/** Looks for a solution of the choices; the first and every further one proves what it can. */
export function lookFor(finder: Finder): Verdict {
  const { model, space, known, isSolution, budget, support } = finder
  const into = finder.spare
  const isMended = isSolution && mendFallen(space, known, into, support.proven)
  const verdict = isMended ? 'solution' : search(space, known, isSolution, into, budget)
  if (verdict !== 'solution') return verdict
  learn(finder, into)
  addSupport(model, support, into)
  return verdict
}

export function learn(finder: Finder, solution: Int32Array): void {
  finder.known = solution
  if (solution === finder.spare) finder.spare = new Int32Array(solution.length)
  finder.isSolution = true
  finder.isStanding = true
}

function within(finder: Finder, narrow: () => boolean): Verdict {
  const { space } = finder
  pushLevel(space)
  const isOpen = narrow() && propagate(space)
  if (!isOpen) clearQueue(space)
  const verdict = isOpen ? lookFor(finder) : 'none'
  popLevel(space)
  return verdict
}

/** False when nothing is left, which only a caller that was wrong about the rest can see. */
function dropPosition(space: Space, variable: number, position: number): boolean {
  if (removePosition(space, variable, position) && propagate(space)) return true
  clearQueue(space)
  return false
}
