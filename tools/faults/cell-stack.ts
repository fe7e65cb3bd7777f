import { type ChildProcess, execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '@arredo/server/migrate'
import { freePort } from '../stack/free-port.ts'
import { createDatabase, provisionRoles } from '../stack/provision.ts'
import { adminUrlFor, urlFor } from '../stack/roles.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import { type OwnPostgres, startPostgres } from '../stack/start-postgres.ts'
import { prepareDatabase } from '../stack/start-stack.ts'
import type { TenantSeed } from '../stack/tenant-seeds.ts'

export type CellName = 'main' | 'b'

export type CellStack = {
  readonly port: number
  readonly server: ChildProcess
  /** The owner's address of a cell, and an administrator's, who sees the rows of all tenants. */
  readonly ownerUrl: Readonly<Record<CellName, string>>
  readonly adminUrl: Readonly<Record<CellName, string>>
  readonly postgres: Readonly<Record<CellName, OwnPostgres>>
  /** Of both cells. */
  readonly filesFolder: string
  /** The operator's command as a process of its own; refused is an error. */
  readonly arredo: (...words: readonly string[]) => Operation
  readonly stop: () => Promise<void>
}

/** A command that runs: what it says in the end, and how it dies. */
export type Operation = { readonly said: Promise<string>; readonly killHard: () => void }

const database = 'arredo_faults_cells'
const command = fileURLToPath(new URL('../../apps/server/src/arredo.ts', import.meta.url))

/** Two PostgreSQL, one http over both and a worker for each. The brands of the seeds are in main. */
export async function startCellStack(): Promise<CellStack> {
  const [main, b] = [await startOwn(), await startOwn()]
  const filesFolder = mkdtempSync(join(tmpdir(), 'arredo-faults-cells-'))
  await prepareDatabase(main, { database, fresh: true, filesFolder })
  await provisionRoles(b.adminUrl)
  await createDatabase(b.adminUrl, database)
  const urls = (role: Parameters<typeof urlFor>[1]) => ({
    main: urlFor(main.adminUrl, role, database),
    b: urlFor(b.adminUrl, role, database),
  })
  const [ownerUrl, appUrl, workerUrl] = [urls('arredo_owner'), urls('arredo_app'), urls('arredo_worker')]
  await migrate(ownerUrl.b)
  const adminUrl = {
    main: adminUrlFor(main.adminUrl, database),
    b: adminUrlFor(b.adminUrl, database),
  }
  const arredo = operator({
    DATABASE_OWNER_URL: ownerUrl.main,
    DATABASE_OWNER_CELLS: `b=${ownerUrl.b}`,
    DATABASE_ADMIN_CELLS: `main=${adminUrl.main} b=${adminUrl.b}`,
    FILES_FOLDER: filesFolder,
  })
  await arredo('cell', 'add', 'b').said
  const port = await freePort()
  const environment = { LOG_LEVEL: 'fatal', FILES_FOLDER: filesFolder }
  const server = await spawnServer(appUrl.main, port, {
    ...environment,
    DATABASE_CELLS: `b=${appUrl.b}`,
  })
  const workers = [
    await spawnWorker(workerUrl.main, environment),
    await spawnWorker(workerUrl.b, environment),
  ]

  return {
    ...{ port, server, ownerUrl, adminUrl, filesFolder, arredo },
    postgres: { main: main.own, b: b.own },
    async stop() {
      await Promise.all(workers.map(stopChild))
      server.kill('SIGKILL')
      await Promise.all([main.stop(), b.stop()])
      rmSync(filesFolder, { recursive: true, force: true })
    },
  }
}

async function startOwn() {
  const { own, ...postgres } = await startPostgres({
    ...{ durable: true, ownOnly: true },
    // An operator may have it so, and then what is committed is on its way for a moment: a move waits for it.
    settings: ['synchronous_commit=off'],
  })
  if (!own) throw new Error('The fault tests need a PostgreSQL of their own')
  return { ...postgres, own }
}

function operator(environment: Readonly<Record<string, string>>): CellStack['arredo'] {
  return (...words) => {
    const env = { ...process.env, ...environment }
    let killHard = () => {}
    const said = new Promise<string>((resolve, reject) => {
      const child = execFile(process.execPath, [command, ...words], { env }, (error, out, complaints) => {
        if (error) reject(new Error(`arredo ${words.join(' ')}: ${complaints || error.message}`))
        else resolve(out)
      })
      killHard = () => void child.kill('SIGKILL')
    })
    return { said, killHard }
  }
}

export function sellerOf({ code, people }: TenantSeed): TenantSeed['people'][number] {
  const [seller] = people
  if (!seller) throw new Error(`${code} has no seller`)
  return seller
}
