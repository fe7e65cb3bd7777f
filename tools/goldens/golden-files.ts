import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { projectRoot } from '../project-files.ts'
import type { Golden } from './make-golden.ts'

/** Of every frozen document. */
export function goldenNames(): readonly string[] {
  return readdirSync(`${projectRoot}/tools/goldens/documents`)
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted()
}

export function readGoldenDocument(name: string): unknown {
  return JSON.parse(readFileSync(path('documents', name), 'utf8'))
}

export function isFrozen(name: string): boolean {
  return existsSync(path('expected', name))
}

export function readGolden(name: string): Golden {
  return JSON.parse(readFileSync(path('expected', name), 'utf8'))
}

export function writeGolden(name: string, golden: Golden): void {
  writeFileSync(path('expected', name), `${lines(plain(golden))}\n`)
}

/** As it would come out of a file: no field without a value, numbers to the millionth, no -0. */
function plain(golden: Golden): unknown {
  return JSON.parse(
    JSON.stringify(golden, (_, value) => (typeof value === 'number' ? rounded(value) : value)),
  )
}

function rounded(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000 + 0
}

/** A shape, and whatever is short, stands on one line, so that a difference shows as one. */
function lines(value: unknown): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || 'style' in value || line.length <= 240) return line
  if (Array.isArray(value)) return `[\n${value.map(lines).join(',\n')}\n]`

  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}:${lines(field)}`)
  return `{\n${fields.join(',\n')}\n}`
}

function path(folder: 'documents' | 'expected', name: string): string {
  return `${projectRoot}/tools/goldens/${folder}/${name}.json`
}
