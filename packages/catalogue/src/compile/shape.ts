import type { Path, Report } from './finding.ts'
import { isRecord } from './read-source.ts'

/** Checks a value of unknown origin and reports what is wrong with it. */
export type Shape = (value: unknown, path: Path, report: Report) => void

export function text(pattern?: RegExp, meaning = 'a text'): Shape {
  return (value, path, report) => {
    const isFit = typeof value === 'string' && value !== '' && (pattern?.test(value) ?? true)
    if (isFit) return
    const hint = typeof value === 'number' ? ' in quotes' : ''
    report(path, `${label(path)} should be ${meaning}${hint}, not ${describe(value)}`)
  }
}

export function number(least = Number.NEGATIVE_INFINITY, isWhole = false): Shape {
  const meaning = isWhole ? 'a whole number' : 'a number'
  return (value, path, report) => {
    const isNumber =
      typeof value === 'number' && Number.isFinite(value) && (!isWhole || Number.isSafeInteger(value))
    if (!isNumber) report(path, `${label(path)} should be ${meaning}, not ${describe(value)}`)
    else if (value < least) report(path, `${label(path)} should be ${least} or more, not ${value}`)
  }
}

export const yesOrNo: Shape = (value, path, report) => {
  if (typeof value !== 'boolean')
    report(path, `${label(path)} should be true or false, not ${describe(value)}`)
}

export function oneOf(...words: readonly string[]): Shape {
  return (value, path, report) => {
    if (typeof value === 'string' && words.includes(value)) return
    report(path, `${label(path)} should be one of ${words.join(', ')}, not ${describe(value)}`)
  }
}

export const textOrNumber: Shape = (value, path, report) => {
  if (typeof value === 'string' && value !== '') return
  if (typeof value === 'number' && Number.isFinite(value)) return
  report(path, `${label(path)} should be a text or a number, not ${describe(value)}`)
}

export function list(
  item: Shape,
  length: { readonly least?: number; readonly exactly?: number } = {},
): Shape {
  return (value, path, report) => {
    if (!Array.isArray(value)) return report(path, `${label(path)} should be a list, not ${describe(value)}`)
    if (value.length < (length.least ?? 0)) report(path, `${label(path)} should not be empty`)
    if (length.exactly !== undefined && value.length !== length.exactly) {
      report(path, `${label(path)} should have ${length.exactly} entries, not ${value.length}`)
    }
    for (const [index, held] of value.entries()) item(held, [...path, index], report)
  }
}

export function record(item: Shape, key?: RegExp): Shape {
  return (value, path, report) => {
    if (!isRecord(value))
      return report(path, `${label(path)} should hold named entries, not ${describe(value)}`)
    for (const [name, held] of Object.entries(value)) {
      if (key && !key.test(name))
        report([...path, name], `"${name}" cannot be a code: letters, digits, _ and - only`)
      item(held, [...path, name], report)
    }
  }
}

export function object(
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  const known = { ...required, ...optional }
  return (value, path, report) => {
    if (!isRecord(value))
      return report(path, `${label(path)} should hold named entries, not ${describe(value)}`)
    for (const name of Object.keys(required)) {
      if (value[name] === undefined) report(path, `${label(path)} has no ${name}`)
    }
    for (const [name, held] of Object.entries(value)) {
      const shape = Object.hasOwn(known, name) ? known[name] : undefined
      if (shape && held !== undefined) shape(held, [...path, name], report)
      if (!shape)
        report([...path, name], `${name} means nothing here. Known: ${Object.keys(known).join(', ')}`)
    }
  }
}

/** Different fields for different words in one field. */
export function byWord(field: string, shapes: Readonly<Record<string, Shape>>): Shape {
  return (value, path, report) => {
    const word = isRecord(value) ? value[field] : undefined
    const shape = typeof word === 'string' && Object.hasOwn(shapes, word) ? shapes[word] : undefined
    if (shape) return shape(value, path, report)
    report(path, `${label(path)}: ${field} should be one of ${Object.keys(shapes).join(', ')}`)
  }
}

export function nullOr(shape: Shape): Shape {
  return (value, path, report) => {
    if (value !== null) shape(value, path, report)
  }
}

/** "variants.FRONT.name", as a person would point at it. */
function label(path: Path): string {
  const steps = path.filter((step) => step !== 'domain' && step !== 'body')
  return (
    steps.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step)).join(' › ') ||
    'The catalogue'
  )
}

function describe(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'named entries' : `"${value}"`
}
