import { type Assignment, type Model, type ValidValues, type Value, validValues } from '@arredo/solver'
import type { Random } from './solver-random.ts'

export type State = { readonly choices: Assignment; readonly valid: ValidValues }

/** A person at work: a random free value of a random variable, now and then a choice taken back; endless. */
export function* walkSession(
  model: Model,
  random: Random,
  answer: (choices: Assignment) => ValidValues = (choices) => validValues(model, choices),
): Generator<State, never> {
  for (;;) {
    let choices: Assignment = {}
    while (Object.keys(choices).length < model.variables.length) {
      const valid = answer(choices)
      yield { choices, valid }
      choices = nextChoices(model, choices, valid, random)
    }
  }
}

function nextChoices(model: Model, choices: Assignment, valid: ValidValues, random: Random): Assignment {
  const made = Object.keys(choices)
  const back = random.chance(0.12) ? random.pick(made) : undefined
  if (back !== undefined) {
    const { [back]: _, ...rest } = choices
    return rest
  }
  const open = model.variables.filter(({ name }) => !Object.hasOwn(choices, name))
  const variable = random.pick(open)
  if (!variable || !('values' in variable)) throw new Error('The walk needs listed variables')
  const free = variable.values.filter((_, position) => valid[variable.name]?.[position] === 'yes')
  const value: Value | undefined = random.pick(free)
  if (value === undefined) throw new Error(`Dead end: nothing is left of ${variable.name}`)
  return { ...choices, [variable.name]: value }
}
