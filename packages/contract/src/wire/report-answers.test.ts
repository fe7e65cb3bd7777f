import { expect, it } from 'vitest'
import type { ReportField } from '../reports/report-field.ts'
import { answersOf } from './report-answers.ts'

const fields: readonly ReportField[] = [
  { kind: 'switch', name: 'prices', label: '', initial: true },
  { kind: 'number', name: 'kerf', label: '', initial: 4, min: 0, max: 10 },
  { kind: 'text', name: 'note', label: '', initial: '', longest: 20 },
]
const ask = (params: Readonly<Record<string, unknown>>) =>
  answersOf(
    fields,
    Object.entries(params).map(([name, selected]) => ({ name, selected })),
  )

it('[H-43 part] what a host selects is an answer as its field takes it, and what nobody asks for is none', () => {
  expect(ask({ prices: 'false', kerf: '3.2', note: 7, another: true })).toEqual({
    ...{ prices: false, kerf: 3.2, note: '7' },
  })
  expect(ask({ prices: 1, kerf: null })).toEqual({ prices: true })
  expect(ask({ prices: 0, kerf: 'x' })).toEqual({ prices: false, kerf: Number.NaN })
})
