/**
 * Says what is wrong with a value, or null. `at` names the place for the message. `reads` carries what a value
 * without a problem is, for the compiler alone: a check and the type of its record cannot part.
 */
export type Check<Value = unknown> = {
  (value: unknown, at: string): string | null
  readonly reads?: Value
  /** What it is made of, for whoever mends what fails it; see `mend`. */
  readonly shape?: Shape
}

export type Shape =
  | { readonly kind: 'object'; readonly needed: Checks; readonly possible: Checks }
  | { readonly kind: 'list'; readonly of: Check; readonly most: number }
  | {
      readonly kind: 'map' | 'records'
      readonly of: Check
      readonly most: number
      readonly longestKey: number
    }
  | { readonly kind: 'byWord'; readonly field: string; readonly shapes: Checks }
  | { readonly kind: 'orNull'; readonly of: Check }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'number' }

/** What a check lets through. */
export type ReadBy<Checked> = Checked extends Check<infer Value> ? Value : never

type Checks = Readonly<Record<string, Check>>
type Flat<Value> = { [Key in keyof Value]: Value[Key] }
type ObjectBy<Required extends Checks, Optional extends Checks> = Flat<
  { readonly [Key in keyof Required]: ReadBy<Required[Key]> } & {
    readonly [Key in keyof Optional]?: ReadBy<Optional[Key]>
  }
>

export type Fields = Readonly<Record<string, unknown>>

/** Keys that reach into every object's prototype: never the name of a record or a field. */
export const poison: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function text(longest = 500): Check<string> {
  return shaped({ kind: 'text', longest }, (value, at) => {
    if (typeof value !== 'string') return `${at} must be a text`
    return value.length > longest ? `${at} is longer than ${longest} characters` : null
  })
}

export function number(min: number, max: number): Check<number> {
  return shaped({ kind: 'number' }, (value, at) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return `${at} must be a number`
    return value < min || value > max ? `${at} must lie between ${min} and ${max}` : null
  })
}

export function integer(min: number, max: number): Check<number> {
  const inRange = number(min, max)
  return shaped(
    { kind: 'number' },
    (value, at) => inRange(value, at) ?? (Number.isInteger(value) ? null : `${at} must be a whole number`),
  )
}

export const flag: Check<boolean> = (value, at) =>
  typeof value === 'boolean' ? null : `${at} must be true or false`

export function oneOf<const Value>(allowed: readonly Value[]): Check<Value> {
  const words: readonly unknown[] = allowed
  return (value, at) => (words.includes(value) ? null : `${at} is none of ${allowed.join(', ')}`)
}

export function pattern(form: RegExp, example: string): Check<string> {
  return (value, at) =>
    typeof value === 'string' && form.test(value) ? null : `${at} must look like ${example}`
}

export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return shaped({ kind: 'orNull', of: check }, (value, at) => (value === null ? null : check(value, at)))
}

export function either<Values extends readonly Check[]>(...checks: Values): Check<ReadBy<Values[number]>> {
  return (value, at) => {
    const problems = checks.map((check) => check(value, at))
    return problems.includes(null) ? null : (problems[0] ?? null)
  }
}

export function tuple<Values extends readonly unknown[]>(
  ...checks: { [Index in keyof Values]: Check<Values[Index]> }
): Check<readonly [...Values]> {
  return (value, at) => {
    if (!Array.isArray(value) || value.length !== checks.length)
      return `${at} must have ${checks.length} entries`
    for (const [index, check] of checks.entries()) {
      const problem = check(value[index], `${at}[${index}]`)
      if (problem !== null) return problem
    }
    return null
  }
}

/** Exactly these fields; the optional ones may be absent. Anything else is refused: versions say what is new. */
export function object<Required extends Checks, Optional extends Checks = Readonly<Record<never, Check>>>(
  fields: Required,
  optional?: Optional,
): Check<ObjectBy<Required, Optional>> {
  const others: Checks = optional ?? {}
  const known = new Set([...Object.keys(fields), ...Object.keys(others)])
  const [needed, possible] = [Object.entries(fields), Object.entries(others)]
  return shaped({ kind: 'object', needed: fields, possible: others }, (value, at) => {
    if (!isFields(value)) return `${at} must be an object`
    for (const key of Object.keys(value)) if (!known.has(key)) return `${at} has an unknown field ${key}`

    const own = (key: string) => (Object.hasOwn(value, key) ? value[key] : undefined)
    for (const [key, check] of needed) {
      const problem = check(own(key), `${at}.${key}`)
      if (problem !== null) return problem
    }
    for (const [key, check] of possible) {
      const found = own(key)
      const problem = found === undefined ? null : check(found, `${at}.${key}`)
      if (problem !== null) return problem
    }
    return null
  })
}

/** A list of at most `most` entries. */
export function listOf<Value>(check: Check<Value>, most: number): Check<readonly Value[]> {
  return shaped({ kind: 'list', of: check, most }, (value, at) => {
    if (!Array.isArray(value)) return `${at} must be a list`
    if (value.length > most) return `${at} has ${value.length} entries; at most ${most} are allowed`
    for (const [index, entry] of value.entries()) {
      const problem = check(entry, `${at}[${index}]`)
      if (problem !== null) return problem
    }
    return null
  })
}

type WordedBy<Field extends string, Shapes extends Checks> = {
  [Word in keyof Shapes]: Flat<Omit<ReadBy<Shapes[Word]>, Field> & { readonly [Key in Field]: Word }>
}[keyof Shapes]

/** One of several shapes, told apart by the word in one field. */
export function byWord<Field extends string, Shapes extends Checks>(
  field: Field,
  shapes: Shapes,
): Check<WordedBy<Field, Shapes>> {
  return shaped({ kind: 'byWord', field, shapes }, (value, at) => {
    const word = isFields(value) ? value[field] : undefined
    const check = typeof word === 'string' && Object.hasOwn(shapes, word) ? shapes[word] : undefined
    return check ? check(value, at) : `${at}.${field} is none of ${Object.keys(shapes).join(', ')}`
  })
}

/** A map of named values, of at most `most` entries. */
export function mapOf<Value>(
  check: Check<Value>,
  most: number,
  longestKey = 64,
): Check<Readonly<Record<string, Value>>> {
  return shaped({ kind: 'map', of: check, most, longestKey }, (value, at) => {
    if (!isFields(value)) return `${at} must be an object`
    const keys = Object.keys(value)
    if (keys.length > most) return `${at} has ${keys.length} entries; at most ${most} are allowed`

    for (const key of keys) {
      if (poison.has(key)) return `${at} has a forbidden key ${key}`
      if (key.length === 0 || key.length > longestKey) return `${at} has a key that is empty or too long`
      const problem = check(value[key], `${at}.${key}`)
      if (problem !== null) return problem
    }
    return null
  })
}

/** A map of records that carry their own key as `id`. */
export function recordsOf<Value>(check: Check<Value>, most: number): Check<Readonly<Record<string, Value>>> {
  const longestKey = 64
  const entries = mapOf(check, most, longestKey)
  return shaped({ kind: 'records', of: check, most, longestKey }, (value, at) => {
    const problem = entries(value, at)
    if (problem || !isFields(value)) return problem
    const stray = Object.entries(value).find(([key, record]) => !isFields(record) || record.id !== key)
    return stray ? `${at}.${stray[0]} carries another id than its key` : null
  })
}

/** Anything JSON can hold, up to a depth and a number of values. */
export function anyJson(deepest: number, most: number): Check {
  return (value, at) => {
    let count = 0
    const problem = (part: unknown, depth: number): string | null => {
      count += 1
      if (count > most) return `${at} holds too much`
      if (depth > deepest) return `${at} is nested too deeply`
      if (part === null || typeof part === 'boolean') return null
      if (typeof part === 'string') return part.length > 65_536 ? `${at} holds a text that is too long` : null
      if (typeof part === 'number')
        return Number.isFinite(part) ? null : `${at} holds no number where one should be`
      if (typeof part !== 'object') return `${at} holds something that is not JSON`
      if (Object.keys(part).some((key) => poison.has(key))) return `${at} has a forbidden key`
      return firstProblem(Object.values(part).map((child) => () => problem(child, depth + 1)))
    }
    return problem(value, 0)
  }
}

export function firstProblem(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const problem = check()
    if (problem !== null) return problem
  }
  return null
}

function shaped<Value>(shape: Shape, check: Check<Value>): Check<Value> {
  return Object.assign(check, { shape })
}
