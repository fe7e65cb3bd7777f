import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectRoot, readProjectFile } from './project-files.ts'

const page = readProjectFile('docs/asvs.md')

type Line = { readonly id: string; readonly level: string; readonly stands: string; readonly by: string }

const lines = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| .+? \| ([a-z ]+) \| (.*) \|$/gm)].map(
  ([, id = '', level = '', stands = '', by = '']): Line => ({ id, level, stands, by }),
)
const count = (level: string, stands?: string): number =>
  lines.filter((line) => line.level === level && (stands === undefined || line.stands === stands)).length
const states = ['met', 'not applicable', 'open']

it('docs/asvs.md has every line of levels 1 and 2 of ASVS 5.0 once, with its state and its reason', () => {
  expect([count('1'), count('2'), new Set(lines.map(({ id }) => id)).size]).toEqual([70, 183, 253])
  expect(lines.filter(({ stands, by }) => !states.includes(stands) || by === '')).toEqual([])
})

it('its sums are right', () => {
  for (const level of ['1', '2'])
    expect(page).toContain(`| ${level} | ${states.map((state) => count(level, state)).join(' | ')} |`)
})

it('every file it leans on is there', () => {
  const named = [...page.matchAll(/`((?:[\w-]+\/)+[\w.-]+|SECURITY\.md)`/g)].map(([, path = '']) => path)
  const files = named.filter((path) => /\.[a-z]+$|Caddyfile$/.test(path))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((path) => !existsSync(`${projectRoot}/${path}`))).toEqual([])
})
