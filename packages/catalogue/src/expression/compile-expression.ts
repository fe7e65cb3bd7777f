import { suggestion } from '../closest-word.ts'
import type { Expression } from '../pack.ts'
import { compileBinary, compileCall, compileUnary } from './compile-operator.ts'
import { type Node, parse } from './parse.ts'
import { ExpressionError } from './token.ts'
import { areAlike, demand, isTextual, type Kind, type Reader, type Result, type Typed } from './typed.ts'

/** What names mean to an expression: their kind when it is compiled, their value when it runs. */
export type NameKinds = {
  readonly kindOf: (name: string) => Kind | null
  /** Attributes of the chosen option of a variant, e.g. FRONT.priceGroup. */
  readonly attributeKind: (name: string, attribute: string) => Kind | null
  /**
   * All values a name or an attribute can have, null where they are not known. Given only while an author's
   * work is checked: a text that is none of them is then a mistake.
   */
  readonly valuesOf?: (name: string, attribute: string | null) => readonly string[] | null
  /** Names to suggest for a misspelt one. */
  readonly known?: () => readonly string[]
}

export type CompiledExpression =
  | {
      readonly ok: true
      readonly kind: Kind
      /** Every name the result can depend on, each once. */
      readonly reads: readonly string[]
      readonly run: (reader: Reader) => Result
      /** Texts its author wrote that it can come to, with their places. */
      readonly written: NonNullable<Typed['written']>
    }
  | {
      readonly ok: false
      readonly message: string
      /** Characters from the start of the expression, counted from 0. */
      readonly at: number
    }

/** Every mistake is found here; what compiles can run with any values of the right kinds. */
export function compileExpression(expression: Expression, names: NameKinds): CompiledExpression {
  const reads = new Set<string>()
  try {
    const { kind, run, written = [] } = compileNode(parse(String(expression)), names, reads)
    return { ok: true, kind, reads: [...reads], run, written }
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, message: error.message, at: error.at }
    throw error
  }
}

/** Throws ExpressionError. */
export function compileNode(node: Node, names: NameKinds, reads: Set<string>): Typed {
  const sub = (child: Node) => compileNode(child, names, reads)
  const { at } = node
  switch (node.kind) {
    case 'literal': {
      const { value } = node
      if (typeof value === 'string')
        return { kind: 'text', at, written: [{ text: value, at }], run: () => value }
      return { kind: typeof value === 'number' ? 'number' : 'boolean', at, run: () => value }
    }
    case 'name':
      return compileName(node.name, at, names, reads)
    case 'attribute':
      return compileAttribute(node.name, node.attribute, at, names, reads)
    case 'list':
      return compileList(node.items.map(sub), at)
    case 'unary':
      return compileUnary(node.sign, sub(node.operand), at)
    case 'binary':
      return compileBinary(node.sign, sub(node.left), sub(node.right), at)
    case 'choice':
      return compileChoice(sub(node.test), sub(node.yes), sub(node.no), at)
    case 'call':
      return compileCall(node.name, node.inputs.map(sub), at)
  }
}

function compileName(name: string, at: number, names: NameKinds, reads: Set<string>): Typed {
  const kind = names.kindOf(name)
  if (!kind) {
    const hint = suggestion(name, names.known?.() ?? [], 8)
    throw new ExpressionError(`nothing here is called ${name}${hint}`, at)
  }
  reads.add(name)
  const values = names.valuesOf?.(name, null)
  return { kind, at, label: name, run: (reader) => reader.read(name), ...(values && { values }) }
}

function compileAttribute(
  name: string,
  attribute: string,
  at: number,
  names: NameKinds,
  reads: Set<string>,
): Typed {
  const kind = names.attributeKind(name, attribute)
  if (!kind) throw new ExpressionError(`${name} has no attribute ${attribute}`, at)
  reads.add(name)
  const values = names.valuesOf?.(name, attribute)
  return {
    kind,
    at,
    label: `${name}.${attribute}`,
    run: (reader) => reader.readAttribute(name, attribute),
    ...(kind === 'list' && { of: 'text' as const }),
    ...(values && { values }),
  }
}

function compileList(items: readonly Typed[], at: number): Typed {
  const kinds = new Set(items.map(({ kind }) => (isTextual(kind) ? 'text' : kind)))
  const [of] = kinds
  if (kinds.size > 1 || of === 'list' || of === 'boolean' || of === 'option') {
    throw new ExpressionError('a list holds either texts or numbers', at)
  }
  return {
    kind: 'list',
    at,
    run: (reader) => items.map(({ run }) => run(reader) as string | number),
    written: items.flatMap(({ written }) => written ?? []),
    ...(of && { of }),
  }
}

function compileChoice(test: Typed, yes: Typed, no: Typed, at: number): Typed {
  demand(test, 'boolean', "before '?'", at)
  if (!areAlike(yes, no)) throw new ExpressionError("both sides of ':' must be of one kind", at)
  const of = yes.of ?? no.of
  return {
    kind: yes.kind === no.kind ? yes.kind : 'text',
    at,
    run: (reader) => (test.run(reader) ? yes.run(reader) : no.run(reader)),
    written: [...(yes.written ?? []), ...(no.written ?? [])],
    ...(of && { of }),
  }
}
