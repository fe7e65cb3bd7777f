export type Token = {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end'
  readonly text: string
  /** Characters from the start of the expression, counted from 0. */
  readonly at: number
}

/** An author's mistake, with the place in the expression. */
export class ExpressionError extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.name = 'ExpressionError'
    this.at = at
  }
}

const patterns: readonly (readonly [Token['kind'] | 'space', RegExp])[] = [
  ['space', /\s+/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['text', /'[^']*'|"[^"]*"/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['sign', /==|!=|<=|>=|&&|\|\||[-+*/%<>!?:()[\],.]/y],
]

/** Longer is a mistake or an attack: a chain of signs nests as deep as it is long. */
const mostTokens = 2_000

export function tokenise(expression: string): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < expression.length) {
    const [kind, text] = match(expression, at)
    if (kind !== 'space') tokens.push({ kind, text, at })
    at += text.length
    if (tokens.length > mostTokens) throw new ExpressionError('the expression is too long', at)
  }
  return [...tokens, { kind: 'end', text: '', at }]
}

function match(expression: string, at: number): readonly [Token['kind'] | 'space', string] {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at
    const found = pattern.exec(expression)
    if (found) return [kind, found[0]]
  }
  const sign = expression[at] ?? ''
  if (sign === '=') throw new ExpressionError("'=' compares nothing: write '=='", at)
  if (sign === "'" || sign === '"') throw new ExpressionError('this text has no closing quote', at)
  throw new ExpressionError(`the sign '${sign}' means nothing here`, at)
}
