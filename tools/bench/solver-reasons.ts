import {
  type Assignment,
  compileModel,
  type Definition,
  isPossible,
  repair,
  type Value,
  whyNot,
} from '@arredo/solver'
import type { BenchModel } from './solver-models.ts'
import { benchDefinition } from './solver-oracle.ts'
import { createOracle, type Oracle } from './solver-oracle-cnf.ts'
import { randomFrom } from './solver-random.ts'
import { walkSession } from './solver-sessions.ts'

type Grey = { readonly variable: string; readonly value: Value }

/** Asks why random grey values are grey and how to have them all the same; one line per answer that is not minimal. */
export async function checkReasons(
  name: BenchModel,
  questions: number,
  seed: number,
): Promise<readonly string[]> {
  const definition = benchDefinition(name)
  const model = compileModel(definition)
  const oracle = await createOracle(definition)
  const random = randomFrom(seed)
  const complaints: string[] = []
  let asked = 0
  for (const { choices, valid } of walkSession(model, random)) {
    const refused = definition.variables.flatMap((variable): Grey[] =>
      'values' in variable
        ? variable.values
            .filter((_, at) => valid[variable.name]?.[at] === 'no')
            .map((value) => ({ variable: variable.name, value }))
        : [],
    )
    const grey = random.pick(refused)
    if (!grey) continue
    const { [grey.variable]: _, ...others } = choices
    const answer = whyNot(model, choices, grey.variable, grey.value)
    const way = repair(model, choices, grey.variable, grey.value)
    const where = `${name} ${grey.variable}=${grey.value} at ${JSON.stringify(choices)}`
    if (answer.kind !== 'conflict') complaints.push(`${where}: ${answer.kind}`)
    else if (!isMinimalReason(oracle, definition, others, grey, answer)) complaints.push(`${where}: why not`)
    if (!isMinimalRepair(oracle, others, grey, way)) complaints.push(`${where}: repair`)
    if (++asked >= questions) break
  }
  oracle.solver.dispose()
  return complaints
}

function isMinimalReason(
  oracle: Oracle,
  definition: Definition,
  others: Assignment,
  { variable, value }: Grey,
  { because, constraints }: { readonly because: readonly string[]; readonly constraints: readonly string[] },
): boolean {
  const kept = { ...pick(others, because), [variable]: value }
  const rules = definition.constraints.filter(({ name }) => constraints.includes(name))
  const under = (some: Definition['constraints']) =>
    isPossible(compileModel({ ...definition, constraints: some }), kept)
  return (
    !oracle.isPossible(kept) &&
    because.every((left) => {
      const fewer = because.filter((other) => other !== left)
      return oracle.isPossible({ ...pick(others, fewer), [variable]: value })
    }) &&
    under(rules) === 'no' &&
    rules.every((left) => under(rules.filter((rule) => rule !== left)) === 'yes')
  )
}

function isMinimalRepair(
  oracle: Oracle,
  others: Assignment,
  { variable, value }: Grey,
  way: ReturnType<typeof repair>,
): boolean {
  if (way.kind === 'impossible') return !oracle.isPossible({ [variable]: value })
  if (way.kind === 'unknown') return false
  return (
    oracle.isPossible(way.choices) &&
    way.dropped.every((back) => !oracle.isPossible({ ...way.choices, ...pick(others, [back]) }))
  )
}

function pick(choices: Assignment, names: readonly string[]): Assignment {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => names.includes(name)))
}
