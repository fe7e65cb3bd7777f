import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../../photographer', import.meta.url))
const scripts = readdirSync(folder).filter((name) => name.endsWith('.py'))

it('the scripts hold what their own tests say; a tile pattern is sharper after guided smoothing', () => {
  const run = spawnSync('python3', ['-B', '-m', 'unittest'], { cwd: folder, encoding: 'utf8' })
  expect(run.stderr).toMatch(/Ran \d+ tests/)
  expect(run.status).toBe(0)
  const [, guided, plain] = /tile contrast kept: guided ([\d.]+), plain ([\d.]+)/.exec(run.stdout) ?? []
  expect(Number(guided)).toBeGreaterThan(Number(plain) + 0.3)
})

it.each(scripts)('%s has a licence that Blender’s permits, and only the photograph knows Blender', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  expect(text).toMatch(/^# SPDX-License-Identifier: MIT\n/)
  expect(text.split('\n').length).toBeLessThanOrEqual(400)
  expect(/^(import|from) (bpy|mathutils)/m.test(text)).toBe(name === 'photograph.py')
})
