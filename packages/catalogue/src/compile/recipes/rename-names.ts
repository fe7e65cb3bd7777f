import { ExpressionError, tokenise } from '../../expression/token.ts'
import { isRecord } from '../shape.ts'

/** Fields of a recipe that hold words, not expressions. */
const wordFields = new Set([
  ...[
    'code',
    'shape',
    'grain',
    'sheet',
    'edges',
    'along',
    'across',
    'asset',
    'facing',
    'line',
    'why',
    'seam',
  ],
  ...['group', 'kind', 'edge', 'axis', 'opens', 'parameters', 'hardware'],
])

/** A recipe under other names: in its expressions, in the names of its `let`, and in its materials. */
export function renameNames(
  value: unknown,
  names: ReadonlyMap<string, string>,
  materials: ReadonlyMap<string, string>,
  field = '',
): unknown {
  if (Array.isArray(value)) return value.map((held: unknown) => renameNames(held, names, materials, field))
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, held]) => [
        field === 'let' ? (names.get(key) ?? key) : key,
        renameNames(held, names, materials, field === 'let' ? 'value' : key),
      ]),
    )
  }
  if (typeof value !== 'string') return value
  if (field === 'material') return materials.get(value) ?? value
  return wordFields.has(field) ? value : renameExpression(value, names)
}

function renameExpression(expression: string, names: ReadonlyMap<string, string>): string {
  const tokens = tokensOf(expression)
  let renamed = ''
  let end = 0
  for (const [index, { kind, text, at }] of tokens.entries()) {
    const isCall = tokens[index + 1]?.text === '('
    const isAttribute = tokens[index - 1]?.text === '.'
    const other = kind === 'name' && !isCall && !isAttribute ? names.get(text) : undefined
    renamed += expression.slice(end, at) + (other ?? text)
    end = at + text.length
  }
  return renamed + expression.slice(end)
}

function tokensOf(expression: string) {
  try {
    return tokenise(expression)
  } catch (error) {
    // Named where it is compiled.
    if (error instanceof ExpressionError) return []
    throw error
  }
}
