import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectRoot } from '../project-files.ts'
import { runCommand } from './run-command.ts'

// What they do with a real database `npm run ship` shows; here a dump is a file with words in it.
const programs = {
  pg_dump: 'for word; do case $word in --file=*) echo dumped > "$(echo "$word" | cut -c8-)";; esac; done',
  psql: 'echo 0',
  pg_restore: ':',
}
let folder = ''
const backups = () => join(folder, 'backups')
const files = () => join(folder, 'files')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arredo-backup-'))
  mkdirSync(join(folder, 'bin'))
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The path of a file that is there now, as lists name it. */
function put(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  const shelf = join(files(), '1', hash.slice(0, 2))
  mkdirSync(shelf, { recursive: true })
  writeFileSync(join(shelf, hash), text)
  return `./1/${hash.slice(0, 2)}/${hash}`
}

function script(name: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = { PATH: `${folder}/bin:${process.env.PATH}`, DATABASE_URL: 'postgres://nowhere', ...more }
  return runCommand('sh', [join(projectRoot, 'deploy', name)], {
    ...{ cwd: folder, limitSeconds: 30 },
    env: { BACKUP_FOLDER: backups(), FILES_FOLDER: files(), ...env },
  })
}

const kept = (kind: string) => readdirSync(backups()).filter((name) => name.endsWith(`.${kind}`))
const listed = () => kept('files').map((name) => readFileSync(join(backups(), name), 'utf8'))

it('keeps a dump whose files could not be fetched, with those that are there, and has failed', async () => {
  const first = put('first')
  await script('backup.sh')
  for (const name of ['dump', 'files', 'sha256', 'prom'].flatMap(kept)) rmSync(join(backups(), name))
  rmSync(files(), { recursive: true })
  mkdirSync(files())
  const second = put('second')

  const failing = script('backup.sh', { FILES_COMMAND: 'echo S3 is away >&2; false' })
  await expect(failing).rejects.toThrow(/ended with 1:.*S3 is away.*the dump is whole, but not all files/s)
  expect([kept('dump').length, kept('part').length, existsSync(join(backups(), 'backup.prom'))]).toEqual([
    ...[1, 0, false],
  ])
  // The mirror may have lost the one of before.
  expect(listed()).toEqual([`${[first, second].sort().join('\n')}\n`])

  const restored = await script('restore.sh', { FILES_FOLDER: join(folder, 'restored') })
  expect(restored).toContain('not all files were copied when it was made')
  for (const path of [first, second]) expect(existsSync(join(folder, 'restored', path))).toBe(true)
})

it('keeps one of those of a day, until a whole one comes', async () => {
  put('first')
  for (const _ of ['now', 'an hour later']) {
    await expect(script('backup.sh', { FILES_COMMAND: 'false' })).rejects.toThrow('ended with 1')
    expect([kept('dump').length, kept('incomplete').length]).toEqual([1, 1])
    // They are named by it.
    await nextSecond()
  }
  expect(await script('backup.sh')).toContain('1 files')
  expect([kept('dump').length, kept('incomplete').length, kept('prom').length]).toEqual([1, 0, 1])
})

it('names no file that was swept while it ran', async () => {
  const stays = put('stays')
  const swept = put('swept')
  // Between the list and the copy.
  writeFileSync(join(folder, 'bin', 'cp'), `#!/bin/sh\nrm -f "${join(files(), swept)}"\nexec /bin/cp "$@"\n`)
  chmodSync(join(folder, 'bin', 'cp'), 0o755)
  await script('backup.sh')
  expect(listed()).toEqual([`${stays}\n`])
})

it('goes on where one file cannot be copied', async () => {
  const [one, other] = [put('one'), put('other')]
  writeFileSync(
    join(folder, 'bin', 'cp'),
    `#!/bin/sh\ncase "$*" in *${one.slice(1)}*) echo spoilt disk >&2; exit 1;; esac\nexec /bin/cp "$@"\n`,
  )
  chmodSync(join(folder, 'bin', 'cp'), 0o755)
  await expect(script('backup.sh')).rejects.toThrow(/spoilt disk/)
  expect(listed()).toEqual([`${other}\n`])
  expect(kept('dump')).toHaveLength(1)
})

function nextSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_100))
}
