import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileExpression, type NameKinds } from './compile-expression.ts'
import type { Kind, Reader, Result } from './typed.ts'

const kinds: Readonly<Record<string, Kind>> = {
  W: 'number',
  H: 'number',
  FRONT: 'option',
  SIDE: 'text',
  ON: 'boolean',
}
const names: NameKinds = {
  kindOf: (name) => kinds[name] ?? null,
  attributeKind: (name, attribute) => {
    if (name !== 'FRONT') return null
    return attribute === 'tags' ? 'list' : attribute === 'thickness' ? 'number' : null
  },
  valuesOf: (name, attribute) => {
    if (name !== 'FRONT') return null
    return attribute === null ? ['OAK', 'ASH'] : attribute === 'tags' ? ['wood'] : null
  },
}
const reader: Reader = {
  read: (name) => ({ W: 600, H: 0, FRONT: 'OAK', SIDE: 'L', ON: false })[name] ?? 0,
  readAttribute: (_, attribute) => (attribute === 'tags' ? ['wood'] : 19),
}

/** Grown by the grammar, with no regard to kinds: most of them are wrong in one way only. */
const expression = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(
      'W',
      'H',
      'FRONT',
      'SIDE',
      'ON',
      'GONE',
      '7',
      '0',
      '2.5',
      "'OAK'",
      "'wood'",
      'true',
      '[]',
    ),
    fc.constantFrom('FRONT.tags', 'FRONT.thickness', 'W.tags', '[1, 2]', "['OAK', 'ASH']"),
    fc
      .tuple(
        tie('any'),
        fc.constantFrom('+', '-', '*', '/', '%', '<', '<=', '==', '!=', '&&', '||', 'in'),
        tie('any'),
      )
      .map(([left, sign, right]) => `${left} ${sign} ${right}`),
    tie('any').map((inner) => `(${inner})`),
    fc.tuple(fc.constantFrom('-', '!'), tie('any')).map(([sign, inner]) => `${sign}${inner}`),
    fc.tuple(tie('any'), tie('any'), tie('any')).map(([test, yes, no]) => `${test} ? ${yes} : ${no}`),
    fc
      .tuple(
        fc.constantFrom('min', 'max', 'sum', 'floor', 'round', 'sqrt'),
        fc.array(tie('any'), { maxLength: 3 }),
      )
      .map(([name, inputs]) => `${name}(${inputs.join(', ')})`),
  ),
})).any

function kindOf(value: Result): readonly Kind[] {
  if (typeof value === 'object') return ['list']
  return typeof value === 'string' ? ['text', 'option'] : [typeof value === 'number' ? 'number' : 'boolean']
}

describe('100,000 random expressions', () => {
  it('are refused with a place or run without a mistake and answer what was promised', () => {
    let ran = 0
    let refused = 0
    fc.assert(
      fc.property(expression, (text) => {
        const compiled = compileExpression(text, names)
        if (!compiled.ok) {
          refused += 1
          // Thrown, not expected: a hundred thousand matchers would take most of the time.
          if (compiled.message === '' || compiled.at < 0 || compiled.at > text.length) throw new Error(text)
          return
        }
        ran += 1
        const value = compiled.run(reader)
        if (!kindOf(value).includes(compiled.kind)) throw new Error(`${text} is no ${compiled.kind}`)
        if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${text} is not finite`)
        if (compiled.reads.some((name) => !Object.hasOwn(kinds, name))) throw new Error(text)
      }),
      { numRuns: 100_000, seed: 20_261_115 },
    )
    // Both paths are taken often enough to mean something.
    expect(ran).toBeGreaterThan(10_000)
    expect(refused).toBeGreaterThan(10_000)
  })

  it('changes only by what it reads', () => {
    fc.assert(
      fc.property(expression, fc.integer({ min: -9, max: 9 }), (text, width) => {
        const compiled = compileExpression(text, names)
        if (!compiled.ok || compiled.reads.includes('W')) return
        const other: Reader = { ...reader, read: (name) => (name === 'W' ? width : reader.read(name)) }
        expect(compiled.run(other)).toEqual(compiled.run(reader))
      }),
      { numRuns: 2_000, seed: 7 },
    )
  })
})

describe('spelling', () => {
  it.each([
    ["FRONT == 'OKA'", "FRONT is never 'OKA'. Did you mean OAK?", 9],
    ["FRONT in ['OAK', 'PINE']", "FRONT is never 'PINE'. Known: OAK, ASH", 17],
    ["'wod' in FRONT.tags", "FRONT.tags is never 'wod'. Did you mean wood?", 0],
    ["FRONT != (ON ? 'OAK' : 'X')", "FRONT is never 'X'. Known: OAK, ASH", 23],
  ])('%s is refused before it runs', (text, message, at) => {
    expect(compileExpression(text, names)).toEqual({ ok: false, message, at })
  })
})
