import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags, chromiumPath } from '../browser.ts'
import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { startPostgres } from '../stack/start-postgres.ts'
import { prepareDatabase } from '../stack/start-stack.ts'
import { tenantSeeds } from '../stack/tenant-seeds.ts'

const atlas = tenantSeeds.find(({ code }) => code === 'atlas')
const host = atlas?.hosts[0] ?? ''
const seller = atlas?.people[0]

/** A seller's planner as it ships, with a database of its own. */
export type BenchPlanner = {
  readonly url: string
  readonly browser: Browser
  /** The hash of the kitchen that is sold. */
  readonly kitchen: string
  readonly save: (document: ProjectDocument) => Promise<number>
  /** Logged in and at home, in a context of its own. */
  readonly newPage: () => Promise<Page>
}

export async function withPlanner<Found>(
  dist: string,
  work: (planner: BenchPlanner) => Promise<Found>,
): Promise<Found> {
  if (!seller) throw new Error('The seeds have no seller')
  const postgres = await startPostgres({ durable: false, ownOnly: true })
  const filesFolder = mkdtempSync(join(tmpdir(), 'bench-planner-'))
  const { appUrl } = await prepareDatabase(postgres, {
    ...{ database: `arredo_planner_${process.pid}`, fresh: true, filesFolder },
  })
  const port = await freePort()
  // No worker: it would take the project's picture meanwhile.
  process.env.WEB_FOLDER = `${dist}/web`
  const server = await spawnServer(appUrl, port, { FILES_FOLDER: filesFolder })
  const client = await logIn(port, host, seller)
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...browserFlags, '--disable-gpu-compositing', '--js-flags=--expose-gc'],
  })
  const url = `http://${host}:${port}`
  try {
    return await work({
      ...{ url, browser, kitchen: await kitchenSold(client) },
      save: (document) => save(client, document),
      newPage: () => newPage(browser, url),
    })
  } finally {
    await browser.close()
    client.close()
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await postgres.stop()
    rmSync(filesFolder, { recursive: true, force: true })
  }
}

async function kitchenSold(client: ChannelClient): Promise<string> {
  const listed = await client.call('catalogues/list', {})
  const pack = listed.ok ? listed.value.find(({ code }) => code === 'KITCHEN')?.hash : undefined
  if (pack === undefined) throw new Error('The seeds sell no kitchen')
  return pack
}

async function save(client: ChannelClient, document: ProjectDocument): Promise<number> {
  const key = { id: null, revision: 0, idempotencyKey: randomUUID() }
  const saved = await client.call('projects/save', { ...key, ...splitTrade(document) })
  if (!saved.ok) throw new Error(saved.message)
  return saved.value.id
}

async function newPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(120_000)
  await page.goto(`${url}/home`)
  await page.evaluate(
    async (login) => {
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(login) })
    },
    {
      userid: seller?.account,
      username: seller?.username,
      password: seller?.password,
      carrier: 'cookie',
    },
  )
  await page.goto(`${url}/home`)
  return page
}
