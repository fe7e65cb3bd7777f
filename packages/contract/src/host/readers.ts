import { done, type Result, refuse } from '@arredo/project'
import * as z from 'zod/mini'

/** Hosts written in other days send numbers as texts and flags as words; what cannot be read is absent. */
export function flag(value: unknown, otherwise: boolean): boolean {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === 0) return value === 1
  if (typeof value !== 'string') return otherwise
  const word = value.trim().toLowerCase()
  return word === 'true' || word === '1' ? true : word === 'false' || word === '0' ? false : otherwise
}

export function text(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

export function integer(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) ? (number as number) : null
}

/** Empty when it is missing. */
export const Text = read(text)
/** Null when the key is missing, empty when it is there and empty. */
export const OptionalText = read((value) => (value === undefined || value === null ? null : text(value)))
/** Not trimmed: every character of a password counts. */
export const Password = read((value) => (typeof value === 'string' ? value : ''))
export const Anything = z.unknown()

export function Flag(otherwise: boolean) {
  return read((value) => flag(value, otherwise))
}

export function read<Value>(reader: (value: unknown) => Value) {
  return z.pipe(z.unknown(), z.transform(reader))
}

/** Reads or refuses with the exact words the host is answered. */
export function check<Value>(reader: (value: unknown) => Result<Value>) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): Value => {
      const known = reader(value)
      if (known.ok) return known.value
      context.issues.push({ code: 'custom', message: known.message, input: value })
      return z.NEVER
    }),
  )
}

/** The same where there is only one thing to complain about; the reader answers undefined then. */
export function readOr<Value>(message: string, reader: (value: unknown) => Value | undefined) {
  return check<Value>((value) => {
    const known = reader(value)
    return known === undefined ? refuse(message) : done(known)
  })
}
