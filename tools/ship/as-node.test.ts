import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../project-files.ts'

const isRoot = process.getuid?.() === 0
const folder = mkdtempSync(join(tmpdir(), 'arredo-as-node-'))
const secret = join(folder, 'secret')
const program = join(folder, 'node')
const script = join(folder, 'as-node.sh')

beforeAll(() => {
  chmodSync(folder, 0o755)
  writeFileSync(secret, 'hunter2\n', { mode: 0o400 })
  copyFileSync(process.execPath, program)
  copyFileSync(`${projectRoot}deploy/as-node.sh`, script)
  // As the Dockerfile leaves it: to be run, not to be read.
  chmodSync(program, 0o111)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads its secret as `settings.ts` does, then looks for it with another program of the same user. */
const worker = `
  const { closeSync, readFileSync } = require('node:fs')
  const { spawnSync } = require('node:child_process')
  const secret = readFileSync(Number(process.env.DATABASE_PASSWORD_FILE.slice(8)), 'utf8').trim()
  closeSync(3)
  const look = 'id -un; cat ${secret} /proc/' + process.pid + '/environ /proc/' + process.pid + '/maps; ls /proc/' + process.pid + '/fd; cat <&3'
  const found = spawnSync('sh', ['-c', look], { encoding: 'utf8', env: { PATH: process.env.PATH } })
  console.log(JSON.stringify({ secret, found: found.stdout, refused: found.stderr }))
`

it.runIf(isRoot)('a program has its secret, and nothing it starts can find it', () => {
  const env = {
    PATH: process.env.PATH,
    ARREDO_USER: 'nobody',
    DATABASE_PASSWORD_FILE: secret,
    OTHER: 'in the environment',
  }
  const said = execFileSync('sh', [script, program, '-e', worker], { encoding: 'utf8', env })
  const { secret: read, found, refused } = JSON.parse(said)
  expect(read).toBe('hunter2')
  expect(found).toBe('nobody\n')
  expect(refused.match(/Permission denied/g)).toHaveLength(4)
})

/** What the table of settings says is best given as a file. */
const secrets = [
  ...new Set(
    [...readFileSync(`${projectRoot}docs/operations.md`, 'utf8').matchAll(/best as `(\w+_FILE)`/g)].map(
      ([, name = '']) => name,
    ),
  ),
]

it.runIf(isRoot)('every secret that is best a file is opened, each its own', () => {
  expect(secrets).toContain('DATABASE_CELLS_FILE')
  const given = [...secrets, 'DATABASE_OWNER_PASSWORD_FILE']
  const files = given.map((name) => {
    const path = join(folder, name)
    writeFileSync(path, `of ${name}\n`, { mode: 0o400 })
    return [name, path] as const
  })
  const env = { PATH: process.env.PATH, ARREDO_USER: 'nobody', ...Object.fromEntries(files) }
  const read = `
    const { readFileSync } = require('node:fs')
    const words = ${JSON.stringify(given)}.map((name) => {
      const [, open] = /^\\/dev\\/fd\\/([3-9])$/.exec(process.env[name]) ?? []
      return open && readFileSync(Number(open), 'utf8').trim()
    })
    console.log(JSON.stringify(words))`
  const said = execFileSync('sh', [script, program, '-e', read], { encoding: 'utf8', env })
  expect(JSON.parse(said)).toEqual(given.map((name) => `of ${name}`))
})

it('whoever is not root goes on as who they are', () => {
  const user = isRoot ? { uid: 65534, gid: 65534 } : {}
  const { stdout } = spawnSync('sh', [script, 'id', '-u'], { encoding: 'utf8', ...user })
  expect(stdout.trim()).toBe(isRoot ? '65534' : String(process.getuid?.()))
})
