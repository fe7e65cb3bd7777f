import { dirname, posix } from 'node:path'
import {
  centreLines,
  centres,
  fileLines,
  mayImport,
  mayImportForeign,
  wireUnits,
  wireWords,
} from './rules.ts'
import { type ParsedFile, parseFile, type SourceFile } from './source-file.ts'

/** All findings of all rules, each `path:line what is wrong`. */
export function checkArchitecture(files: readonly SourceFile[]): string[] {
  const parsed = files.map(parseFile)
  return [
    ...parsed.flatMap(checkDirection),
    ...checkCircles(parsed),
    ...parsed.flatMap(checkSize),
    ...parsed.flatMap(checkWireWords),
  ]
}

/** The unit of the direction table a path belongs to. */
export function unitOf(path: string): string | null {
  const [top, name, , folder] = path.split('/')
  if (top === 'tools' || top === 'e2e') return top
  if ((top !== 'packages' && top !== 'apps') || !name) return null
  return isApart(`${name}/${folder}`) ? `${name}/${folder}` : name
}

function checkDirection(file: ParsedFile): string[] {
  const unit = unitOf(file.path)
  if (!unit) return []
  if (!mayImport[unit]) return [`${file.path}:1 '${unit}' has no row in the direction table`]

  return file.imports.flatMap(({ specifier, line }) => {
    const complaint = complaintAbout(file.path, unit, specifier)
    return complaint ? [`${file.path}:${line} ${complaint}`] : []
  })
}

function complaintAbout(path: string, unit: string, specifier: string): string | null {
  const target = importedUnit(path, specifier)
  if (target === unit) return null
  // Tools are never shipped: a bench may measure what the tests are made of.
  if (target === 'testing' || target === 'tools')
    return isTest(path) || unit === 'tools' ? null : `imports ${target} outside a test`
  if (target) return mayImport[unit]?.includes(target) ? null : `${unit} may not import ${target}`
  if (specifier.startsWith('.')) return null

  // Tests and tools run in Node with the test runner; what ships is held to its list.
  if (isTest(path) || unit === 'tools' || unit === 'e2e' || path.endsWith('.config.ts')) return null
  const allowed = mayImportForeign[unit] ?? []
  return allowed.some((name) => covers(name, specifier)) ? null : `${unit} may not import '${specifier}'`
}

function importedUnit(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return unitOf(posix.join(dirname(path), specifier))
  if (!specifier.startsWith('@arredo/')) return null
  const name = specifier.slice('@arredo/'.length)
  return isApart(name) ? name : (name.split('/')[0] ?? null)
}

/** A folder of a package with a row of its own. */
function isApart(name: string): boolean {
  return name.includes('/') && mayImport[name] !== undefined
}

function covers(name: string, specifier: string): boolean {
  return name.endsWith('/') || name.endsWith(':')
    ? specifier.startsWith(name)
    : specifier === name || specifier.startsWith(`${name}/`)
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/src\/testing\//.test(path) || path.startsWith('e2e/')
}

function checkCircles(files: readonly ParsedFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const entries = new Map(
    files.flatMap(({ path }) =>
      /^(packages|apps)\/[^/]+\/src\/index\.ts$/.test(path) ? [[unitOf(path), path]] : [],
    ),
  )
  const state = new Map<string, 'open' | 'closed'>()
  const findings: string[] = []

  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'closed') return
    if (state.get(path) === 'open') {
      findings.push(`${path}:1 circle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
      return
    }
    state.set(path, 'open')
    for (const { specifier } of byPath.get(path)?.imports ?? []) {
      const target = specifier.startsWith('.')
        ? posix.join(dirname(path), specifier)
        : entries.get(importedUnit(path, specifier))
      if (target && byPath.has(target)) visit(target, [...trail, path])
    }
    state.set(path, 'closed')
  }
  for (const { path } of files) visit(path, [])
  return findings
}

function checkSize({ path, text }: ParsedFile): string[] {
  const lines = text.trimEnd().split('\n').length
  const limit = centres.includes(path) ? centreLines : fileLines
  return lines > limit ? [`${path}:1 has ${lines} lines, ${limit} are allowed`] : []
}

function checkWireWords({ path, words }: ParsedFile): string[] {
  const unit = unitOf(path)
  if (!unit || wireUnits.includes(unit)) return []
  return words.flatMap(({ specifier, line }) =>
    wireWords.includes(specifier)
      ? [`${path}:${line} '${specifier}' is a wire word; it belongs in contract`]
      : [],
  )
}
