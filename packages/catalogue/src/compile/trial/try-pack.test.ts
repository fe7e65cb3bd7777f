import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import type { Pack } from '../../pack.ts'
import { compileCatalogue, type Oracle, type Puzzle, tryPack } from '../index.ts'

const folder = fileURLToPath(new URL('../../../../../catalogues/kitchen', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

/** Tries every combination: slow, and beyond doubt. */
const bruteForce: Oracle = {
  open: ({ variables, questions }: Puzzle) => ({
    isPossible(choices) {
      const search = (place: number, values: Record<string, string | number>): boolean => {
        const variable = variables[place]
        const known = questions.filter(({ scope }) => scope.every((name) => Object.hasOwn(values, name)))
        if (!known.every(({ scope, allows }) => allows(scope.map((name) => values[name] ?? '')))) return false
        if (!variable) return true
        const wanted = choices[variable.name]
        const open =
          wanted === undefined ? variable.values : variable.values.filter((value) => value === wanted)
        return open.some((value) => search(place + 1, { ...values, [variable.name]: value }))
      }
      return search(0, {}) ? 'yes' : 'no'
    },
    close: () => {},
  }),
}

describe('random sessions with a catalogue', () => {
  it('agree with brute force on the kitchen, and stay within the budget', () => {
    const compiled = compileCatalogue(files, (text) => text)
    if (!compiled.ok) throw new Error('does not compile')
    const { problems, states, compared } = tryPack(compiled.pack, {
      clock: () => 0,
      oracle: bruteForce,
      states: 100,
    })
    expect(problems).toEqual([])
    expect(states).toBe(200)
    expect(compared).toBe(200)
  })

  it('name an article that answers too slowly, in an author’s words', () => {
    let now = 0
    const clock = () => {
      now += 40
      return now
    }
    const { problems, p99 } = tryPack(samplePack, { clock, states: 5, budget: 30 })
    expect(p99).toBe(40)
    expect(problems[0]).toEqual({
      path: ['articles', 0, 'models', 0],
      message:
        'B-DOOR in LINEO_STD answers too slowly: 40 ms of 30. Make its rules shorter or tables of them; the rule about most variants is R-OAK',
    })
  })

  it('name states on which the second opinion differs', () => {
    const contrary: Oracle = { open: () => ({ isPossible: () => 'no', close: () => {} }) }
    const { problems } = tryPack(samplePack, { clock: () => 0, oracle: contrary, states: 20 })
    expect(problems.map(({ message }) => message.slice(0, 60))).toEqual([
      'B-DOOR in LINEO_STD: two ways to work out its rules disagree',
      'B-DOOR in LINEO_PRO: two ways to work out its rules disagree',
    ])
  })

  it('are the same for the same seed', () => {
    const asked: unknown[] = []
    const listening: Oracle = {
      open: () => ({
        isPossible: (choices) => {
          asked.push(choices)
          return 'unknown'
        },
        close: () => {},
      }),
    }
    const play = (pack: Pack) => {
      asked.length = 0
      tryPack(pack, { clock: () => 0, oracle: listening, states: 15, seed: 9 })
      return JSON.stringify(asked)
    }
    expect(play(samplePack)).toBe(play(samplePack))
  })
})
