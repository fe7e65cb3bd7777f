import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { eventChannel } from '../../apps/server/src/events/event-notice.ts'
import { benchDocument, withoutDrawing } from '../bench/bench-document.ts'
import { type Kept, save } from '../bench/scale/people.ts'
import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { adminUrlFor } from '../stack/roles.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import type { Postgres } from '../stack/start-postgres.ts'
import { prepareDatabase } from '../stack/start-stack.ts'
import { tenantSeeds } from '../stack/tenant-seeds.ts'
import { addTenants, fillArticles, fillProjects, type Place } from './fill.ts'
import { type Size, usualTenants } from './sizes.ts'

/** A seller at work in one of the brands. */
export type Desk = Place & {
  readonly client: ChannelClient
  /** Hears of every change, as pages do. */
  readonly listener: pg.Client
  /** Sees the queue. */
  readonly admin: pg.Client
  /** The hash of the kitchens on sale. */
  readonly pack: string
  /** The number of one of its many projects. */
  readonly anyProject: (turn: number) => number
  /** The one that is saved again and again. */
  kept: Kept
  /** What is not saved of another, as it goes on. */
  readonly draft: Draft
}

type Draft = { readonly key: string; seq: number }

/** A database as full as its size says, with a server and a worker of its own. */
export type Side = {
  readonly appUrl: string
  readonly admin: pg.Client
  readonly server: ChildProcess
  readonly desks: readonly Desk[]
  /** Those of brands that have as much as the one alone. */
  readonly usual: readonly Desk[]
  readonly stop: () => Promise<void>
}

/** As many different documents as are copied for the rest of a brand's projects. */
const different = 5

export type SideOptions = { readonly name: string; readonly size: Size; readonly filesFolder: string }

export async function startSide(postgres: Postgres, options: SideOptions): Promise<Side> {
  const { name, size, filesFolder } = options
  const database = `arredo_growth_${name}`
  const { adminUrl, ownerUrl, appUrl, workerUrl } = await prepareDatabase(postgres, {
    ...{ database, fresh: true },
  })
  const places = await addTenants(ownerUrl, size.projects.length)
  const port = await freePort()
  const environment = { LOG_LEVEL: 'fatal', FILES_FOLDER: filesFolder }
  const server = await spawnServer(appUrl, port, environment)
  const listener = await connected(appUrl)
  await listener.query(`listen ${eventChannel}`)
  const admin = await connected(adminUrlFor(adminUrl, database))
  const desks: Desk[] = []
  for (const [index, place] of places.entries()) {
    const desk = await openDesk(port, place, size.projects[index] ?? 0)
    desks.push({ ...desk, listener, admin })
  }

  await fillArticles(admin, places, size)
  await fillProjects(admin, places, size)
  await admin.query('analyze; checkpoint')
  const worker = await spawnWorker(workerUrl, environment, ['--only', 'waited'])
  return {
    ...{ appUrl, admin, server, desks },
    usual: usualTenants(size).flatMap((index) => desks[index] ?? []),
    async stop() {
      for (const { client } of desks) client.close()
      await Promise.all([stopChild(server), stopChild(worker), admin.end(), listener.end()])
    },
  }
}

export const newDraft = (): Draft => ({ key: randomUUID(), seq: 0 })

export function newKitchen(client: ChannelClient, pack: string, articles = 60): Promise<Kept> {
  return save(client, withoutDrawing(benchDocument(pack, articles)))
}

/** Logged in, with the first projects saved as sellers save them, and searched once: that fills the index. */
async function openDesk(
  port: number,
  place: Place,
  projects: number,
): Promise<Omit<Desk, 'listener' | 'admin'>> {
  const seller = tenantSeeds[0]?.people[0]
  if (!seller) throw new Error('The seeds have no seller')
  const client = await logIn(port, place.host, seller)
  const catalogues = await client.call('catalogues/list', {})
  const pack = catalogues.ok ? (catalogues.value.find(({ code }) => code === 'KITCHEN')?.hash ?? '') : ''
  let kept = await newKitchen(client, pack)
  for (let turn = 1; turn < different; turn++) kept = await newKitchen(client, pack, 30 + 15 * turn)
  const searched = await client.call('catalogues/search', {
    ...{ text: 'base', language: 'en', sort: 'relevance', limit: 40 },
  })
  if (!searched.ok) throw new Error(searched.message)

  const last = kept.id
  // Far from each other, as those are that many people open.
  const anyProject = (turn: number) => last + 1 + ((turn * 7919) % projects)
  return { ...place, client, pack, kept, draft: newDraft(), anyProject }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}
