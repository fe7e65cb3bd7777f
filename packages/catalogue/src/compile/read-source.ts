import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Finding, Path } from './finding.ts'
import { isRecord } from './shape.ts'

export type SourceFile = { readonly path: string; readonly text: string }

export type Place = Omit<Finding, 'message'>

export type Source = {
  /** All files as one tree: sections that are lists are joined, sections that are maps are merged. */
  readonly data: Readonly<Record<string, unknown>>
  readonly findings: readonly Finding[]
  /** The place of a value, or of what holds it; with `at`, the place of that character of a text. */
  readonly locate: (path: Path, at?: number) => Place
}

type Gathered = {
  readonly data: Record<string, unknown>
  readonly places: Map<string, Place>
  /** Where the first character of a text stands, after its quotes. */
  readonly starts: Map<string, (at: number) => Place>
  readonly findings: Finding[]
}

/** More than any catalogue needs; stops a file that multiplies itself through references. */
const maxAliasCount = 500

export function readSource(files: readonly SourceFile[]): Source {
  const gathered: Gathered = { data: {}, places: new Map(), starts: new Map(), findings: [] }
  for (const file of files) readFile(file, gathered)

  const start = { file: files[0]?.path ?? '', line: 1, column: 1 }
  const locate = (path: Path, at?: number): Place => {
    const exact = at === undefined ? undefined : gathered.starts.get(keyOf(path))
    if (exact && at !== undefined) return exact(at)
    for (let length = path.length; length > 0; length -= 1) {
      const place = gathered.places.get(keyOf(path.slice(0, length)))
      if (place) return place
    }
    return start
  }
  return { data: gathered.data, findings: gathered.findings, locate }
}

function readFile({ path: file, text }: SourceFile, gathered: Gathered): void {
  const { data, places, findings } = gathered
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file, line, column: col }
  }
  for (const error of document.errors) {
    findings.push({ ...placeAt(error.pos[0]), message: yamlMessage(error.code, error.message) })
  }
  if (document.errors.length > 0 || document.contents === null) return
  if (!isMap(document.contents)) {
    const message = 'The file must hold named sections, such as "variants:"'
    findings.push({ file, line: 1, column: 1, message })
    return
  }

  for (const { key, value } of document.contents.items) {
    if (!isScalar(key)) continue
    const section = String(key.value)
    const here = placeAt(key.range?.[0] ?? 0)
    const read = toData(value as Node | null, document)
    if (read === undefined) {
      findings.push({ ...here, message: `${section} refers to itself, or to other places too often` })
      continue
    }
    const before = Object.hasOwn(data, section) ? data[section] : undefined
    const offset = Array.isArray(before) ? before.length : 0
    if (Array.isArray(read) && (before === undefined || Array.isArray(before)))
      data[section] = [...(before ?? []), ...read]
    else if (isRecord(read) && (before === undefined || isRecord(before)) && section !== 'name') {
      for (const twice of Object.keys(read).filter((name) => Object.hasOwn(before ?? {}, name))) {
        findings.push({ ...here, message: `${twice} stands twice in ${section}. Keep one of the two` })
      }
      data[section] = { ...before, ...read }
    } else if (before === undefined) data[section] = read
    else findings.push({ ...here, message: `${section} is given a second time. Keep one of the two` })

    if (before === undefined) places.set(keyOf([section]), here)
    notePlaces(value as Node | null, [section], offset, placeAt, gathered)
  }
}

/** The commonest slips in the words of someone who never heard of YAML. */
function yamlMessage(code: string, message: string): string {
  const hints: Readonly<Record<string, string>> = {
    TAB_AS_INDENT: 'This line is indented with a tab. Use spaces instead',
    DUPLICATE_KEY: 'The same name stands twice here. Keep one of the two',
    BAD_INDENT: 'This line is indented differently from its neighbours. Line them up with spaces',
    MISSING_CHAR: 'A bracket or a quote is not closed here. Close it',
    BLOCK_AS_IMPLICIT_KEY: 'There are two colons here. Put the text after the first one in quotes',
    BLOCK_IN_FLOW: 'Put the expression in quotes: ? and : mean something else here',
    UNEXPECTED_TOKEN: `Something here is out of place: ${message}`,
  }
  if (/end with a|must end/.test(message)) return 'A bracket is not closed before this line. Close it'
  return hints[code] ?? `This cannot be read: ${message}`
}

/** Undefined when the references in it cannot be followed. */
function toData(node: Node | null, document: Document): unknown {
  try {
    return node?.toJS(document, { maxAliasCount }) ?? null
  } catch (error) {
    if (error instanceof ReferenceError) return undefined
    throw error
  }
}

function notePlaces(
  node: Node | null,
  path: Path,
  offset: number,
  placeAt: (offset: number) => Place,
  gathered: Gathered,
): void {
  if (isScalar(node)) {
    const isQuoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE'
    const start = (node.range?.[0] ?? 0) + (isQuoted ? 1 : 0)
    if (isQuoted || node.type === 'PLAIN') gathered.starts.set(keyOf(path), (at) => placeAt(start + at))
  }
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue
      const inner = [...path, String(key.value)]
      gathered.places.set(keyOf(inner), placeAt(key.range?.[0] ?? 0))
      notePlaces(value as Node | null, inner, 0, placeAt, gathered)
    }
  }
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      const inner = [...path, index + offset]
      gathered.places.set(keyOf(inner), placeAt((item as Node).range?.[0] ?? 0))
      notePlaces(item as Node, inner, 0, placeAt, gathered)
    }
  }
}

function keyOf(path: Path): string {
  return JSON.stringify(path.map(String))
}
