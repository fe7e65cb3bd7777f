import { benchDocument } from '../bench/bench-document.ts'
import { chromiumPath } from '../browser.ts'
import { freePort } from '../stack/free-port.ts'
import type { PostgresBinaries } from '../stack/postgres-binaries.ts'
import { adminUrlFor } from '../stack/roles.ts'
import { startPostgres } from '../stack/start-postgres.ts'
import { startSwift } from '../stack/start-swift.ts'
import { makeOffer } from './offer-document.ts'
import { isOk, startProduction } from './production-process.ts'
import { provision, type Urls } from './provision.ts'
import { cleanEnvironment, expectWords, runCommand } from './run-command.ts'
import type { Steps } from './steps.ts'

export type ScaleOut = {
  /** The production tree, installed. */
  readonly app: string
  readonly binaries: PostgresBinaries
  /** What ran on one machine, and is stopped: it becomes the first cell. */
  readonly adminUrl: string
  readonly urls: Urls
  readonly database: string
  readonly filesFolder: string
}

const cell = 'second'
/** Stays where it is. */
const atlas = { host: 'atlas.localhost', account: 'atlas', username: 'seller', password: 'kitchen-2026' }
/** Moves to the second cell. */
const demo = { host: 'demo.localhost', account: 'demo', username: 'seller', password: 'kitchen-2026' }

/** From one machine to two http, a bucket and two cells with a worker each, by the operator's command. */
export async function scaleOut({ step, cleanUp }: Steps, options: ScaleOut): Promise<void> {
  const { app, binaries, adminUrl, urls, database, filesFolder } = options
  const second = await step('scale out: a second PostgreSQL', async () => {
    const postgres = await startPostgres({ durable: false, ownOnly: true, binaries })
    cleanUp(postgres.stop)
    return { adminUrl: postgres.adminUrl, urls: await provision(postgres.adminUrl, database) }
  })
  const swift = await step('scale out: a store of files that speaks S3', startSwift)
  cleanUp(swift.stop)

  const adminOf = (url: string) => adminUrlFor(url, database)
  const operator = {
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_OWNER_CELLS: `${cell}=${second.urls.owner}`,
    DATABASE_ADMIN_CELLS: `main=${adminOf(adminUrl)} ${cell}=${adminOf(second.adminUrl)}`,
    ...swift.environment,
  }
  const arredo = (...words: readonly string[]) =>
    runCommand(process.execPath, ['dist/server/arredo.js', ...words], {
      ...{ cwd: app, env: { ...cleanEnvironment(), ...operator }, limitSeconds: 180 },
    })
  await step('scale out: arredo files copy, migrate, cell add', async () => {
    expectWords(await arredo('files', 'copy', filesFolder, 's3'), 'files were copied')
    await arredo('migrate')
    expectWords(await arredo('cell', 'add', cell), `${cell} is a cell now`)
  })

  const doors = [await freePort(), await freePort()]
  const https = doors.map((port) =>
    startProduction(app, 'http', {
      ...{ ...swift.environment, DATABASE_URL: urls.app, DATABASE_CELLS: `${cell}=${second.urls.app}` },
      ...{ PORT: String(port) },
    }),
  )
  const rooms = [await freePort(), await freePort()]
  const workers = [urls, second.urls].map(({ worker }, index) =>
    startProduction(app, 'worker', {
      ...{ ...swift.environment, DATABASE_URL: worker, WORKER_PORT: String(rooms[index]) },
      ...{ CHROMIUM_PATH: chromiumPath(), ARTICLE_PICTURES: 'false' },
    }),
  )
  const processes = [...https, ...workers]
  for (const { kill } of processes) cleanUp(kill)
  await step('scale out: two http and a worker for each cell are ready', async () => {
    for (const [index, port] of [...doors, ...rooms].entries())
      await processes[index]?.until(() => isOk(port, '/readyz'))
  })
  await step('scale out: arredo brand move while both http serve it', async () => {
    const words = await arredo('brand', 'move', 'demo', '--to', cell)
    expectWords(words, `demo is in ${cell} now`)
    console.log(`        ${words.trim()}`)
  })
  await step('scale out: an offer in each cell, made by one http and read by the other', async () => {
    const [one = 0, other = 0] = doors
    const offers = [
      makeOffer({ ...atlas, port: one, reader: other }, 'KITCHEN', benchDocument),
      makeOffer({ ...demo, port: other, reader: one }, 'KITCHEN', benchDocument),
    ]
    for (const { pdf } of await Promise.all(offers)) {
      const start = new TextDecoder().decode(pdf.subarray(0, 5))
      if (start !== '%PDF-') throw new Error(`A document that begins with ${start}`)
    }
  })
  await step('scale out: all four stop at SIGTERM', async () => {
    await Promise.all(processes.map(({ stop }) => stop()))
  })
}
