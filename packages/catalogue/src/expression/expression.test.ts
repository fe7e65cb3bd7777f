import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileExpression, type NameKinds } from './compile-expression.ts'
import type { Reader } from './typed.ts'

const names: NameKinds = {
  kindOf: (name) => (name === 'W' || name === 'H' ? 'number' : name === 'FRONT' ? 'text' : null),
  attributeKind: (name, attribute) => {
    if (name !== 'FRONT') return null
    return attribute === 'tags' ? 'list' : attribute === 'priceGroup' ? 'text' : null
  },
}
const reader: Reader = {
  read: (name) => (name === 'W' ? 600 : name === 'H' ? 720 : 'OAK'),
  readAttribute: (_, attribute) => (attribute === 'tags' ? ['wood', 'natural'] : 'C'),
}

function run(text: string) {
  const compiled = compileExpression(text, names)
  if (!compiled.ok) throw new Error(`${compiled.message} at ${compiled.at}`)
  return compiled.run(reader)
}

function mistake(text: string) {
  const compiled = compileExpression(text, names)
  return compiled.ok ? null : { message: compiled.message, at: compiled.at }
}

describe('the expression language', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['7 - 2 - 1', 4],
    ['-W + 700', 100],
    ['W % 250', 100],
    ['W > 600 ? 2 : W > 300 ? 1 : 0', 1],
    ["FRONT == 'OAK' && !(W <= 500)", true],
    ["FRONT in ['OAK', 'ASH'] || false", true],
    ['W in [500, 600]', true],
    ["'wood' in FRONT.tags", true],
    ["FRONT.priceGroup == 'C'", true],
    ['max(W, H) - min(W, H)', 120],
    ['floor(2.9) + ceil(2.1) + round(2.5)', 8],
    ['1 < 2 == true', true],
    ['sum(W, 1, 2) - sum([1, 2])', 600],
    ['W / 0 + W % 0', 0],
    ["(W > 1 ? FRONT : 'ASH') == 'OAK'", true],
  ])('%s', (text, expected) => {
    expect(run(text)).toBe(expected)
  })

  it.each([
    ['W +', 'the expression ends too early', 3],
    ['W = 3', "'=' compares nothing: write '=='", 2],
    ['WIDTH > 3', 'nothing here is called WIDTH', 0],
    ["FRONT.price == 'C'", 'FRONT has no attribute price', 0],
    ["W == '600'", "'==' cannot compare a number with a text", 2],
    ["W + 'a'", "after '+' a number is needed, not a text", 2],
    ['W ? 1 : 2', "before '?' a yes or no is needed, not a number", 2],
    ["FRONT in 'OAK'", "'in' needs a text or number before it and a list after it", 6],
    ['sqrt(4)', 'there is no function sqrt. Known: min, max, sum, floor, ceil, round', 0],
    ['constructor(4)', 'there is no function constructor. Known: min, max, sum, floor, ceil, round', 0],
    ["W in ['600']", "'in' looks for a number in a list of texts", 2],
    ["sum(['a'])", 'in sum() a list of numbers is needed', 0],
    ['floor(1, 2)', 'floor cannot take 2 values', 0],
    ['(1 + 2', "')' was expected, not the end", 6],
    ['1 2', "'2' was not expected here", 2],
    ["'open", 'this text has no closing quote', 0],
    ['W; H', "the sign ';' means nothing here", 1],
  ])('%s is refused with its place', (text, message, at) => {
    expect(mistake(text)).toEqual({ message, at })
  })

  it('lists every name it reads, also those of a branch not taken', () => {
    const compiled = compileExpression("W > 0 ? H : FRONT.priceGroup == 'C' ? 1 : 2", names)
    expect(compiled.ok && [...compiled.reads].sort()).toEqual(['FRONT', 'H', 'W'])
  })

  it('never throws and never hangs, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('(', '[', '-', '1', 'W', '?', ':') })),
        (text) => {
          expect(typeof compileExpression(text, names).ok).toBe('boolean')
        },
      ),
    )
    expect(mistake('('.repeat(1_000))?.message).toBe('the expression is nested too deeply')
    expect(mistake('-'.repeat(1_000))?.message).toBe('the expression is nested too deeply')
    expect(mistake(`${'1+'.repeat(100_000)}1`)?.message).toBe('the expression is too long')
    expect(mistake('('.repeat(100_000))?.message).toBe('the expression is too long')
  })

  it('calculates as the mathematics of numbers does', () => {
    const number = fc.integer({ min: 0, max: 1000 })
    const sum = fc.tuple(
      number,
      fc.constantFrom('+', '-', '*'),
      number,
      fc.constantFrom('+', '-', '*'),
      number,
    )
    fc.assert(
      fc.property(sum, ([a, first, b, second, c]) => {
        const apply = (sign: string, one: number, two: number) =>
          sign === '+' ? one + two : sign === '-' ? one - two : one * two
        const expected =
          second === '*' && first !== '*'
            ? apply(first, a, apply(second, b, c))
            : apply(second, apply(first, a, b), c)
        expect(run(`${a} ${first} ${b} ${second} ${c}`)).toBe(expected)
      }),
    )
  })
})
