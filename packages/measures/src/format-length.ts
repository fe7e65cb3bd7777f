import type { LengthUnit } from './units.ts'

const millimetresPerInch = 25.4

/** The narrow space that may not break, as the trade writes 1 880. */
const groupSpace = '\u202f'

/** Rounds for show only. `decimals` counts for millimetres only; the unit's mark is not part of MM. */
export function formatLength(millimetres: number, unit: LengthUnit, decimals = 0): string {
  if (unit === 'MM') return grouped(withoutMinusZero(millimetres.toFixed(decimals)))

  const parts = unit === 'EX' ? 32 : 16
  const count = Math.round((Math.abs(millimetres) / millimetresPerInch) * parts)
  const sign = millimetres < 0 && count > 0 ? '-' : ''
  if (unit === 'EX16D') return `${sign}${count / parts}″`
  return `${sign}${mixedFraction(count, parts)}″`
}

function mixedFraction(count: number, parts: number): string {
  const whole = Math.floor(count / parts)
  let [above, below] = [count % parts, parts]
  if (above === 0) return String(whole)
  while (above % 2 === 0) [above, below] = [above / 2, below / 2]
  return whole > 0 ? `${whole} ${above}/${below}` : `${above}/${below}`
}

function withoutMinusZero(text: string): string {
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text
}

function grouped(text: string): string {
  const [whole = '', ...decimals] = text.split('.')
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, groupSpace), ...decimals].join('.')
}
