import { describe, expect, it } from 'vitest'
import { newDocument } from './new-document.ts'
import { readDocument } from './read-document.ts'

const row = {
  id: 'r1',
  alternative: 'a1',
  order: 1,
  flags: { drawn: true, offered: true, ordered: true },
  kind: 'article',
  catalogue: 'lineo',
  model: 'M',
  article: 'B60',
  side: 'L',
  choices: { FRONT: 'oak', WIDTH: 600 },
  quantity: 1,
  placement: { at: [0, 4000, 0], rotation: 0, wall: 'w1' },
}
const wall = { id: 'w1', from: [0, 4000], to: [5000, 4000], height: 2700, thickness: 100 }
const valid = {
  ...newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' }),
  rows: { r1: row },
  walls: { w1: wall },
}

function refusalOf(document: unknown): string {
  const read = readDocument(document)
  return read.ok ? 'accepted' : read.message
}

/** As it comes from outside: JSON.parse makes an own key of __proto__, a literal would not. */
function parsed(json: string): unknown {
  return JSON.parse(json)
}

describe('readDocument', () => {
  it('accepts a document of this version as it is', () => {
    const read = readDocument(valid)
    expect(read).toEqual({ ok: true, value: valid })
  })

  it('upgrades a document of version 0, which had no alternatives and no views', () => {
    const { activeAlternative: _, ...header } = valid.header
    const { alternative: __, ...oldRow } = row
    const old = {
      version: 0,
      header: { ...header, choices: { FRONT: 'oak' } },
      rows: { r1: oldRow },
      walls: { w1: wall },
      openings: {},
      packs: { lineo: 'hash' },
    }
    const read = readDocument(parsed(JSON.stringify(old)))
    if (!read.ok) throw new Error(read.message)
    expect(read.value.version).toBe(2)
    const alternative = read.value.header.activeAlternative
    expect(read.value.alternatives[alternative]?.choices).toEqual({ FRONT: 'oak' })
    expect(read.value.rows.r1).toEqual({ ...row, alternative })
    expect(read.value.views).toEqual({})
  })

  it('upgrades a document of version 1, which held the usual discounts of the trade', () => {
    const old = (discounts: readonly number[]) => ({
      ...valid,
      version: 1,
      header: { ...valid.header, discounts },
    })
    expect(readDocument(old([0.5, 0.1]))).toEqual({ ok: true, value: valid })
    expect(readDocument(old([0.4, 0.1]))).toMatchObject({ value: { header: { discounts: [0.4, 0.1] } } })
  })

  it('asks to reload for a document of a newer version', () => {
    expect(refusalOf({ ...valid, version: 3 })).toContain('reload')
  })

  it.each([
    ['no document', null, 'no project document'],
    ['a list', [], 'no project document'],
    ['no version', { ...valid, version: undefined }, 'no version'],
    ['a version as text', { ...valid, version: '1' }, 'no version'],
    ['NaN', { ...valid, walls: { w1: { ...wall, height: Number.NaN } } }, 'walls.w1.height must be a number'],
    ['text for a number', { ...valid, walls: { w1: { ...wall, height: '2700' } } }, 'must be a number'],
    ['a length beyond reason', { ...valid, walls: { w1: { ...wall, height: 1e12 } } }, 'must lie between'],
    ['an unknown field', { ...valid, walls: { w1: { ...wall, colour: 'red' } } }, 'unknown field colour'],
    ['a record under another key', { ...valid, walls: { w2: wall } }, 'carries another id'],
    ['an unknown kind', { ...valid, rows: { r1: { ...row, kind: 'toString' } } }, 'rows.r1.kind'],
    ['half a piece', { ...valid, rows: { r1: { ...row, quantity: 1.5 } } }, 'whole number'],
    ['a row of no alternative', { ...valid, rows: { r1: { ...row, alternative: 'a9' } } }, 'no alternative'],
    [
      'an own price as a text',
      { ...valid, rows: { r1: { ...row, adjustment: { kind: 'price', amount: '1', reason: '' } } } },
      'adjustment.amount must be a number',
    ],
    [
      'a rounding beyond cents',
      {
        ...valid,
        alternatives: {
          a1: { ...valid.alternatives.a1, reduction: { text: 'x', amount: 1, rounding: 5000 } },
        },
      },
      'reduction.rounding must lie between',
    ],
    ['a row on no wall', { ...valid, walls: {} }, 'seated on no wall'],
    [
      'an alternative named like a prototype key',
      { ...valid, header: { ...valid.header, activeAlternative: 'toString' } },
      'active alternative does not exist',
    ],
    ['an unknown status', { ...valid, header: { ...valid.header, status: 'ORDERED' } }, 'header.status'],
    ['__proto__ as a record', parsed(`{"__proto__":{"id":"x"}}`), 'no version'],
    [
      '__proto__ among the rows',
      { ...valid, rows: parsed(`{"__proto__":${JSON.stringify(row)}}`) },
      'forbidden key __proto__',
    ],
    [
      'constructor among the choices',
      { ...valid, rows: { r1: { ...row, choices: parsed('{"constructor":"x"}') } } },
      'forbidden key constructor',
    ],
    [
      '__proto__ deep in the fields of a host',
      { ...valid, header: { ...valid.header, customerFields: parsed('{"a":{"__proto__":{}}}') } },
      'forbidden key',
    ],
    [
      'fields nested without end',
      {
        ...valid,
        header: { ...valid.header, customerFields: { deep: parsed('['.repeat(30) + ']'.repeat(30)) } },
      },
      'nested too deeply',
    ],
    [
      'fields of a host that are no object',
      { ...valid, header: { ...valid.header, customerFields: 'x' } },
      'customerFields must be an object',
    ],
  ])('refuses %s', (_, document, words) => {
    expect(refusalOf(document)).toContain(words)
  })

  it('refuses more than 2,000 rows', () => {
    const rows = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`r${index}`, { ...row, id: `r${index}` }]),
      )
    expect(refusalOf({ ...valid, rows: rows(2000) })).toBe('accepted')
    expect(refusalOf({ ...valid, rows: rows(2001) })).toContain('at most 2000')
  })
})
