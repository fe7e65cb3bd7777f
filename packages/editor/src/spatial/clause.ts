import type { Text } from '@arredo/catalogue'

/**
 * A piece of a sentence: an English translation key and what is filled in. Pieces stand side by side, so that every
 * language can say each in its own way.
 */
export type Clause = { readonly sentence: string; readonly values: Readonly<Record<string, Value>> }

export type Value =
  /** A count chooses the plural. */
  | number
  | string
  | { readonly length: number }
  /** A length as a size is called: without its unit. */
  | { readonly measure: number }
  | { readonly area: number }
  | { readonly name: Text }
  | Clause

/** How a person reads words and numbers. */
export type Speech = {
  readonly text: (sentence: string, values?: Readonly<Record<string, string | number>>) => string
  readonly name: (text: Text) => string
  /** With its unit. */
  readonly length: (millimetres: number) => string
  /** Without its unit. */
  readonly measure: (millimetres: number) => string
  readonly area: (squareMillimetres: number) => string
}

export function sentence(key: string, values: Clause['values'] = {}): Clause {
  return { sentence: key, values }
}

export function say(clauses: readonly Clause[], speech: Speech): string {
  return clauses.map((clause) => sayClause(clause, speech)).join(', ')
}

function sayClause({ sentence: key, values }: Clause, speech: Speech): string {
  const said = Object.entries(values).map(([name, value]) => [name, sayInside(value, speech)])
  return speech.text(key, Object.fromEntries(said))
}

export function sayValue(value: Value, speech: Speech): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value
  if ('length' in value) return speech.length(value.length)
  if ('measure' in value) return speech.measure(value.measure)
  if ('area' in value) return speech.area(value.area)
  if ('name' in value) return speech.name(value.name)
  return sayClause(value, speech)
}

/** A comma in the name of an article would read as the end of a piece. */
function sayInside(value: Value, speech: Speech): string | number {
  const said = sayValue(value, speech)
  return typeof value === 'object' && 'name' in value && typeof said === 'string'
    ? said.replaceAll(',', '')
    : said
}
