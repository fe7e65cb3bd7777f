import { compileConstraint } from './compile-constraint.ts'
import type { Definition, Variable } from './definition.ts'
import { fullCells, type Layout, layOut } from './layout.ts'
import type { Propagator } from './propagator.ts'
import { createSpace, resetSpace, type Space } from './space.ts'

/** Ready for questions. Every question is a pure function of (model, choices). */
export type Model = {
  readonly variables: readonly Variable[]
  /** Names of the constraints, in the definition's order. */
  readonly constraints: readonly string[]
  /** Search nodes one question of satisfiability may cost before it is answered 'unknown'. */
  readonly nodeLimit: number
  readonly layout: Layout
  readonly propagators: readonly Propagator[]
  readonly watchers: readonly Int32Array[]
  readonly full: Int32Array
  /** What every question starts from, made at the first one: a function of the model alone. */
  readonly start: { root: Root | null }
  readonly idle: Space[]
}

/** Domains before any choice, and some solution; null domains when there is none at all. */
export type Root = { readonly cells: Int32Array | null; readonly solution: Int32Array | null }

export function compileModel(definition: Definition, nodeLimit = 20_000): Model {
  const layout = layOut(definition.variables)
  const propagators = definition.constraints.flatMap((constraint, owner) =>
    compileConstraint(layout, constraint, owner),
  )
  const watchers: number[][] = definition.variables.map(() => [])
  propagators.forEach(({ scope }, index) => {
    scope.forEach((variable, place) => {
      watchers[variable]?.push(index, place)
    })
  })
  return {
    variables: definition.variables,
    constraints: definition.constraints.map(({ name }) => name),
    nodeLimit,
    layout,
    propagators,
    watchers: watchers.map((pairs) => Int32Array.from(pairs)),
    full: fullCells(layout),
    start: { root: null },
    idle: [],
  }
}

/**
 * A workbench of one's own for as long as the question lasts: a refresh that pauses between steps must not be
 * disturbed by a question asked meanwhile.
 */
export function takeSpace(model: Model, cells: Int32Array = model.full): Space {
  const { layout, propagators, watchers, constraints } = model
  const space = model.idle.pop() ?? createSpace(layout, propagators, watchers, constraints.length)
  resetSpace(space, cells)
  return space
}

export function giveBack(model: Model, space: Space): void {
  model.idle.push(space)
}
