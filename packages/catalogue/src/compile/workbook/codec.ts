import { currencyExponent } from '@arredo/measures'
import { canonicalJson } from '../../canonical-json.ts'
import type { Cell, WrittenCell } from '../../xlsx/cell.ts'
import { decimalsOf, decimalText, exactDigits, isExact, roundDecimal } from '../../xlsx/decimal.ts'
import { fixedFormat, numberFormat } from '../../xlsx/number-format.ts'
import { fromSerial, toSerial } from '../../xlsx/serial-date.ts'

/** How one kind of value stands in a cell. What `encode` cannot say its way is written as JSON. */
export type Codec = {
  /** Undefined when the value does not fit. */
  readonly encode: (value: unknown) => WrittenCell | undefined
  /** What it cannot make sense of it hands on as it stands: the check of the catalogue names it. */
  readonly decode: (cell: Cell, complain: (message: string) => void) => unknown
  /** A decimal may be written as a number and is always read as a text. */
  readonly isDecimal?: true
}

const mark = 'json:'

/** The first way of writing from which exactly this value is read again. */
export function toCell(codec: Codec, value: unknown): WrittenCell | undefined {
  if (value === undefined) return undefined
  const meant = canonicalJson(codec.isDecimal && typeof value === 'number' ? String(value) : value)
  const isFit = (cell: WrittenCell | undefined) =>
    cell !== undefined && canonicalJson(fromCell(codec, asRead(cell), () => {})) === meant
  return [codec.encode(value), plain.encode(value)].find(isFit) ?? textCell(mark + JSON.stringify(value))
}

function asRead({ value, format }: WrittenCell): Cell {
  if (typeof value === 'string') return { kind: 'text', text: value, isFormula: false }
  if (typeof value === 'boolean') return { kind: 'boolean', value, isFormula: false }
  return { kind: 'number', value, format: numberFormat(0, format), isFormula: false }
}

/** Undefined where nothing stands or nothing can be read. */
export function fromCell(codec: Codec, cell: Cell | undefined, complain: (message: string) => void): unknown {
  if (!cell) return undefined
  if (cell.kind === 'error') {
    complain(`The cell shows an error (${cell.text}) instead of a value`)
    return undefined
  }
  if (cell.kind !== 'text' || !cell.text.startsWith(mark)) return codec.decode(cell, complain)
  const value = parseJson(cell.text.slice(mark.length))
  if (value === undefined) complain(`What follows ${mark} cannot be read`)
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function textCell(value: string, look: WrittenCell['look'] = 'plain'): WrittenCell {
  return { value, format: '@', look }
}

function numberCell(value: number, format = 'General'): WrittenCell {
  return { value, format, look: 'plain' }
}

export function isPlainText(value: unknown): value is string {
  // Not every program keeps signs that cannot be seen, such as a carriage return.
  return typeof value === 'string' && value !== '' && !value.startsWith(mark) && !hidden.test(value)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the very signs to be found.
const hidden = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/

/** Texts, numbers and yes or no as they are. */
export const plain: Codec = {
  encode: (value) => {
    if (isPlainText(value)) return textCell(value)
    if (typeof value === 'boolean') return { value, format: 'General', look: 'plain' }
    if (typeof value !== 'number') return undefined
    // JSON knows no negative zero, so a cell must not either.
    if (value === 0) return numberCell(0)
    // Some programs keep 15 digits only.
    return Number(value.toPrecision(exactDigits)) === value ? numberCell(value) : undefined
  },
  decode: (cell) => {
    if (cell.kind === 'text' || cell.kind === 'error') return cell.text
    if (cell.kind === 'number' && cell.format.kind === 'date') return fromSerial(cell.value) ?? cell.value
    return cell.value
  },
}

/** Codes and words: a number typed in means its digits. */
export const text: Codec = {
  encode: (value) => (isPlainText(value) ? textCell(value) : undefined),
  decode: (cell, complain) => {
    if (cell.kind === 'number' && cell.format.kind === 'date') {
      complain('The spreadsheet made a date of this: format the cell as text and type it again')
      return undefined
    }
    if (cell.kind === 'number') return decimalText(cell.value)
    return plain.decode(cell, complain)
  },
}

export const number: Codec = {
  encode: (value) => (typeof value === 'number' ? plain.encode(value) : undefined),
  decode: (cell, complain) => {
    if (cell.kind === 'number') return cell.value
    const read = plain.decode(cell, complain)
    return typeof read === 'string' ? numberOf(read.trim()) : read
  },
}

/** A number where it is written as one, otherwise the text. */
export function numberOf(written: string): string | number {
  return /^-?\d+(\.\d+)?$/.test(written) && String(Number(written)) === written ? Number(written) : written
}

const yes = ['yes', 'true', 'x']
const no = ['no', 'false']

export const yesNo: Codec = {
  encode: (value) => (typeof value === 'boolean' ? plain.encode(value) : undefined),
  decode: (cell, complain) => {
    const read = plain.decode(cell, complain)
    const word = String(read).trim().toLowerCase()
    if (yes.includes(word)) return true
    return no.includes(word) ? false : read
  },
}

export const date: Codec = {
  encode: (value) => {
    const serial = typeof value === 'string' ? toSerial(value) : undefined
    if (serial !== undefined) return numberCell(serial, 'yyyy-mm-dd')
    return text.encode(value)
  },
  decode: (cell, complain) => {
    if (cell.kind === 'number') return fromSerial(cell.value) ?? decimalText(cell.value)
    const read = plain.decode(cell, complain)
    return typeof read === 'string' ? read.trim().replace(/T00:00:00(\.0+)?Z?$/, '') : read
  },
}

/**
 * An amount of money is a number that shows as many decimals as it is written with: people calculate with
 * it, and it is read as it shows. So 214 × 1.042 in a cell with two decimals is 222.99. Decimals the
 * currency has are never cut off, and an amount with more digits than a spreadsheet keeps is a text.
 */
export function amount(currency: string): Codec {
  const exponent = currencyExponent(currency)
  return {
    isDecimal: true,
    encode: (value) => {
      const written = typeof value === 'number' ? String(value) : value
      if (typeof written !== 'string') return undefined
      if (isExact(written)) return numberCell(Number(written), fixedFormat(decimalsOf(written)))
      return isPlainText(written) ? textCell(written) : undefined
    },
    decode: (cell, complain) => {
      if (cell.kind !== 'number') return trimmed(cell, complain)
      const exact = decimalText(cell.value)
      if (cell.format.kind !== 'fixed') return exact
      const { least, most } = cell.format
      const decimals = decimalsOf(exact)
      if (decimals > most) return roundDecimal(exact, Math.max(most, exponent))
      return roundDecimal(exact, Math.max(decimals, least))
    },
  }
}

/** A share, such as VAT or a discount: shown in per cent, and never rounded to what shows. */
export const rate: Codec = {
  isDecimal: true,
  encode: (value) => {
    const written = typeof value === 'number' ? String(value) : value
    if (typeof written !== 'string') return undefined
    if (!isExact(written)) return isPlainText(written) ? textCell(written) : undefined
    const isShortest = decimalText(Number(written)) === written
    const decimals = decimalsOf(written)
    if (!isShortest) return numberCell(Number(written), fixedFormat(decimals))
    return numberCell(Number(written), `${fixedFormat(Math.max(0, decimals - 2))}%`)
  },
  decode: (cell, complain) => {
    if (cell.kind !== 'number') return trimmed(cell, complain)
    const exact = decimalText(cell.value)
    const least = cell.format.kind === 'fixed' ? cell.format.least : 0
    return roundDecimal(exact, Math.max(least, decimalsOf(exact)))
  },
}

function trimmed(cell: Cell, complain: (message: string) => void): unknown {
  const read = plain.decode(cell, complain)
  return typeof read === 'string' ? read.trim() : read
}
