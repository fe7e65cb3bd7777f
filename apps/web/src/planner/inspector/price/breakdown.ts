import type { Face, PriceLine } from '@arredo/pricing'

/** What the trade alone may see, wherever a price is taken apart. */
const tradeSteps: ReadonlySet<PriceLine['step']> = new Set(['discount', 'increase'])

/** Every step a face may see; the customer's never holds a discount, nor any rate but the law's own: VAT. */
export function allLines(lines: readonly PriceLine[], face: Face): readonly PriceLine[] {
  if (face === 'trade') return lines
  return lines.filter(({ step }) => !tradeSteps.has(step)).map(withoutRate)
}

/** The few lines worth reading at a glance: what was chosen and has a price. */
export function shortLines(lines: readonly PriceLine[], face: Face): readonly PriceLine[] {
  return allLines(lines, face).filter(({ amount, step }) => amount !== 0 && step !== 'rounding')
}

function withoutRate({ rate, basis: _basis, ...line }: PriceLine): PriceLine {
  return line.step === 'vat' && rate !== undefined ? { ...line, rate } : line
}
