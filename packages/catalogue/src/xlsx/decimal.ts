/** As many digits as every spreadsheet keeps exactly. */
export const exactDigits = 15

/**
 * The number as a plain decimal text, without the noise of binary fractions: 0.1 + 0.2 is "0.3", and no
 * exponent however large or small it is.
 */
export function decimalText(value: number): string {
  const short = String(Number(value.toPrecision(exactDigits)))
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(short) ?? []
  if (exponent === undefined) return short
  const shift = Number(exponent)
  const digits = whole + fraction
  const point = whole.length + shift
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}

export function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

/** Exactly so many decimals, half away from zero. */
export function roundDecimal(text: string, decimals: number): string {
  const isNegative = text.startsWith('-')
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const kept = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const isUp = Number(fraction[decimals] ?? '0') >= 5
  const digits = String(kept + (isUp ? 1n : 0n)).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const rounded = decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
  return isNegative && /[1-9]/.test(rounded) ? `-${rounded}` : rounded
}

/** Can a spreadsheet's number carry this decimal text and give it back to the last digit? */
export function isExact(text: string): boolean {
  if (!/^-?\d+(\.\d+)?$/.test(text) || text.replace(/\D/g, '').length > exactDigits) return false
  return roundDecimal(decimalText(Number(text)), decimalsOf(text)) === text
}
