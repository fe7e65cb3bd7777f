import { describe, expect, it } from 'vitest'
import {
  answerNow,
  type Constraint,
  compileModel,
  complete,
  isPossible,
  refresh,
  refreshInSteps,
  repair,
  type Value,
  validValues,
  whyNot,
} from './index.ts'

const pigeons = Array.from({ length: 8 }, (_, index) => ({
  name: `P${index}`,
  values: [0, 1, 2, 3, 4, 5, 6],
}))
const apart = pigeons.flatMap(({ name }, index) =>
  pigeons.slice(index + 1).map((other) => ({
    name: `${name}-${other.name}`,
    scope: [name, other.name],
    allows: ([one, two]: readonly Value[]) => one !== two,
  })),
)

describe('the limits of the search', () => {
  it('answers unknown, never no, when the node limit is reached', () => {
    const model = compileModel({ variables: pigeons, constraints: apart }, 50)
    expect(isPossible(model, {})).toBe('unknown')
    expect(complete(model, {})).toEqual({ kind: 'unknown' })
    expect(answerNow(model, {}, { open: 'P1' }).completion).toEqual({ kind: 'unknown' })
    expect(whyNot(model, {}, 'P0', 1)).toEqual({ kind: 'unknown' })
    expect(repair(model, {}, 'P0', 1)).toEqual({ kind: 'unknown' })
    expect(new Set(Object.values(validValues(model, {})).flat())).toEqual(new Set(['unknown']))
    expect(new Set(validValues(model, { P0: 1 }).P0)).toEqual(new Set(['unknown']))
  })

  it('answers no where the limit suffices', () => {
    const model = compileModel({ variables: pigeons, constraints: apart }, 200_000)
    expect(isPossible(model, {})).toBe('no')
  })

  it('stops when told to, and then says unknown', () => {
    // Possible while the eighth hole is open, a long proof once it is closed.
    const birds = pigeons.map(({ name, values }) => ({ name, values: [...values, 7] }))
    const closes: Constraint[] = pigeons.map(({ name }) => ({
      name: `closed-${name}`,
      anyOf: [
        { variable: 'EIGHTH', is: ['open'] },
        { variable: name, isNot: [7] },
      ],
    }))
    const model = compileModel(
      {
        variables: [{ name: 'EIGHTH', values: ['open', 'closed'] }, ...birds],
        constraints: [...apart, ...closes],
      },
      200_000,
    )
    const stopping = { shouldStop: () => true }
    expect(isPossible(model, { EIGHTH: 'closed' })).toBe('no')
    expect(isPossible(model, { EIGHTH: 'closed' }, stopping)).toBe('unknown')
    expect(complete(model, { EIGHTH: 'closed' }, [], stopping)).toEqual({ kind: 'unknown' })
    expect(validValues(model, {}, stopping).EIGHTH).toEqual(['yes', 'unknown'])
    expect(validValues(model, {}).EIGHTH).toEqual(['yes', 'no'])
  })

  it('pauses between searches, undisturbed by questions asked meanwhile', () => {
    const definition = {
      variables: pigeons.slice(1),
      constraints: apart.filter(({ scope }) => !scope.includes('P0')),
    }
    const model = compileModel(definition)
    const expected = refresh(compileModel(definition), { P1: 2 })
    const steps = refreshInSteps(model, { P1: 2 })
    let pauses = 0
    for (;;) {
      const step = steps.next()
      if (step.done) {
        expect(step.value).toEqual(expected)
        break
      }
      pauses++
      validValues(model, { P1: 0, P2: 3 })
      complete(model, { P4: 4 })
    }
    expect(pauses).toBeGreaterThan(0)
  })

  it('may be left in the middle, and answers the next question as if nothing had been', () => {
    const definition = {
      variables: pigeons.slice(1),
      constraints: apart.filter(({ scope }) => !scope.includes('P0')),
    }
    const model = compileModel(definition)
    const steps = refreshInSteps(model, { P1: 2 })
    steps.next()
    steps.return({ values: {}, ranges: {} })
    expect(refresh(model, { P1: 3 })).toEqual(refresh(compileModel(definition), { P1: 3 }))
    expect(model.idle.length).toBe(1)
  })

  it('stays exact where a rule is too wide to be tabulated', () => {
    const variables = Array.from({ length: 5 }, (_, index) => ({
      name: `N${index}`,
      values: Array.from({ length: 10 }, (_, value) => value),
    }))
    const total = {
      name: 'sum',
      scope: variables.map(({ name }) => name),
      allows: (values: readonly Value[]) =>
        values.reduce<number>((sum, value) => sum + Number(value), 0) === 44,
    }
    const model = compileModel({ variables, constraints: [total] }, 200_000)
    // 5 × 9 = 45 is the most, so a sum of 44 leaves exactly one variable at 8.
    expect(validValues(model, { N0: 8 }).N1?.map((answer) => answer === 'yes')).toEqual(
      Array.from({ length: 10 }, (_, value) => value === 9),
    )
  })

  it('refuses a value that is no value of its variable', () => {
    const model = compileModel({ variables: [{ name: 'A', values: [1, 2] }], constraints: [] })
    expect(isPossible(model, { A: 3 })).toBe('no')
    expect(whyNot(model, {}, 'A', 3)).toEqual({ kind: 'conflict', because: [], constraints: [] })
  })
})

describe('lengths in millimetres', () => {
  const range = { min: 300, max: 6000 }
  const closet: { variables: Parameters<typeof compileModel>[0]['variables']; constraints: Constraint[] } = {
    variables: [
      { name: 'DOOR', values: ['hinged', 'sliding'] },
      { name: 'WALL', range },
      { name: 'LEFT', range },
      { name: 'RIGHT', range },
    ],
    constraints: [
      {
        name: 'fills the wall',
        sum: [
          { variable: 'LEFT', factor: 1 },
          { variable: 'RIGHT', factor: 1 },
          { variable: 'WALL', factor: -1 },
        ],
        relation: '==',
        total: -50,
      },
      {
        name: 'door widths',
        scope: ['DOOR', 'LEFT'],
        allow: [
          [['hinged'], { from: 300, to: 617 }],
          [['sliding'], { from: 733, to: 2400 }],
        ],
      },
      {
        name: 'not both wide',
        anyOf: [
          { variable: 'LEFT', is: { from: 0, to: 1500 } },
          { variable: 'RIGHT', is: { from: 0, to: 901 } },
        ],
      },
    ],
  }
  const model = compileModel(closet)

  it('are settled as stretches, to the millimetre', () => {
    expect(refresh(model, {}).ranges.LEFT).toEqual([
      { from: 300, to: 617, possible: 'yes' },
      { from: 733, to: 2400, possible: 'yes' },
    ])
    expect(refresh(model, { WALL: 3001 }).ranges).toEqual({
      WALL: [{ from: 650, to: 6000, possible: 'yes' }],
      LEFT: [
        { from: 300, to: 617, possible: 'yes' },
        { from: 733, to: 1500, possible: 'yes' },
        { from: 2050, to: 2400, possible: 'yes' },
      ],
      RIGHT: [
        { from: 551, to: 901, possible: 'yes' },
        { from: 1451, to: 2218, possible: 'yes' },
        { from: 2334, to: 2651, possible: 'yes' },
      ],
    })
  })

  it('give the nearest that can be had, and say why a length cannot', () => {
    const wish = complete(model, { WALL: 3001 }, [{ variable: 'LEFT', near: 1800 }])
    expect(wish).toEqual({
      kind: 'complete',
      values: { DOOR: 'sliding', WALL: 3001, LEFT: 2050, RIGHT: 901 },
    })
    expect(whyNot(model, { WALL: 3001, DOOR: 'sliding' }, 'LEFT', 1800)).toEqual({
      kind: 'conflict',
      because: ['WALL'],
      constraints: ['fills the wall', 'not both wide'],
    })
    expect(repair(model, { WALL: 3001, DOOR: 'hinged' }, 'LEFT', 1800)).toEqual({
      kind: 'repaired',
      choices: { LEFT: 1800 },
      dropped: ['DOOR', 'WALL'],
      isFewest: true,
    })
  })

  it('say unknown for what a rule of scattered lengths leaves open, never no', () => {
    const even: Constraint = { name: 'even', scope: ['WALL'], allows: ([value]) => Number(value) % 2 === 0 }
    const scattered = compileModel({ variables: [{ name: 'WALL', range }], constraints: [even] })
    const ranges = refresh(scattered, {}).ranges.WALL ?? []
    const answerFor = (length: number) =>
      ranges.find(({ from, to }) => from <= length && length <= to)?.possible
    for (let length = range.min; length <= range.max; length += 2) expect(answerFor(length)).toBeDefined()
    for (let length = range.min + 1; length <= range.max; length += 2)
      expect(answerFor(length)).not.toBe('yes')
    expect(isPossible(scattered, { WALL: 4000 })).toBe('yes')
    expect(isPossible(scattered, { WALL: 4001 })).toBe('no')
  })
})
