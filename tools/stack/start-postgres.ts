import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endWithUs } from './end-with-us.ts'
import { freePort } from './free-port.ts'
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts'
import { postgresUser } from './postgres-user.ts'
import { reachableFolder } from './reachable-place.ts'

export type Postgres = {
  /** A superuser's address, for provisioning only: row-level security proves nothing under it. */
  readonly adminUrl: string
  readonly stop: () => Promise<void>
  /** Present for a server of our own: what the fault tests need. */
  readonly own: OwnPostgres | null
}

export type OwnPostgres = {
  readonly pid: () => number | null
  readonly killHard: () => Promise<void>
  readonly restart: () => Promise<void>
}

export type StartOptions = {
  /** Where the data stays; without it a temporary folder that goes with the server. */
  readonly folder?: string
  /** An empty folder for the log of what is being written; beside the data without it. */
  readonly walFolder?: string
  /** Tests trade safety for speed; the fault tests must not. */
  readonly durable: boolean
  /** A server of our own even where DATABASE_URL names another: one that may be killed. */
  readonly ownOnly?: boolean
  /** Whatever else it is to be told: `shared_buffers=2GB`. */
  readonly settings?: readonly string[]
  /** Another PostgreSQL than the one of `npm install`. */
  readonly binaries?: PostgresBinaries
}

const superuser = 'postgres'
const password = 'local-only'
const run = promisify(execFile)
/** Faster, and not to be trusted after a crash. */
const unsafe = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** DATABASE_URL where it is set, otherwise a PostgreSQL of our own on a free port. */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  const given = process.env.DATABASE_URL
  if (given && !options.ownOnly) return { adminUrl: given, stop: async () => {}, own: null }

  const binaries = options.binaries ?? (await postgresBinaries())
  const folder = options.folder
    ? reachableFolder(options.folder)
    : mkdtempSync(join(tmpdir(), 'arredo-postgres-'))
  const data = join(folder, 'data')
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, folder, data, options.walFolder)

  const port = await freePort()
  const settings = [...(options.durable ? [] : unsafe), ...(options.settings ?? [])]
  let server = await launch(binaries, data, port, settings)
  const gone = () => server.exitCode !== null || server.signalCode !== null
  const ended = () =>
    new Promise<void>((resolve) => (gone() ? resolve() : server.once('exit', () => resolve())))

  return {
    adminUrl: `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      // SIGINT is PostgreSQL's "fast" shutdown: it does not wait for clients to leave.
      if (!gone()) server.kill('SIGINT')
      await ended()
      if (!options.folder) rmSync(folder, { recursive: true, force: true })
    },
    own: {
      pid: () => (gone() ? null : (server.pid ?? null)),
      async killHard() {
        server.kill('SIGKILL')
        await ended()
      },
      async restart() {
        server = await launchAfterCrash(binaries, data, port, settings)
      },
    },
  }
}

async function initialise(
  binaries: PostgresBinaries,
  folder: string,
  data: string,
  walFolder: string | undefined,
): Promise<void> {
  const user = postgresUser()
  mkdirSync(folder, { recursive: true })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, data, passwordFile, ...(walFolder ? [walFolder] : [])])
      chownSync(path, user.uid, user.gid)
  }
  const settings = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', `--pwfile=${passwordFile}`]
  if (walFolder) settings.push(`--waldir=${walFolder}`)
  await run(binaries.initdb, [`--pgdata=${data}`, `--username=${superuser}`, ...settings], user)
  rmSync(passwordFile)
}

/** The orphans of a killed postmaster keep the shared memory for a moment; a new one refuses until they left. */
async function launchAfterCrash(
  binaries: PostgresBinaries,
  data: string,
  port: number,
  settings: readonly string[],
) {
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      return await launch(binaries, data, port, settings)
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function launch(
  binaries: PostgresBinaries,
  data: string,
  port: number,
  settings: readonly string[],
): Promise<ChildProcess> {
  const all = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    // Brands move between cells by logical replication.
    'wal_level=logical',
    ...settings,
  ]
  const flags = all.flatMap((setting) => ['-c', setting])
  const server = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...flags], {
    ...postgresUser(),
    // Its own process group: Ctrl-C goes to us alone, and we stop the database after the server.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })

  endWithUs(server, 'SIGINT')

  return new Promise((resolve, reject) => {
    let log = ''
    const onData = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (log.includes('ready to accept connections')) resolve(server)
    }
    // Read to the end of its days: a full pipe would stop the database.
    server.stderr?.on('data', onData)
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)))
  })
}
