import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('500 steps of undo in a house of 200 articles and 40 walls take less than 50 MB', async () => {
  const held = await heldAfter(new URL('./undo-steps.ts', import.meta.url))
  expect(held).toBeGreaterThan(0.1)
  expect(held).toBeLessThan(50)
})

test('so do 500 in a house of 200 articles in runs, with all that follows them', async () => {
  const held = await heldAfter(new URL('./undo-kitchens.ts', import.meta.url))
  expect(held).toBeGreaterThan(0.1)
  expect(held).toBeLessThan(50)
})

/** In a process of its own, which holds nothing else and may be told to collect its garbage. */
async function heldAfter(script: URL): Promise<number> {
  const inputs = ['--expose-gc', fileURLToPath(script), '500']
  const { stdout } = await promisify(execFile)(process.execPath, inputs)
  return Number(stdout)
}
