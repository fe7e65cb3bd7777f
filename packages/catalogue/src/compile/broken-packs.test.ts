import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileCatalogue } from './index.ts'
import { smallLibrary, soundCatalogue } from './sound-catalogue.ts'

type Broken = {
  readonly name: string
  readonly file: string
  /** A piece of the sound file, and what stands there instead. */
  readonly sound: string
  readonly wrong: string
  /** The first thing that is said: file, line, column, what is wrong and what to do. */
  readonly expected: string
}

const fixtures = new URL('./fixtures/broken-packs.json', import.meta.url)
const broken = JSON.parse(readFileSync(fixtures, 'utf8')) as readonly Broken[]

function findings(files: Readonly<Record<string, string>>): readonly string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  const compiled = compileCatalogue(sources, (text) => text, { library: smallLibrary })
  if (compiled.ok) return []
  return compiled.findings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
}

describe('a catalogue with one mistake', () => {
  it('has none before', () => {
    expect(findings(soundCatalogue)).toEqual([])
    expect(broken.length).toBeGreaterThanOrEqual(40)
  })

  it.each(broken)('$name is named with its line', ({ file, sound, wrong, expected }) => {
    const text = soundCatalogue[file] ?? ''
    expect(text).toContain(sound)
    expect(findings({ ...soundCatalogue, [file]: text.replace(sound, wrong) })[0]).toBe(expected)
  })
})
