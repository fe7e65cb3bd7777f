import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ReportField, readAnswers } from './report-field.ts'

const fields: readonly ReportField[] = [
  { kind: 'switch', name: 'prices', label: 'Prices', initial: true },
  {
    kind: 'choice',
    name: 'order',
    label: 'Order',
    options: ['room', 'number'].map((value) => ({ value, label: value })),
    initial: 'room',
  },
  { kind: 'view', name: 'cover', label: 'Cover', others: [], initial: '' },
  { kind: 'number', name: 'kerf', label: 'Kerf', initial: 4, min: 0, max: 10 },
  { kind: 'text', name: 'note', label: 'Note', initial: '', longest: 20 },
]

const right = new Map<string, (value: unknown) => boolean>([
  ['prices', (value) => typeof value === 'boolean'],
  ['order', (value) => value === 'room' || value === 'number'],
  ['cover', (value) => typeof value === 'string'],
  ['kerf', (value) => typeof value === 'number' && value >= 0 && value <= 10],
  ['note', (value) => typeof value === 'string' && value.length <= 20],
])

describe('answers to what a report asks', () => {
  it('are all there, those that were not given as they are at first', () => {
    expect(readAnswers(fields, { kerf: 3 })).toEqual({
      ok: true,
      value: { prices: true, order: 'room', cover: '', kerf: 3, note: '' },
    })
  })

  it('are taken exactly where each is one of what its field allows, and none is for another question', () => {
    const value = fc.oneof(
      fc.boolean(),
      fc.constantFrom('room', 'number', 'x'.repeat(20), 'x'.repeat(21), null, Number.NaN),
      fc.integer({ min: -2, max: 12 }),
    )
    const name = fc.constantFrom('prices', 'order', 'cover', 'kerf', 'note', 'another', '__proto__')
    fc.assert(
      fc.property(fc.dictionary(name, value), (given) => {
        const isRight = Object.entries(given).every(
          ([key, answer]) =>
            right.get(key)?.(answer ?? fields.find((field) => field.name === key)?.initial) === true,
        )
        expect(readAnswers(fields, given).ok).toBe(isRight)
      }),
    )
  })
})
