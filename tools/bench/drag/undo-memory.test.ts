import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('500 steps of undo in a house of 200 articles and 40 walls take less than 50 MB', async () => {
  const script = fileURLToPath(new URL('undo-steps.ts', import.meta.url))
  // In a process of its own, which holds nothing else and may be told to collect its garbage.
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, '500'])
  expect(Number(stdout)).toBeGreaterThan(0.1)
  expect(Number(stdout)).toBeLessThan(50)
})
