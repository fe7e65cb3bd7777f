import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { english } from './english.ts'
import { italian } from './italian/index.ts'
import { categoriesOf, pluralCategories } from './plural.ts'

const root = new URL('../../../', import.meta.url).pathname
const sources = globSync(
  [
    'apps/web/src/**/*.{ts,tsx}',
    'apps/server/src/{mail,offers,paper,photographs}/*.ts',
    'packages/{flows,editor,drawings,scene,reports}/src/**/*.{ts,tsx}',
    'packages/planning/src/{checks,filling,restyling}/*.ts',
  ],
  { cwd: root },
)
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, code: readFileSync(`${root}${path}`, 'utf8') }))

/** Calls of text('…') and sentence('…'), and messages that are shown as they were written. */
const written = /\b(?:text|sentence|announce)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`$]*)`)/g

/** Command labels are named in undo; room names and refusals of pure packages come to people as they are. */
const labels = globSync(['packages/project/src/commands/**/*.ts', 'packages/editor/src/**/*.ts'], {
  cwd: root,
})
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) =>
    [...readFileSync(`${root}${path}`, 'utf8').matchAll(/\b(?:label: |refuse\()'((?:[^'\\]|\\.)*)'/g)].map(
      ([, label = '']) => label,
    ),
  )
const roomNames = [
  ...readFileSync(`${root}packages/geometry/src/room-preset.ts`, 'utf8').matchAll(/\{ name: '([^']*)'/g),
].map(([, name = '']) => name)

const used = new Map<string, string>()
for (const { path, code } of sources) {
  for (const [, single, double, back] of code.matchAll(written)) {
    used.set((single ?? double ?? back ?? '').replaceAll(/\\(.)/g, '$1'), path)
  }
}
for (const label of labels) used.set(label, 'a command of packages/project or an entry of packages/editor')
for (const name of roomNames) used.set(name, 'packages/geometry')

const plurals = new Set(
  Object.keys(english).map((key) => key.replace(new RegExp(`_(${pluralCategories.join('|')})$`), '')),
)

describe('words', () => {
  it('finds the sentences of the interface', () => {
    expect(used.size).toBeGreaterThan(80)
  })

  it('every sentence has an Italian translation', () => {
    const missing = [...used]
      .filter(([key]) => !plurals.has(key) && italian[key] === undefined)
      .map(([key, path]) => `${key} (${path})`)
    expect(missing).toEqual([])
  })

  it('every plural has a form for each category of its language', () => {
    const formsMissing = (dictionary: Readonly<Record<string, string>>, language: string) =>
      [...plurals].flatMap((key) =>
        categoriesOf(language)
          .map((category) => `${key}_${category}`)
          .filter((form) => dictionary[form] === undefined),
      )
    expect(formsMissing(english, 'en')).toEqual([])
    expect(formsMissing(italian, 'it')).toEqual([])
  })

  it('a sentence with a count is a plural, or it would read "1 articles"', () => {
    expect([...used.keys()].filter((key) => key.includes('{{count}}') && !plurals.has(key))).toEqual([])
  })

  it('a translation keeps the placeholders of its sentence', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
    const changed = Object.entries(italian).filter(([key, translation]) => {
      const source = english[key] ?? key.replace(new RegExp(`_(${pluralCategories.join('|')})$`), '')
      return placeholders(source).join() !== placeholders(translation).join()
    })
    expect(changed).toEqual([])
  })
})
