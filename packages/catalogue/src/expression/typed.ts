import { suggestion } from '../closest-word.ts'
import { ExpressionError } from './token.ts'

/** An option is the chosen code of a variant: a text of which all possible values are known. */
export type Kind = 'number' | 'text' | 'boolean' | 'option' | 'list'
export type Scalar = number | string | boolean
export type Result = Scalar | readonly (string | number)[]

export type Reader = {
  readonly read: (name: string) => Scalar
  readonly readAttribute: (name: string, attribute: string) => Result
}

/** A checked piece of an expression. */
export type Typed = {
  readonly kind: Kind
  readonly run: (reader: Reader) => Result
  readonly at: number
  /** What a list holds; absent for the empty list. */
  readonly of?: 'number' | 'text'
  /** All values it can have, or all members of a list, where they are known before it runs. */
  readonly values?: readonly string[]
  /** Texts written by the author, one by one, with their places. */
  readonly written?: readonly { readonly text: string; readonly at: number }[]
  /** How a message names it, e.g. FRONT or FRONT.tags. */
  readonly label?: string
}

export function isTextual(kind: Kind): boolean {
  return kind === 'text' || kind === 'option'
}

export function areAlike(one: Typed, two: Typed): boolean {
  if (one.kind === 'list' && two.kind === 'list') {
    return one.of === undefined || two.of === undefined || one.of === two.of
  }
  return one.kind === two.kind || (isTextual(one.kind) && isTextual(two.kind))
}

export function demand(typed: Typed, kind: Kind, where: string, at: number): void {
  if (typed.kind === kind) return
  const isQuoted = kind === 'number' && typed.written?.some(({ text }) => Number.isFinite(Number(text)))
  const cure = isQuoted ? ': write it without quotes' : ''
  throw new ExpressionError(
    `${where} ${kindInWords(kind)} is needed, not ${kindInWords(typed.kind)}${cure}`,
    at,
  )
}

export function kindInWords(kind: Kind): string {
  if (kind === 'boolean') return 'a yes or no'
  return kind === 'option' ? 'an option' : `a ${kind}`
}

/** A code or tag that nothing can ever be equal to is a slip of the pen. */
export function checkSpelling(known: Typed, written: Typed): void {
  const { values, label = 'This' } = known
  if (!values) return
  for (const { text, at } of written.written ?? []) {
    if (values.includes(text)) continue
    throw new ExpressionError(`${label} is never '${text}'${suggestion(text, values)}`, at)
  }
}

/** Nothing but numbers a cabinet can be built with: dividing by zero gives zero. */
export function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}
