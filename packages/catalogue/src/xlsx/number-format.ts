/** What matters of a cell's number format when its number is read. */
export type NumberFormat =
  | { readonly kind: 'general' | 'percent' | 'date' | 'text' }
  /** `least` decimals are always shown, never more than `most`. */
  | { readonly kind: 'fixed'; readonly least: number; readonly most: number }

export const generalFormat: NumberFormat = { kind: 'general' }

/** Formats a file refers to by number alone. */
const known: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '0',
  6: '0',
  7: '0.00',
  8: '0.00',
  9: '0%',
  10: '0.00%',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '#,##0',
  43: '#,##0.00',
  44: '#,##0.00',
  49: '@',
}

export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined && ((id >= 14 && id <= 22) || (id >= 45 && id <= 47))) return { kind: 'date' }
  return readCode(code ?? known[id] ?? 'General')
}

function readCode(code: string): NumberFormat {
  // The first of up to four parts is for positive numbers; texts in quotes, colours and escaped signs show nothing.
  const shown = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[[^[\]]*\]/g, '')
    .split(';', 1)
    .join('')
  if (shown.includes('@')) return { kind: 'text' }
  if (shown.includes('%')) return { kind: 'percent' }
  if (/general/i.test(shown) || /[eE][+-]|\//.test(shown.replace(/[ymdhs]\//gi, 'd'))) return generalFormat
  if (/[ymdhs]/i.test(shown)) return { kind: 'date' }
  if (!/[0#?]/.test(shown)) return generalFormat
  const decimals = /\.([0#?]*)/.exec(shown)?.[1] ?? ''
  return { kind: 'fixed', least: decimals.replace(/[^0]/g, '').length, most: decimals.length }
}

/** `0.00` for 2. */
export function fixedFormat(decimals: number): string {
  return decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`
}
