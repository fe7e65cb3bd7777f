import type { PriceLine } from '@arredo/pricing'
import { expect, it } from 'vitest'
import { allLines, shortLines } from './breakdown.ts'

const lines: readonly PriceLine[] = [
  line('base', 20000),
  { ...line('percent', 1700), rate: '0.085', basis: 20000 },
  line('rounding', 4),
  { ...line('discount', -10852), rate: '0.5', basis: 21704 },
  { ...line('increase', 200), rate: '1.01' },
  { ...line('vat', 2387), rate: '0.22', basis: 10852 },
  { ...line('vat', 100), rate: '0.10', basis: 1000 },
]

it('[D-80 part] shows the customer no step and no rate of the trade, but the rates of VAT, however the price is opened', () => {
  for (const shown of [allLines(lines, 'customer'), shortLines(lines, 'customer')]) {
    expect(shown.map(({ step }) => step)).not.toContain('discount')
    expect(shown.map(({ step }) => step)).not.toContain('increase')
    expect(shown.flatMap(({ step, rate }) => (rate === undefined ? [] : [[step, rate]]))).toEqual([
      ['vat', '0.22'],
      ['vat', '0.10'],
    ])
    expect(shown.some(({ basis }) => basis !== undefined)).toBe(false)
  }
})

it('[D-80 part] shows the trade every step, so that they add up', () => {
  expect(allLines(lines, 'trade')).toEqual(lines)
})

it('leaves cents of rounding to whoever asks how it adds up', () => {
  expect(shortLines(lines, 'trade').map(({ step }) => step)).not.toContain('rounding')
})

function line(step: PriceLine['step'], amount: number): PriceLine {
  return { step, code: step, label: { en: step }, amount }
}
