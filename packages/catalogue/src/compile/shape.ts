import { suggestion } from '../closest-word.ts'
import type { Path, Report } from './finding.ts'

export type JsonSchema = { readonly [word: string]: unknown }
type Definitions = Record<string, JsonSchema>

/** What a value of unknown origin must look like: checks it in an author's words, and as JSON Schema. */
export type Shape = {
  readonly check: (value: unknown, path: Path, report: Report) => void
  /** Named shapes go to `definitions` and are referred to. */
  readonly schema: (definitions: Definitions) => JsonSchema
}

export function text(pattern?: RegExp, meaning = 'a text'): Shape {
  return {
    check(value, path, report) {
      const isFit = typeof value === 'string' && value !== '' && (pattern?.test(value) ?? true)
      if (isFit) return
      const hint = typeof value === 'number' ? ' in quotes' : ''
      report(path, `${label(path)} should be ${meaning}${hint}, not ${describe(value)}`)
    },
    schema: () =>
      pattern
        ? { type: 'string', pattern: pattern.source, description: meaning }
        : { type: 'string', minLength: 1 },
  }
}

export function number(least = Number.NEGATIVE_INFINITY, isWhole = false): Shape {
  const meaning = isWhole ? 'a whole number' : 'a number'
  return {
    check(value, path, report) {
      const isNumber =
        typeof value === 'number' && Number.isFinite(value) && (!isWhole || Number.isSafeInteger(value))
      if (!isNumber) report(path, `${label(path)} should be ${meaning}, not ${describe(value)}`)
      else if (value < least) report(path, `${label(path)} should be ${least} or more, not ${value}`)
    },
    schema: () => ({
      type: isWhole ? 'integer' : 'number',
      ...(Number.isFinite(least) && { minimum: least }),
    }),
  }
}

export const yesOrNo: Shape = {
  check(value, path, report) {
    if (typeof value === 'boolean') return
    report(path, `${label(path)} should be true or false, not ${describe(value)}`)
  },
  schema: () => ({ type: 'boolean' }),
}

export function oneOf(...words: readonly string[]): Shape {
  return {
    check(value, path, report) {
      if (typeof value === 'string' && words.includes(value)) return
      report(path, `${label(path)} should be one of ${words.join(', ')}, not ${describe(value)}`)
    },
    schema: () => ({ enum: words }),
  }
}

export const textOrNumber: Shape = {
  check(value, path, report) {
    if (typeof value === 'string' && value !== '') return
    if (typeof value === 'number' && Number.isFinite(value)) return
    const hint = isRecord(value) ? '. Put an expression with ? or : in quotes' : ''
    report(path, `${label(path)} should be a text or a number, not ${describe(value)}${hint}`)
  },
  schema: () => ({ type: ['string', 'number'] }),
}

export function list(
  item: Shape,
  length: { readonly least?: number; readonly exactly?: number } = {},
): Shape {
  return {
    check(value, path, report) {
      if (!Array.isArray(value))
        return report(path, `${label(path)} should be a list, not ${describe(value)}`)
      if (value.length < (length.least ?? 0)) report(path, `${label(path)} should not be empty`)
      if (length.exactly !== undefined && value.length !== length.exactly) {
        report(path, `${label(path)} should have ${length.exactly} entries, not ${value.length}`)
      }
      for (const [index, held] of value.entries()) item.check(held, [...path, index], report)
    },
    schema: (definitions) => ({
      type: 'array',
      items: item.schema(definitions),
      ...(length.least !== undefined && { minItems: length.least }),
      ...(length.exactly !== undefined && { minItems: length.exactly, maxItems: length.exactly }),
    }),
  }
}

export function record(item: Shape, key?: RegExp): Shape {
  return {
    check(value, path, report) {
      if (!isRecord(value))
        return report(path, `${label(path)} should hold named entries, not ${describe(value)}`)
      for (const [name, held] of Object.entries(value)) {
        if (key && !key.test(name))
          report([...path, name], `"${name}" cannot be a code: letters, digits, _ and - only`)
        item.check(held, [...path, name], report)
      }
    },
    schema: (definitions) => ({
      type: 'object',
      additionalProperties: item.schema(definitions),
      ...(key && { propertyNames: { pattern: key.source } }),
    }),
  }
}

export function object(
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  const known = { ...required, ...optional }
  return {
    check(value, path, report) {
      if (!isRecord(value))
        return report(path, `${label(path)} should hold named entries, not ${describe(value)}`)
      for (const [name, held] of Object.entries(value)) {
        const shape = Object.hasOwn(known, name) ? known[name] : undefined
        if (shape && held !== undefined) shape.check(held, [...path, name], report)
        if (!shape)
          report([...path, name], `${name} means nothing here${suggestion(name, Object.keys(known), 99)}`)
      }
      for (const name of Object.keys(required)) {
        if (value[name] === undefined) report(path, `${label(path)} has no ${name}. Add "${name}:" here`)
      }
    },
    schema: (definitions) => ({
      type: 'object',
      required: Object.keys(required),
      properties: Object.fromEntries(
        Object.entries(known).map(([name, shape]) => [name, shape.schema(definitions)]),
      ),
      additionalProperties: false,
    }),
  }
}

/** Different fields for different words in one field. */
export function byWord(field: string, shapes: Readonly<Record<string, Shape>>): Shape {
  return {
    check(value, path, report) {
      if (!isRecord(value))
        return report(path, `${label(path)} should hold named entries, not ${describe(value)}`)
      const word = value[field]
      const shape = typeof word === 'string' && Object.hasOwn(shapes, word) ? shapes[word] : undefined
      if (shape) return shape.check(value, path, report)
      const words = Object.keys(shapes).join(', ')
      report(
        word === undefined ? path : [...path, field],
        `${label(path)}: ${field} should be one of ${words}`,
      )
    },
    schema: (definitions) => ({
      oneOf: Object.entries(shapes).map(([word, shape]) => {
        const inner = shape.schema(definitions)
        const properties = isRecord(inner.properties) ? inner.properties : {}
        return { ...inner, properties: { ...properties, [field]: { const: word } } }
      }),
    }),
  }
}

/** One shape or another, told apart by a look at the value. */
export function either(isFirst: (value: unknown) => boolean, first: Shape, second: Shape): Shape {
  return {
    check: (value, path, report) => (isFirst(value) ? first : second).check(value, path, report),
    schema: (definitions) => ({ anyOf: [first.schema(definitions), second.schema(definitions)] }),
  }
}

export function nullOr(shape: Shape): Shape {
  return {
    check: (value, path, report) => {
      if (value !== null) shape.check(value, path, report)
    },
    schema: (definitions) => ({ anyOf: [{ type: 'null' }, shape.schema(definitions)] }),
  }
}

/** A shape with a name of its own in the schema; it may hold itself. */
export function named(name: string, shape: () => Shape): Shape {
  return {
    check: (value, path, report) => shape().check(value, path, report),
    schema(definitions) {
      if (!Object.hasOwn(definitions, name)) {
        definitions[name] = {}
        definitions[name] = shape().schema(definitions)
      }
      return { $ref: `#/$defs/${name}` }
    },
  }
}

/** The same shape with a word of help for whoever writes it. */
export function described(description: string, shape: Shape): Shape {
  return { ...shape, schema: (definitions) => ({ ...shape.schema(definitions), description }) }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** "variants › FRONT › name", as a person would point at it. */
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
