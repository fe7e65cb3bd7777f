import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Calls, OutputOf } from '@arredo/contract'
import pg from 'pg'
import { benchDocument, withoutDrawing } from '../bench/bench-document.ts'
import { projectRoot } from '../project-files.ts'
import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { adminUrlFor } from '../stack/roles.ts'
import { fetchFrom } from './fetch-from.ts'
import { offerOf, valueIn } from './offer-document.ts'
import { startProduction } from './production-process.ts'
import { provision, type Urls } from './provision.ts'
import { cleanEnvironment, expectWords, runCommand } from './run-command.ts'
import type { Steps } from './steps.ts'

export type Rehearsal = {
  readonly app: string
  readonly folder: string
  /** Where pg_dump and its fellows are. */
  readonly programs: string
  readonly adminUrl: string
  /** The database that runs, and http over it. */
  readonly urls: Urls
  readonly database: string
  readonly port: number
  readonly filesFolder: string
}

const restored = 'arredo_restored'
/** One professional of each brand who sees all there is. */
const people = [
  { host: 'demo.localhost', account: 'demo', username: 'seller', password: 'kitchen-2026' },
  { host: 'atlas.localhost', account: 'atlas', username: 'admin', password: 'kitchen-2026' },
] as const

/** Dump and files into an empty place; then every row, file, project and offer is compared with the original. */
export async function rehearseRestore({ step, cleanUp }: Steps, rehearsal: Rehearsal): Promise<void> {
  const { app, folder, programs, adminUrl, urls } = rehearsal
  const backups = join(folder, 'backups')
  const files = join(folder, 'restored-files')
  const script = (name: string, env: Readonly<Record<string, string>>) =>
    runCommand('sh', [join(projectRoot, 'deploy', name)], {
      cwd: folder,
      env: { ...cleanEnvironment(), PATH: `${programs}:${process.env.PATH}`, BACKUP_FOLDER: backups, ...env },
      limitSeconds: 180,
    })

  await step('restore: twenty more projects, each with an offer', () => fill(rehearsal.port))
  const started = performance.now()
  await step('restore: backup.sh writes dump and files', async () => {
    const back = () => script('backup.sh', { DATABASE_URL: urls.backup, FILES_FOLDER: rehearsal.filesFolder })
    console.log(`        ${(await back()).trim()}`)
  })
  await step('restore: backup.sh takes what a command copies first', async () => {
    const mirror = join(folder, 'mirror')
    const command = join(app, 'dist/server/arredo.js')
    await script('backup.sh', {
      ...{ DATABASE_URL: urls.backup, DATABASE_OWNER_URL: urls.owner, FILES_FOLDER: mirror },
      BACKUP_FOLDER: join(folder, 'mirrored'),
      FILES_COMMAND: `'${process.execPath}' '${command}' files copy '${rehearsal.filesFolder}' '${mirror}'`,
    })
    const [plain, mirrored] = [await listedFiles(backups), await listedFiles(join(folder, 'mirrored'))]
    const missing = [...plain].filter((path) => !mirrored.has(path))
    if (plain.size === 0 || missing.length > 0) throw new Error(`Not copied: ${missing.join(', ')}`)
  })
  await step('restore: backup.sh keeps a dump whose files were not all copied, and has failed', async () => {
    const place = join(folder, 'without-store')
    const failing = script('backup.sh', {
      ...{ DATABASE_URL: urls.backup, FILES_FOLDER: rehearsal.filesFolder },
      ...{ BACKUP_FOLDER: place, FILES_COMMAND: 'false' },
    })
    const said = await failing.then(
      () => 'nothing',
      (error: Error) => error.message,
    )
    expectWords(said, 'the dump is whole, but not all files could be copied')
    const kinds = (await readdir(place)).flatMap((name) => name.split('.')[1] ?? []).sort()
    if (kinds.join() !== 'dump,files,incomplete,sha256') throw new Error(`It left ${kinds.join()}`)
  })
  const places = await step('restore: provision, restore.sh, arredo migrate', async () => {
    const made = await provision(adminUrl, restored)
    const url = adminUrlFor(adminUrl, restored)
    const said = await script('restore.sh', { DATABASE_URL: url, FILES_FOLDER: files })
    console.log(`        ${said.split('\n')[0]}`)
    await runCommand(process.execPath, ['dist/server/arredo.js', 'migrate'], {
      ...{ cwd: app, limitSeconds: 180 },
      env: { ...cleanEnvironment(), DATABASE_OWNER_URL: made.owner },
    })
    return made
  })
  await step('restore: every table holds the same rows', async () => {
    const [before, after] = [
      await tableHashes(adminUrlFor(adminUrl, rehearsal.database)),
      await tableHashes(adminUrlFor(adminUrl, restored)),
    ]
    const differing = [...before].filter(([table, hash]) => after.get(table) !== hash).map(([table]) => table)
    if (differing.length > 0 || after.size !== before.size) throw new Error(`Differ: ${differing.join(', ')}`)
  })
  const port = await freePort()
  const http = startProduction(app, 'http', {
    DATABASE_URL: places.app,
    PORT: String(port),
    FILES_FOLDER: files,
  })
  cleanUp(http.kill)
  await step('restore: every project and offer opens, byte by byte', async () => {
    await http.until(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (response) => response.ok,
        () => false,
      ),
    )
    let opened = 0
    for (const { host, ...who } of people) {
      const before = await everything(rehearsal.port, host, who)
      const after = await everything(port, host, who)
      if (JSON.stringify(before) !== JSON.stringify(after))
        throw new Error(`${host} differs after the restore`)
      opened += before.length
    }
    if (opened < 40) throw new Error(`Only ${opened} things were there to be opened`)
    console.log(`        ${opened} projects, offers and documents in ${seconds(started)} s from the dump on`)
  })
  await http.stop()
}

/** What the one backup of a folder says is in it. */
async function listedFiles(backups: string): Promise<ReadonlySet<string>> {
  const name = (await readdir(backups)).find((one) => one.endsWith('.files')) ?? ''
  return new Set((await readFile(join(backups, name), 'utf8')).split('\n').filter(Boolean))
}

/** Every project and offer somebody can open, as text, and the hash of every offer's document. */
async function everything(
  port: number,
  host: string,
  who: { readonly account: string; readonly username: string; readonly password: string },
): Promise<readonly string[]> {
  const client = await logIn(port, host, who)
  try {
    const seen: string[] = []
    for (const id of await projectNumbers(client)) {
      seen.push(await client.post('projects/load', JSON.stringify({ id })))
      for (const offer of valueIn(await client.call('offers/list', { projectId: id }))) {
        seen.push(JSON.stringify(offer))
        if (offer.document) seen.push(await documentHash(port, host, client, offer.document.file))
      }
    }
    return seen
  } finally {
    client.close()
  }
}

async function projectNumbers(client: ChannelClient): Promise<readonly number[]> {
  const numbers: number[] = []
  let after: string | null = null
  do {
    const page: OutputOf<Calls['projects/list']> = valueIn(
      await client.call('projects/list', { sort: '-created', ...(after !== null && { after }) }),
    )
    numbers.push(...page.projects.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  return numbers
}

/** Their documents are made when workers come again, before whatever is ordered then: small, and without a picture. */
async function fill(port: number): Promise<void> {
  const [{ host, ...who }] = people
  const client = await logIn(port, host, who)
  try {
    const catalogues = valueIn(await client.call('catalogues/list', {}))
    const hash = catalogues.find(({ code }) => code === 'KITCHEN')?.hash ?? ''
    const document = withoutDrawing(benchDocument(hash, 2))
    for (let count = 0; count < 20; count++) await offerOf(client, document)
  } finally {
    client.close()
  }
}

async function documentHash(port: number, host: string, client: ChannelClient, id: string): Promise<string> {
  const { path } = valueIn(await client.call('files/link', { id }))
  const bytes = await fetchFrom(port, host, path)
  return createHash('sha256').update(bytes).digest('hex')
}

/** One hash over all rows of each table, the queue's tables too. */
async function tableHashes(url: string): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'graphile_worker') and tablename <> 'worker' order by 1`,
    )
    const hashes = new Map<string, string>()
    for (const { name } of rows) {
      const found = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as hash
         from ${name} row`,
      )
      hashes.set(name, found.rows[0]?.hash ?? '')
    }
    return hashes
  } finally {
    await client.end()
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
