import type { Oracle, Puzzle } from '@arredo/catalogue/compile'
import type { Cadical } from 'cadical-wasm'

type Choices = Parameters<ReturnType<Oracle['open']>['isPossible']>[0]

/** Solutions the rules may refuse one after the other before the oracle gives up on a question. */
const patience = 3_000

/**
 * A SAT solver that knows nothing of rules but which solutions they refused: it proposes, every rule is asked
 * as a plain question, and what a rule refuses is forbidden together with its neighbours. It shares no code
 * with the solver it judges. Null where the package is not installed.
 */
export async function openSatOracle(): Promise<Oracle | null> {
  try {
    const { Cadical: Solver, loadCadical } = await import('cadical-wasm')
    const loaded = await loadCadical()
    return { open: (puzzle) => openPuzzle(puzzle, new Solver(loaded, { quiet: true })) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}

function openPuzzle({ variables, questions }: Puzzle, solver: Cadical): ReturnType<Oracle['open']> {
  // A variable of n values is n - 1 booleans: "at most the first", "at most the second", …
  const starts: number[] = []
  let booleans = 0
  for (const { values } of variables) {
    starts.push(booleans + 1)
    for (let place = 1; place < values.length - 1; place += 1)
      solver.addClause([-(booleans + place), booleans + place + 1])
    booleans += values.length - 1
  }
  const atMost = (variable: number, position: number) => (starts[variable] ?? 0) + position
  /** Literals that together say: from `low` to `high`. */
  const inside = (variable: number, low: number, high: number): number[] => [
    ...(high < (variables[variable]?.values.length ?? 0) - 1 ? [atMost(variable, high)] : []),
    ...(low > 0 ? [-atMost(variable, low - 1)] : []),
  ]
  const proposed = (variable: number): number => {
    const last = (variables[variable]?.values.length ?? 1) - 1
    for (let position = 0; position < last; position += 1)
      if (solver.value(atMost(variable, position))) return position
    return last
  }

  const rules = questions.map(({ scope, allows }) => {
    const places = scope.map((name) => variables.findIndex((variable) => variable.name === name))
    const sizes = places.map((variable) => variables[variable]?.values.length ?? 0)
    return { places, widest: sizes.indexOf(Math.max(...sizes)), allows }
  })

  /** False when a rule refused the proposal; it can then never be proposed again. */
  const passes = (positions: readonly number[]): boolean => {
    for (const { places, widest, allows } of rules) {
      const tuple = places.map((variable) => positions[variable] ?? 0)
      const asked = (position: number) =>
        allows(
          places.map((variable, place) => {
            const at = place === widest ? position : (tuple[place] ?? 0)
            return variables[variable]?.values[at] ?? ''
          }),
        )
      const here = tuple[widest] ?? 0
      if (asked(here)) continue
      const last = (variables[places[widest] ?? 0]?.values.length ?? 1) - 1
      let [low, high] = [here, here]
      while (low > 0 && !asked(low - 1)) low -= 1
      while (high < last && !asked(high + 1)) high += 1
      const refused = places.flatMap((variable, place) =>
        place === widest
          ? inside(variable, low, high)
          : inside(variable, tuple[place] ?? 0, tuple[place] ?? 0),
      )
      solver.addClause(refused.map((literal) => -literal))
      return false
    }
    return true
  }

  return {
    isPossible(choices: Choices) {
      const assumptions: number[] = []
      for (const [index, { name, values }] of variables.entries()) {
        const wanted = Object.hasOwn(choices, name) ? choices[name] : undefined
        if (wanted === undefined) continue
        const position = values.indexOf(wanted)
        if (position < 0) return 'no'
        assumptions.push(...inside(index, position, position))
      }
      for (let turn = 0; turn < patience; turn += 1) {
        const status = solver.solve({ assumptions })
        if (status !== 'satisfiable') return status === 'unsatisfiable' ? 'no' : 'unknown'
        if (passes(variables.map((_, variable) => proposed(variable)))) return 'yes'
      }
      return 'unknown'
    },
    close: () => solver.dispose(),
  }
}
