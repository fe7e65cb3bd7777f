import { ExpressionError, type Token, tokenise } from './token.ts'

export type Node =
  | { readonly kind: 'literal'; readonly value: number | string | boolean; readonly at: number }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'attribute'; readonly name: string; readonly attribute: string; readonly at: number }
  | { readonly kind: 'list'; readonly items: readonly Node[]; readonly at: number }
  | { readonly kind: 'unary'; readonly sign: string; readonly operand: Node; readonly at: number }
  | {
      readonly kind: 'binary'
      readonly sign: string
      readonly left: Node
      readonly right: Node
      readonly at: number
    }
  | {
      readonly kind: 'choice'
      readonly test: Node
      readonly yes: Node
      readonly no: Node
      readonly at: number
    }
  | { readonly kind: 'call'; readonly name: string; readonly inputs: readonly Node[]; readonly at: number }

const strength: Readonly<Record<string, number>> = {
  '?': 1,
  '||': 2,
  '&&': 3,
  '==': 4,
  '!=': 4,
  in: 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
}
const prefixStrength = 8
/** Deeper nesting is a mistake or an attack; without a bound it would exhaust the stack. */
const deepest = 100

type Cursor = { readonly tokens: readonly Token[]; next: number; depth: number }

/** Throws ExpressionError. */
export function parse(expression: string): Node {
  const cursor = { tokens: tokenise(expression), next: 0, depth: 0 }
  const node = parseFrom(cursor, 0)
  const rest = peek(cursor)
  if (rest.kind !== 'end') throw new ExpressionError(`'${rest.text}' was not expected here`, rest.at)
  return node
}

function parseFrom(cursor: Cursor, weakest: number): Node {
  cursor.depth += 1
  if (cursor.depth > deepest)
    throw new ExpressionError('the expression is nested too deeply', peek(cursor).at)

  let left = parsePrefix(cursor)
  for (;;) {
    const token = peek(cursor)
    const power = token.kind === 'sign' || token.text === 'in' ? strength[token.text] : undefined
    if (power === undefined || power <= weakest) break
    cursor.next += 1
    left = token.text === '?' ? parseChoice(cursor, left, token.at) : parseBinary(cursor, left, token, power)
  }
  cursor.depth -= 1
  return left
}

function parseChoice(cursor: Cursor, test: Node, at: number): Node {
  const yes = parseFrom(cursor, 0)
  expectSign(cursor, ':')
  // One weaker than itself, so that a chain of conditions leans to the right.
  const no = parseFrom(cursor, (strength['?'] ?? 1) - 1)
  return { kind: 'choice', test, yes, no, at }
}

function parseBinary(cursor: Cursor, left: Node, { text, at }: Token, power: number): Node {
  return { kind: 'binary', sign: text, left, right: parseFrom(cursor, power), at }
}

function parsePrefix(cursor: Cursor): Node {
  const token = take(cursor)
  const { at, text } = token
  if (token.kind === 'number') return { kind: 'literal', value: Number(text), at }
  if (token.kind === 'text') return { kind: 'literal', value: text.slice(1, -1), at }
  if (token.kind === 'name') return parseName(cursor, token)
  if (text === '-' || text === '!') {
    return { kind: 'unary', sign: text, operand: parseFrom(cursor, prefixStrength), at }
  }
  if (text === '(') {
    const inner = parseFrom(cursor, 0)
    expectSign(cursor, ')')
    return inner
  }
  if (text === '[') return { kind: 'list', items: parseItems(cursor, ']'), at }
  if (token.kind === 'end') throw new ExpressionError('the expression ends too early', at)
  throw new ExpressionError(`'${text}' was not expected here`, at)
}

function parseName(cursor: Cursor, { text, at }: Token): Node {
  if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true', at }
  if (text === 'in') throw new ExpressionError("'in' needs something before it", at)
  if (peek(cursor).text === '(') {
    cursor.next += 1
    return { kind: 'call', name: text, inputs: parseItems(cursor, ')'), at }
  }
  if (peek(cursor).text !== '.') return { kind: 'name', name: text, at }

  cursor.next += 1
  const attribute = take(cursor)
  if (attribute.kind !== 'name')
    throw new ExpressionError(`after '${text}.' a name must follow`, attribute.at)
  return { kind: 'attribute', name: text, attribute: attribute.text, at }
}

function parseItems(cursor: Cursor, close: string): readonly Node[] {
  const items: Node[] = []
  while (peek(cursor).text !== close || peek(cursor).kind !== 'sign') {
    if (items.length > 0) expectSign(cursor, ',')
    items.push(parseFrom(cursor, 0))
  }
  cursor.next += 1
  return items
}

function expectSign(cursor: Cursor, sign: string): void {
  const token = take(cursor)
  if (token.kind === 'sign' && token.text === sign) return
  const found = token.kind === 'end' ? 'the end' : `'${token.text}'`
  throw new ExpressionError(`'${sign}' was expected, not ${found}`, token.at)
}

function peek(cursor: Cursor): Token {
  return cursor.tokens[cursor.next] ?? { kind: 'end', text: '', at: 0 }
}

function take(cursor: Cursor): Token {
  const token = peek(cursor)
  if (token.kind !== 'end') cursor.next += 1
  return token
}
