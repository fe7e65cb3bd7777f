import { alternatives, compileModel, explain, isPossible, validValues } from '@arredo/solver'
import { describe, expect, it } from 'vitest'
import { benchModels } from './solver-models.ts'
import { benchDefinition, compareWithOracle } from './solver-oracle.ts'
import { randomFrom } from './solver-random.ts'
import { checkReasons } from './solver-reasons.ts'
import { walkSession } from './solver-sessions.ts'

// The full count runs in `npm run bench`; these shares keep `npm run check` quick.
const states = { 'S-struct': 130, 'S-tight': 120, 'M-struct': 5, 'M-rand': 5, closet: 40, sums: 40 } as const
const quick = ['S-struct', 'S-tight', 'closet', 'sums'] as const

describe('the solver against a SAT solver', () => {
  it.each(benchModels)('says the same of every value, in random states of %s', async (name) => {
    const { differences, states: compared } = await compareWithOracle(name, states[name], 3)
    expect(differences).toEqual([])
    expect(compared).toBe(states[name])
  })

  it('is found out when it is wrong: the comparison can fail', async () => {
    const definition = benchDefinition('S-tight')
    const wrong = { ...definition, constraints: definition.constraints.slice(1) }
    const { differences } = await compareWithOracle('S-tight', 30, 3, compileModel(wrong))
    expect(differences.length).toBeGreaterThan(0)
  })
})

describe('on models of real size', () => {
  it.each(quick)('%s: every reason and every repair is minimal', async (name) => {
    expect(await checkReasons(name, 15, 21)).toEqual([])
  })

  it.each(quick)('%s: neither order nor history changes an answer', (name) => {
    const definition = benchDefinition(name)
    const [warm, cold] = [compileModel(definition), compileModel(definition)]
    const seen = []
    for (const { choices, valid } of walkSession(warm, randomFrom(33))) {
      seen.push({ choices, valid })
      if (seen.length >= 25) break
    }
    for (const { choices, valid } of seen.toReversed()) {
      const turned = Object.fromEntries(Object.entries(choices).toReversed())
      expect(validValues(cold, turned)).toEqual(valid)
      expect(explain(cold, turned)).toEqual({ kind: 'possible' })
      const [chosen] = Object.keys(turned)
      if (chosen !== undefined) expect(alternatives(cold, turned, chosen)).toEqual(valid[chosen])
    }
  })

  it('no dead end in random changes', () => {
    const model = compileModel(benchDefinition('S-struct'))
    let changes = 0
    // The walk itself throws where nothing is left to choose.
    for (const { choices } of walkSession(model, randomFrom(44))) {
      expect(isPossible(model, choices)).toBe('yes')
      if (++changes >= 1_000) break
    }
  })
})
