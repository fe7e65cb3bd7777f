import type { Expression } from '../pack.ts'
import { type Node, parse } from './parse.ts'
import { ExpressionError } from './token.ts'

export type Kind = 'number' | 'text' | 'boolean' | 'list'
export type Scalar = number | string | boolean
export type Result = Scalar | readonly string[]

/** What names mean to an expression: their kind when it is compiled, their value when it runs. */
export type NameKinds = {
  readonly kindOf: (name: string) => Kind | null
  /** Attributes of the chosen option of a variant, e.g. FRONT.priceGroup. */
  readonly attributeKind: (name: string, attribute: string) => Kind | null
}
export type Reader = {
  readonly read: (name: string) => Scalar
  readonly readAttribute: (name: string, attribute: string) => Result
}

export type CompiledExpression =
  | {
      readonly ok: true
      readonly kind: Kind
      /** Every name the result can depend on, each once. */
      readonly reads: readonly string[]
      readonly run: (reader: Reader) => Result
    }
  | { readonly ok: false; readonly message: string; readonly at: number }

type Typed = { readonly kind: Kind; readonly run: (reader: Reader) => Result }

export function compileExpression(expression: Expression, names: NameKinds): CompiledExpression {
  const reads = new Set<string>()
  try {
    const { kind, run } = compileNode(parse(String(expression)), names, reads)
    return { ok: true, kind, reads: [...reads], run }
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, message: error.message, at: error.at }
    throw error
  }
}

function compileNode(node: Node, names: NameKinds, reads: Set<string>): Typed {
  const sub = (child: Node) => compileNode(child, names, reads)
  switch (node.kind) {
    case 'literal': {
      const { value } = node
      return { kind: kindOfValue(value), run: () => value }
    }
    case 'name': {
      const { name } = node
      const kind = names.kindOf(name)
      if (!kind) throw new ExpressionError(`nothing here is called ${name}`, node.at)
      reads.add(name)
      return { kind, run: (reader) => reader.read(name) }
    }
    case 'attribute': {
      const { name, attribute } = node
      const kind = names.attributeKind(name, attribute)
      if (!kind) throw new ExpressionError(`${name} has no attribute ${attribute}`, node.at)
      reads.add(name)
      return { kind, run: (reader) => reader.readAttribute(name, attribute) }
    }
    case 'list':
      return compileList(node.items.map(sub), node.at)
    case 'unary':
      return compileUnary(node.sign, sub(node.operand), node.at)
    case 'binary':
      return compileBinary(node.sign, sub(node.left), sub(node.right), node.at)
    case 'choice': {
      const [test, yes, no] = [sub(node.test), sub(node.yes), sub(node.no)]
      demand(test, 'boolean', "before '?'", node.at)
      if (yes.kind !== no.kind) throw new ExpressionError("both sides of ':' must be of one kind", node.at)
      return { kind: yes.kind, run: (reader) => (test.run(reader) ? yes.run(reader) : no.run(reader)) }
    }
    case 'call':
      return compileCall(node.name, node.inputs.map(sub), node.at)
  }
}

function compileList(items: readonly Typed[], at: number): Typed {
  const kinds = new Set(items.map(({ kind }) => kind))
  if (kinds.size > 1 || kinds.has('list') || kinds.has('boolean')) {
    throw new ExpressionError('a list holds either texts or numbers', at)
  }
  // Numbers in lists are compared as texts, so that one kind of list is enough.
  return { kind: 'list', run: (reader) => items.map(({ run }) => String(run(reader))) }
}

function compileUnary(sign: string, operand: Typed, at: number): Typed {
  const { run } = operand
  if (sign === '!') {
    demand(operand, 'boolean', "after '!'", at)
    return { kind: 'boolean', run: (reader) => !run(reader) }
  }
  demand(operand, 'number', "after '-'", at)
  return { kind: 'number', run: (reader) => -Number(run(reader)) }
}

const arithmetic: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}
const comparison: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
}

function compileBinary(sign: string, left: Typed, right: Typed, at: number): Typed {
  const both = (kind: Kind) => {
    demand(left, kind, `before '${sign}'`, at)
    demand(right, kind, `after '${sign}'`, at)
  }
  const [one, two] = [left.run, right.run]
  const calculate = arithmetic[sign]
  if (calculate) {
    both('number')
    return { kind: 'number', run: (reader) => calculate(Number(one(reader)), Number(two(reader))) }
  }
  const compare = comparison[sign]
  if (compare) {
    both('number')
    return { kind: 'boolean', run: (reader) => compare(Number(one(reader)), Number(two(reader))) }
  }
  if (sign === '&&' || sign === '||') {
    both('boolean')
    if (sign === '&&') return { kind: 'boolean', run: (reader) => Boolean(one(reader) && two(reader)) }
    return { kind: 'boolean', run: (reader) => Boolean(one(reader) || two(reader)) }
  }
  if (sign === 'in') {
    if (right.kind !== 'list' || left.kind === 'list' || left.kind === 'boolean') {
      throw new ExpressionError("'in' needs a text or number before it and a list after it", at)
    }
    return { kind: 'boolean', run: (reader) => holds(two(reader), String(one(reader))) }
  }
  if (left.kind !== right.kind || left.kind === 'list') {
    throw new ExpressionError(
      `'${sign}' cannot compare ${article(left.kind)} with ${article(right.kind)}`,
      at,
    )
  }
  if (sign === '==') return { kind: 'boolean', run: (reader) => one(reader) === two(reader) }
  return { kind: 'boolean', run: (reader) => one(reader) !== two(reader) }
}

function holds(list: Result, wanted: string): boolean {
  return typeof list === 'object' && list.includes(wanted)
}

type Calculation = {
  readonly least: number
  readonly most: number
  readonly run: (...inputs: number[]) => number
}
const functions: Readonly<Record<string, Calculation>> = {
  min: { least: 1, most: 20, run: Math.min },
  max: { least: 1, most: 20, run: Math.max },
  floor: { least: 1, most: 1, run: Math.floor },
  ceil: { least: 1, most: 1, run: Math.ceil },
  round: { least: 1, most: 1, run: Math.round },
}

function compileCall(name: string, inputs: readonly Typed[], at: number): Typed {
  const called = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!called) throw new ExpressionError(`there is no function ${name}`, at)
  if (inputs.length < called.least || inputs.length > called.most) {
    throw new ExpressionError(`${name} cannot take ${inputs.length} values`, at)
  }
  for (const input of inputs) demand(input, 'number', `in ${name}()`, at)
  return { kind: 'number', run: (reader) => called.run(...inputs.map(({ run }) => Number(run(reader)))) }
}

function demand(typed: Typed, kind: Kind, where: string, at: number): void {
  if (typed.kind === kind) return
  throw new ExpressionError(`${where} ${article(kind)} is needed, not ${article(typed.kind)}`, at)
}

function article(kind: Kind): string {
  return kind === 'boolean' ? 'a yes or no' : `a ${kind}`
}

function kindOfValue(value: Scalar): Kind {
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' ? 'text' : 'boolean'
}
