import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { packCommand } from './pack-command.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'arredo-alone-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('arredo installs alone from its tarball, without a network, and works from where one stands', async () => {
  const home = join(folder, 'home')
  mkdirSync(home)
  const tarball = await packCommand(join(folder, 'out'))
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', tarball]
  await runCommand('npm', install, { cwd: home, limitSeconds: 60 })

  const arredo = (cwd: string, ...words: readonly string[]) =>
    runCommand(join(home, 'node_modules/.bin/arredo'), ['catalogue', ...words], { cwd, limitSeconds: 60 })
  await arredo(home, 'new', 'bathroom')
  expect(await arredo(join(home, 'bathroom'), 'check', '.')).toContain('MYRANGE 1: 2 articles, no mistakes')
  expect(await arredo(home, 'to-workbook', 'bathroom', 'bathroom.xlsx')).toContain('Wrote bathroom.xlsx')
})
