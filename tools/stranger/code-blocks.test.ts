import { describe, expect, it } from 'vitest'
import { readProjectFile } from '../project-files.ts'
import { applyDifference, codeBlocks, commandsOf, headingsOf } from './code-blocks.ts'

const page =
  '# Page\n\n## One\n\n1. Do:\n\n   ```sh\n   # first\n   npm install\n   ```\n\n## Two\n\n```ts a/b.ts\nconst a = 1\n```\n'

describe('code blocks', () => {
  it('are found by section, with language and file', () => {
    expect(headingsOf(page)).toEqual(['One', 'Two'])
    expect(codeBlocks(page, 'Two')).toEqual([{ language: 'ts', path: 'a/b.ts', text: 'const a = 1\n' }])
    expect(codeBlocks(page, 'One').flatMap(commandsOf)).toEqual(['npm install'])
    expect(() => codeBlocks(page, 'Three')).toThrow('There is no section "Three"')
  })

  it('written as differences change exactly one place', () => {
    const text = 'one\ntwo\nthree\n'
    expect(applyDifference(text, ' one\n-two\n+TWO\n+2\n')).toBe('one\nTWO\n2\nthree\n')
    expect(() => applyDifference(text, ' one\n three\n+four\n')).toThrow('found 0 times')
    expect(() => applyDifference('a\nb\na\n', ' a\n+c\n')).toThrow('found 2 times')
  })

  it('of the worked examples change files that stand as they say', () => {
    const guide = readProjectFile('CONTRIBUTING.md')
    const examples = headingsOf(guide).filter((heading) => heading.startsWith('A worked example: '))
    for (const { language, path, text } of examples.flatMap((example) => codeBlocks(guide, example))) {
      if (language !== 'diff' || path === null) continue
      expect(() => applyDifference(readProjectFile(path), text), path).not.toThrow()
    }
  })
})
