import { type Column, roundedCell, type Table, type TableCell } from './table.ts'

/** Excel takes a file for UTF-8 by this sign alone. */
const byteOrderMark = '\uFEFF'

/**
 * One table as RFC 4180 has it, as the Excel of a locale opens it by a double click: with a semicolon between cells
 * where the comma is the decimal sign.
 */
export function toCsv({ columns, rows }: Table, locale: string): string {
  const decimal = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value
  const comma = decimal === ',' ? ',' : '.'
  const separator = comma === ',' ? ';' : ','
  const lines = [
    columns.map(({ title }) => quoted(harmless(title), separator)),
    ...rows.map((row) => columns.map((column, index) => cellText(row[index], column, comma, separator))),
  ]
  return byteOrderMark + lines.map((line) => `${line.join(separator)}\r\n`).join('')
}

function cellText(cell: TableCell | undefined, column: Column, comma: string, separator: string): string {
  const value = roundedCell(cell, column)
  if (value === null) return ''
  if (typeof value === 'string') return quoted(harmless(value), separator)
  const { kind, decimals = 0 } = column
  const text = kind === 'money' ? value.toFixed(decimals) : plain(value, decimals)
  return text.replace('.', comma)
}

/** Never with an exponent, which not every reader knows. */
function plain(value: number, decimals: number): string {
  const text = value.toFixed(decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** D-251: a text that a spreadsheet would take for a formula, also behind blanks, gets an apostrophe in front. */
function harmless(text: string): string {
  return /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text
}

function quoted(text: string, separator: string): string {
  const isPlain = !/["\r\n]|^\s|\s$/.test(text) && !text.includes(separator)
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}
