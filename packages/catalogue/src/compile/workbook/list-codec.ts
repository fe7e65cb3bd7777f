import type { WrittenCell } from '../../xlsx/cell.ts'
import { isRecord } from '../shape.ts'
import { type Codec, isPlainText, numberOf, plain, text, textCell } from './codec.ts'

/** "IT, DE, AT" */
export const list: Codec = {
  encode: (value) => {
    const isFit = Array.isArray(value) && value.length > 0 && value.every((item) => isItem(item))
    return isFit && isPlainText(value[0]) ? textCell(value.join(', ')) : undefined
  },
  decode: (cell, complain) => {
    const read = text.decode(cell, complain)
    return typeof read === 'string' ? read.split(',').map((item) => item.trim()) : read
  },
}

function isItem(value: unknown): value is string {
  return isPlainText(value) && !/[,=|\n"]/.test(value) && value.trim() === value
}

/** One value of a variant, or several: "GREY", 600, "400..500, 600". */
export const choice: Codec = {
  encode: (value) => {
    if (!Array.isArray(value)) return isChoice(value) ? plain.encode(value) : undefined
    return value.length > 1 && value.every(isChoice) ? textCell(value.join(', ')) : undefined
  },
  decode: (cell, complain) => {
    if (cell.kind !== 'text') return plain.decode(cell, complain)
    const items = cell.text.split(',').map((item) => numberOf(item.trim()))
    return items.length === 1 ? items[0] : items
  },
}

function isChoice(value: unknown): value is string | number {
  if (typeof value === 'number') return numberOf(String(value)) === value
  return isItem(value) && numberOf(value) === value
}

/** "FRONT = SAGE, W = 600" */
export const choices: Codec = {
  encode: (value) => encodeNamed(value, (held) => (isChoice(held) ? String(held) : undefined)),
  decode: decodeNamed((value) => numberOf(value), 'FRONT = SAGE, W = 600'),
}

/** As `choices`, with TRUE and FALSE: what a recipe of the library is filled in with. */
export const settings: Codec = {
  encode: (value) =>
    encodeNamed(value, (held) => {
      if (typeof held === 'boolean') return held ? 'TRUE' : 'FALSE'
      return isChoice(held) && asSetting(String(held)) === held ? String(held) : undefined
    }),
  decode: decodeNamed(asSetting, 'DRAWERS = 3, SOFT_CLOSE = TRUE'),
}

function asSetting(value: string): string | number | boolean {
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  return numberOf(value)
}

/** "FRONT = SAGE | SAND, HANDLE = BAR" */
export const choiceLists: Codec = {
  encode: (value) =>
    encodeNamed(value, (held) =>
      Array.isArray(held) && held.length > 0 && held.every(isChoice) ? held.join(' | ') : undefined,
    ),
  decode: decodeNamed(
    (value) => value.split('|').map((word) => numberOf(word.trim())),
    'FRONT = SAGE | SAND, HANDLE = BAR',
  ),
}

/** "L = LENGTH, B = min(HEIGHT, FREE - 40)": a comma parts two of them only before another name and its sign. */
export const formulas: Codec = {
  encode: (value) => {
    if (!isRecord(value) || Object.keys(value).length === 0) return undefined
    const parts = Object.entries(value).map(([name, held]) => `${name} = ${held}`)
    return textCell(parts.join(', '))
  },
  decode: (cell, complain) => {
    const written = text.decode(cell, complain)
    if (typeof written !== 'string') return written
    const entries = written
      .split(/[,\n](?=[ \t]*\w+[ \t]*=(?!=))/)
      .map((part): [string, unknown] | undefined => {
        const [, name, formula] = /^(\w+)\s*=(?!=)([\s\S]*)$/.exec(part.trim()) ?? []
        return name === undefined || !formula?.trim() ? undefined : [name, numberOf(formula.trim())]
      })
    return entriesOr(entries, () => complain('Write it so: L = LENGTH, D = DEPTH - 21'))
  },
}

function encodeNamed(value: unknown, write: (held: unknown) => string | undefined): WrittenCell | undefined {
  if (!isRecord(value) || Object.keys(value).length === 0) return undefined
  const parts = Object.entries(value).map(([name, held]) => {
    const written = isItem(name) ? write(held) : undefined
    return written === undefined ? undefined : `${name} = ${written}`
  })
  return parts.includes(undefined) ? undefined : textCell(parts.join(', '))
}

function decodeNamed(read: (value: string) => unknown, example: string): Codec['decode'] {
  return (cell, complain) => {
    const written = text.decode(cell, complain)
    if (typeof written !== 'string') return written
    const entries = written.split(',').map((part): readonly [string, unknown] | undefined => {
      const [name = '', value = '', ...more] = part.split('=').map((word) => word.trim())
      return name === '' || value === '' || more.length > 0 ? undefined : [name, read(value)]
    })
    return entriesOr(entries, () => complain(`Write it so: ${example}`))
  }
}

/** "W from 400 to 900, H from 720" */
export const limits: Codec = {
  encode: (value) => {
    if (!isRecord(value) || Object.keys(value).length === 0) return undefined
    const parts = Object.entries(value).map(([name, held]) => {
      if (!isItem(name) || /\s/.test(name) || !isRecord(held)) return undefined
      const { min, max, ...more } = held
      const isFit = [min, max].every(
        (bound) => bound === undefined || (isChoice(bound) && typeof bound === 'number'),
      )
      if (!isFit || Object.keys(more).length > 0 || (min ?? max) === undefined) return undefined
      return `${name}${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`
    })
    return parts.includes(undefined) ? undefined : textCell(parts.join(', '))
  },
  decode: (cell, complain) => {
    const read = text.decode(cell, complain)
    if (typeof read !== 'string') return read
    const entries = read.split(',').map((part): readonly [string, unknown] | undefined => {
      const [, name, min, max] =
        /^(\S+)(?:\s+from\s+(-?[\d.]+))?(?:\s+to\s+(-?[\d.]+))?$/i.exec(part.trim()) ?? []
      if (name === undefined || (min ?? max) === undefined) return undefined
      const bounds = { ...(min && { min: numberOf(min) }), ...(max && { max: numberOf(max) }) }
      return [name, bounds]
    })
    return entriesOr(entries, () => complain('Write it so: W from 400 to 900, H to 780'))
  },
}

function entriesOr(
  entries: readonly (readonly [string, unknown] | undefined)[],
  complain: () => void,
): Readonly<Record<string, unknown>> | undefined {
  const fit = entries.filter((entry) => entry !== undefined)
  if (fit.length === entries.length && new Set(fit.map(([name]) => name)).size === fit.length)
    return Object.fromEntries(fit)
  complain()
  return undefined
}
