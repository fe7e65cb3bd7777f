import { parseSync } from 'oxc-parser'

export type SourceFile = { readonly path: string; readonly text: string }
export type Import = { readonly specifier: string; readonly line: number }
export type ParsedFile = SourceFile & {
  readonly imports: readonly Import[]
  readonly words: readonly Import[]
}

type Node = { type: string; start: number; [key: string]: unknown }

/** Every way one file can name another: static, type-only, re-export, dynamic, and `import('…').T`. */
export function parseFile(file: SourceFile): ParsedFile {
  const parsed = parseSync(file.path, file.text)
  const error = parsed.errors.find(({ severity }) => severity === 'Error')
  if (error) throw new Error(`${file.path}: ${error.message}`)

  const imports: Import[] = []
  const words: Import[] = []
  const lineOf = lineFinder(file.text)
  walk(parsed.program as unknown as Node, (node) => {
    const specifier = specifierOf(node)
    if (specifier !== null) imports.push({ specifier, line: lineOf(node.start) })
    const word = wordOf(node)
    if (word !== null) words.push({ specifier: word, line: lineOf(node.start) })
  })
  return { ...file, imports, words }
}

function specifierOf(node: Node): string | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return stringValue(node.source ?? node.argument)
    default:
      return null
  }
}

function wordOf(node: Node): string | null {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node.name)
  return node.type === 'Literal' ? stringValue(node) : null
}

function stringValue(node: unknown): string | null {
  if (typeof node !== 'object' || node === null) return null
  const { value, literal } = node as { value?: unknown; literal?: unknown }
  if (typeof value === 'string') return value
  return literal ? stringValue(literal) : null
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (typeof item === 'object' && item !== null && typeof (item as Node).type === 'string')
        walk(item as Node, visit)
    }
  }
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1))
    starts.push(index + 1)
  return (offset) => {
    let line = 0
    while (line + 1 < starts.length && (starts[line + 1] ?? 0) <= offset) line++
    return line + 1
  }
}
