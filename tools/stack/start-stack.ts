import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildServer, migrate, type Server } from '@arredo/server'
import { freePort } from './free-port.ts'
import { createDatabase, databaseExists, dropDatabase, provisionRoles } from './provision.ts'
import { adminUrlFor, urlFor } from './roles.ts'
import { seed } from './seed.ts'
import { spawnWorker, stopChild } from './spawn-worker.ts'
import { startMailbox } from './start-mailbox.ts'
import { type Postgres, startPostgres } from './start-postgres.ts'
import { tenantSeeds } from './tenant-seeds.ts'

export type StackOptions = {
  /** Where the database stays; without it everything goes with the stack. */
  readonly folder?: string
  readonly database: string
  readonly fresh: boolean
  readonly durable: boolean
  readonly port?: number
  readonly webFolder?: string
  readonly webDevUrl?: string
  /** Whether the worker makes pictures of the articles; not when left out. */
  readonly drawsArticles?: boolean
  readonly logLevel: string
  /** A folder of catalogues that both brands sell; those of the sources when left out. */
  readonly catalogues?: string
}

export type Stack = {
  readonly port: number
  /** By tenant code, as a browser opens them. */
  readonly addresses: Readonly<Record<string, string>>
  readonly adminUrl: string
  readonly ownerUrl: string
  readonly filesFolder: string
  /** What was mailed, a page each. */
  readonly mailsFolder: string
  readonly stop: () => Promise<void>
}

/** PostgreSQL, roles, migrations, seeds, the server and the worker, in this order; stopped in the other one. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const postgres = await startPostgres({
    durable: options.durable,
    ...(options.folder ? { folder: options.folder } : {}),
  })
  const { filesFolder, mailsFolder, leaveFiles } = filesBeside(options.folder)
  const mailbox = await startMailbox(mailsFolder)
  let server: Server | null = null
  let worker: ChildProcess | null = null
  try {
    const { adminUrl, ownerUrl, workerUrl } = await prepareDatabase(postgres, { ...options, filesFolder })
    const port = options.port ?? (await freePort())
    server = await buildServer({
      databaseUrl: urlFor(adminUrl, 'arredo_app', options.database),
      databaseConnections: 10,
      host: '127.0.0.1',
      port,
      logLevel: options.logLevel,
      trustProxy: false,
      rateFactor: 1,
      // Browsers and renderers beside it keep its processors busy, not its callers.
      sheds: false,
      webFolder: options.webFolder ?? null,
      webDevUrl: options.webDevUrl ?? null,
      buildId: 'local',
      stopDelay: 0,
      filesFolder,
      s3: null,
      metricsPort: null,
    })
    await server.fastify.listen({ host: '127.0.0.1', port })
    const { logLevel, webFolder } = options
    const settings = {
      ...{ LOG_LEVEL: logLevel, FILES_FOLDER: filesFolder },
      ...(webFolder ? { WEB_FOLDER: webFolder } : {}),
      ...(options.webDevUrl ? { WEB_DEV_URL: options.webDevUrl } : {}),
      ...mailbox.environment,
      ...(options.drawsArticles ? { ARTICLE_PICTURES: 'true' } : {}),
    }
    // Where there is no Blender it does the rest of its work.
    worker = await spawnWorker(workerUrl, settings, ['--with', 'photographs'])
    // Pictures of all articles take a minute or two: whoever works meanwhile comes first.
    if (options.drawsArticles && worker.pid) setPriority(worker.pid, 10)
    const started = { server, worker }
    return {
      port,
      addresses: addressesAt(port),
      adminUrl: adminUrlFor(adminUrl, options.database),
      ownerUrl,
      filesFolder,
      mailsFolder,
      async stop() {
        await stopChild(started.worker)
        await mailbox.stop()
        await started.server.stop()
        await postgres.stop()
        leaveFiles()
      },
    }
  } catch (error) {
    if (worker) await stopChild(worker)
    await mailbox.stop()
    await server?.stop()
    await postgres.stop()
    leaveFiles()
    throw error
  }
}

/** Beside the database where that stays, else gone with it. */
function filesBeside(folder: string | undefined) {
  const home = folder ? dirname(folder) : mkdtempSync(join(tmpdir(), 'arredo-files-'))
  return {
    filesFolder: join(home, 'files'),
    mailsFolder: join(home, 'mails'),
    leaveFiles: () => folder ?? rmSync(home, { recursive: true, force: true }),
  }
}

export type Prepared = {
  readonly adminUrl: string
  readonly ownerUrl: string
  readonly appUrl: string
  readonly workerUrl: string
}

export type DatabaseOptions = Pick<StackOptions, 'database' | 'fresh' | 'catalogues'> & {
  /** Where the seeds' textures go; nowhere when left out. */
  readonly filesFolder?: string | null
}

/** Roles, the database, its newest migrations and the seeds. */
export async function prepareDatabase(
  { adminUrl }: Postgres,
  { database, fresh, filesFolder = null, catalogues }: DatabaseOptions,
): Promise<Prepared> {
  await provisionRoles(adminUrl)
  if (fresh) await dropDatabase(adminUrl, database)
  if (!(await databaseExists(adminUrl, database))) await createDatabase(adminUrl, database)
  const ownerUrl = urlFor(adminUrl, 'arredo_owner', database)
  await migrate(ownerUrl)
  await seed({ ownerUrl, filesFolder, ...(catalogues === undefined ? {} : { catalogues }) })
  return {
    ...{ adminUrl, ownerUrl },
    appUrl: urlFor(adminUrl, 'arredo_app', database),
    workerUrl: urlFor(adminUrl, 'arredo_worker', database),
  }
}

function addressesAt(port: number): Record<string, string> {
  return Object.fromEntries(tenantSeeds.map(({ code, hosts }) => [code, `http://${hosts[0]}:${port}`]))
}
