import { describe, expect, it } from 'vitest'
import { checkArchitecture } from './architecture/check.ts'
import { centreLines, centres, fileLines } from './architecture/rules.ts'
import { projectFiles, readProjectFile } from './project-files.ts'

const check = (files: Record<string, string>): string[] =>
  checkArchitecture(Object.entries(files).map(([path, text]) => ({ path, text })))

describe('the architecture', () => {
  it('holds in every file of the project', () => {
    const paths = projectFiles(/\.tsx?$/).filter((path) => !/\.generated\.ts$|\.d\.ts$/.test(path))
    expect(paths.length).toBeGreaterThan(30)
    expect(checkArchitecture(paths.map((path) => ({ path, text: readProjectFile(path) })))).toEqual([])
  })
})

describe('the rules fail where they should', () => {
  it.each([
    ['a forbidden import', `import { a } from '@arredo/project'`],
    ['a type-only import', `import type { A } from '@arredo/project'`],
    ['a type in braces', `import { type A } from '@arredo/project'`],
    ['a re-export', `export { a } from '@arredo/project'`],
    ['a dynamic import', `const a = import('@arredo/project')`],
    ['an import type', `type A = import('@arredo/project').A`],
    ['a path around the package', `import { a } from '../../project/src/a.ts'`],
  ])('%s', (_, text) => {
    expect(check({ 'packages/geometry/src/wall.ts': text })).toEqual([
      'packages/geometry/src/wall.ts:1 geometry may not import project',
    ])
  })

  it('a foreign package outside its unit', () => {
    expect(check({ 'packages/editor/src/a.ts': `import { Mesh } from 'three'` })).toEqual([
      "packages/editor/src/a.ts:1 editor may not import 'three'",
    ])
  })

  it('the compiler of catalogues in the browser', () => {
    expect(
      check({ 'apps/web/src/a.ts': `import { compile } from '@arredo/catalogue/compile'` }),
    ).toHaveLength(1)
  })

  it('testing outside a test', () => {
    const text = `import { sample } from '@arredo/testing'`
    expect(check({ 'packages/flows/src/a.ts': text })).toHaveLength(1)
    expect(check({ 'packages/flows/src/a.test.ts': text })).toEqual([])
  })

  it('a circle, also of types alone', () => {
    const found = check({
      'packages/flows/src/a.ts': `import type { B } from './b.ts'`,
      'packages/flows/src/b.ts': `import type { A } from './a.ts'`,
    })
    expect(found).toEqual([
      'packages/flows/src/a.ts:1 circle: packages/flows/src/a.ts → packages/flows/src/b.ts → packages/flows/src/a.ts',
    ])
  })

  it('an oversized file, and a centre earlier', () => {
    const [centre] = centres
    expect(check({ 'packages/flows/src/a.ts': 'a()\n'.repeat(fileLines + 1) })).toHaveLength(1)
    expect(check({ 'packages/flows/src/a.ts': 'a()\n'.repeat(fileLines) })).toEqual([])
    expect(check({ [String(centre)]: 'a()\n'.repeat(centreLines + 1) })).toHaveLength(1)
  })

  it.each([
    ['as a name', `const cod = 1`],
    ['as a field', `const row = { olnid: 1 }`],
    ['as a quoted key', `read(row, 'fldef')`],
    ['in a type', `type Row = { haschilder: boolean }`],
  ])('a wire word %s', (_, text) => {
    expect(check({ 'packages/project/src/a.ts': text })).toHaveLength(1)
    expect(check({ 'packages/contract/src/a.ts': text })).toEqual([])
  })

  it('a unit without a row', () => {
    expect(check({ 'packages/helpers/src/a.ts': 'a()' })).toEqual([
      "packages/helpers/src/a.ts:1 'helpers' has no row in the direction table",
    ])
  })
})
