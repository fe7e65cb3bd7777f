import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles, projectRoot, readProjectFile } from './project-files.ts'

const pages = projectFiles(/\.md$/).map((path) => ({ path, text: readProjectFile(path) }))

it('every link and picture of our pages leads somewhere', () => {
  const dead = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(projectRoot, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  )
  expect(dead).toEqual([])
})

it('every command the pages name exists', () => {
  const { scripts } = JSON.parse(readProjectFile('package.json'))
  const unknown = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${path}: npm run ${name}`),
  )
  expect(unknown).toEqual([])
})

it('every file CONTRIBUTING, ARCHITECTURE and SECURITY send a reader to exists', () => {
  const missing = pages
    .filter(({ path }) => /^(CONTRIBUTING|ARCHITECTURE|SECURITY)\.md$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/`((?:apps|packages|catalogues|docs|tools)\/[^`<]+)`/g)])
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(projectRoot, target)))
  expect(missing).toEqual([])
})
