import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Finding, Path } from './finding.ts'

export type SourceFile = { readonly path: string; readonly text: string }

export type Source = {
  /** All files as one tree: sections that are lists are joined, sections that are maps are merged. */
  readonly data: Readonly<Record<string, unknown>>
  readonly findings: readonly Finding[]
  /** The place of a value, or of what holds it. */
  readonly locate: (path: Path) => Omit<Finding, 'message'>
}

type Place = Omit<Finding, 'message'>
type Gathered = {
  readonly data: Record<string, unknown>
  readonly places: Map<string, Place>
  readonly findings: Finding[]
}

/** More than any catalogue needs; stops a file that multiplies itself through references. */
const maxAliasCount = 500

export function readSource(files: readonly SourceFile[]): Source {
  const gathered: Gathered = { data: {}, places: new Map(), findings: [] }
  for (const file of files) readFile(file, gathered)

  const start = { file: files[0]?.path ?? '', line: 1, column: 1 }
  const locate = (path: Path): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const place = gathered.places.get(keyOf(path.slice(0, length)))
      if (place) return place
    }
    return start
  }
  return { data: gathered.data, findings: gathered.findings, locate }
}

function readFile({ path: file, text }: SourceFile, { data, places, findings }: Gathered): void {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file, line, column: col }
  }
  for (const error of document.errors) findings.push({ ...placeAt(error.pos[0]), message: error.message })
  if (document.errors.length > 0 || document.contents === null) return
  if (!isMap(document.contents)) {
    findings.push({
      file,
      line: 1,
      column: 1,
      message: 'The file must hold named sections, such as "variants:"',
    })
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
        findings.push({ ...here, message: `${twice} stands twice in ${section}` })
      }
      data[section] = { ...before, ...read }
    } else if (before === undefined) data[section] = read
    else findings.push({ ...here, message: `${section} is given a second time` })

    if (before === undefined) places.set(keyOf([section]), here)
    notePlaces(value as Node | null, [section], offset, placeAt, places)
  }
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
  places: Map<string, Place>,
): void {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue
      const name = String(key.value)
      const inner = [...path, path[0] === 'rules' ? (ruleWords[name] ?? name) : name]
      places.set(keyOf(inner), placeAt(key.range?.[0] ?? 0))
      notePlaces(value as Node | null, inner, 0, placeAt, places)
    }
  }
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      const inner = [...path, index + offset]
      places.set(keyOf(inner), placeAt((item as Node).range?.[0] ?? 0))
      notePlaces(item as Node, inner, 0, placeAt, places)
    }
  }
}

/** The author's words for a rule, where the pack has another. */
const ruleWords: Readonly<Record<string, string>> = { check: 'test', allow: 'rows', forbid: 'rows' }

/** A pack wraps a variant's values and a rule's condition once more than its author does. */
function keyOf(path: Path): string {
  return JSON.stringify(path.filter((step) => step !== 'domain' && step !== 'body').map(String))
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
