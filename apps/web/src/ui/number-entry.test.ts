import { parseLength } from '@arredo/measures'
import { describe, expect, it } from 'vitest'
import { readEntry, stepEntry } from './number-entry.ts'

const rules = {
  parse: (text: string) => {
    const length = parseLength(text, 'MM')
    return length.ok ? length.millimetres : null
  },
  refusal: (value: number) => (value >= 100 && value <= 3000 ? null : 'Between 100 and 3000'),
  unreadable: 'This is not a length',
}

describe('a number field', () => {
  it('reads any unit a person types', () => {
    expect(readEntry('90 cm', rules)).toEqual({ ok: true, value: 900 })
    expect(readEntry('34 1/2"', rules)).toEqual({ ok: true, value: 876.3 })
  })

  it('refuses in words and never clamps', () => {
    expect(readEntry('30', rules)).toEqual({ ok: false, error: 'Between 100 and 3000' })
    expect(readEntry('9 m', rules)).toEqual({ ok: false, error: 'Between 100 and 3000' })
    expect(readEntry('wide', rules)).toEqual({ ok: false, error: 'This is not a length' })
  })

  it('says what could be had instead of a refused number, and nothing for what is no number', () => {
    const bounded = { ...rules, nearest: (value: number) => [Math.min(3000, Math.max(100, value))] }
    expect(readEntry('9 m', bounded)).toEqual({ ok: false, error: 'Between 100 and 3000', nearest: [3000] })
    expect(stepEntry(null, 100, -10, bounded)).toMatchObject({ nearest: [100] })
    expect(readEntry('wide', bounded)).not.toHaveProperty('nearest')
  })

  it('steps from what is typed, else from the value, and not over the bounds', () => {
    expect(stepEntry('1200', 600, 10, rules)).toEqual({ ok: true, value: 1210 })
    expect(stepEntry('wide', 600, -10, rules)).toEqual({ ok: true, value: 590 })
    expect(stepEntry(null, 3000, 10, rules)).toEqual({ ok: false, error: 'Between 100 and 3000' })
  })
})
