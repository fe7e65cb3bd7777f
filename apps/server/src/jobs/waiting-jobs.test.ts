import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import { samplePictures } from '@arredo/testing'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { folderFiles } from '../files/folder-files.ts'
import { queryAs } from '../testing/query-as.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { until } from '../testing/test-worker.ts'
import { createTypesetter } from '../typesetting/create-typesetter.ts'
import { lanesOf } from '../worker/lanes.ts'
import { startLanes } from '../worker/start-lanes.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via
const folder = mkdtempSync(join(tmpdir(), 'waiting-'))

beforeAll(async () => {
  server = await startTestServer({ filesFolder: folder })
  tenant = await server.addTenant(1, { isguest: true, guestMaySave: true })
  anna = await server.logIn(tenant, 'anna')
  await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
})
beforeEach(async () => {
  await asOwner('delete from job')
  await queryAs(server.database.adminUrl, 'delete from graphile_worker._private_jobs', { tenant: 1 })
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

type Row = Record<string, unknown>

function asOwner(text: string): Promise<readonly Row[]> {
  return queryAs<Row>(server.database.ownerUrl, text, { tenant: tenant.number })
}

async function save(
  document: ProjectDocument,
  id: number | null = null,
  revision = 0,
  via = anna,
  address?: string,
) {
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { answer } = await server.call(tenant, 'projects/save', input, via, address)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

function offer(projectId: number) {
  const wish = { projectId, revision: 1, idempotencyKey: randomUUID(), language: 'en', validDays: 30 }
  return server.call(tenant, 'offers/make', wish, anna)
}

/** So many wait that nobody does. */
async function fill(task: string, count: number, person: string): Promise<void> {
  await asOwner(
    `insert into job (tenant, id, task, state, input, created_by)
     select 1, gen_random_uuid(), '${task}', 'queued', '{}', '${person}' from generate_series(1, ${count})`,
  )
}

async function personOf(via: Via): Promise<string> {
  const { id } = await save(testKitchen('Whose'), null, 0, via)
  const [row] = await asOwner(`select owner from project where number = ${id}`)
  await asOwner('delete from job')
  return String(row?.owner)
}

describe('the picture of a project', () => {
  it('waits once, however often it is saved, and begins some seconds after the last save', async () => {
    const moment = async () => {
      const rows = await queryAs<{ at: string }>(
        server.database.adminUrl,
        "select (run_at - now() > interval '2 seconds')::text || run_at as at from graphile_worker._private_jobs",
        { tenant: 1 },
      )
      expect(rows).toHaveLength(1)
      return rows[0]?.at ?? ''
    }
    const { id } = await save(testKitchen('Often'))
    const first = await moment()
    expect(first).toMatch(/^true/)
    for (let revision = 1; revision < 5; revision++) await save(testKitchen('Often', revision), id, revision)
    expect(await moment()).not.toBe(first)
    expect(await asOwner("select from job where task = 'pictures/project'")).toHaveLength(1)

    await asOwner("update job set state = 'running'")
    await save(testKitchen('Often'), id, 5)
    expect(
      await asOwner("select from job where task = 'pictures/project' and state = 'queued'"),
    ).toHaveLength(1)
  })

  it('is left out while too many of the same person wait, and the save goes on', async () => {
    await fill('pictures/project', 20, await personOf(anna))
    const { id } = await save(testKitchen('One more'))
    expect(await asOwner(`select from job where input ->> 'project' = '${id}'`)).toHaveLength(0)
    await asOwner("update job set state = 'done'")
    await save(testKitchen('One more'), id, 1)
    expect(await asOwner(`select from job where input ->> 'project' = '${id}'`)).toHaveLength(1)
  })
})

describe('guests', () => {
  const here = ['2001:db8:1:2::7', '2001:db8:1:2:ffff::9'] as const
  const elsewhere = '2001:db8:1:3::7'
  const pictures = () => asOwner("select state, network from job where task = 'pictures/project'")

  async function newGuest(): Promise<Via> {
    const { answer } = await server.call(tenant, 'auth/guest', { carrier: 'bearer' })
    return { bearer: (answer.ok && answer.value.bearer) || '' }
  }

  it('of one address make the workers do no more, however many they are; one elsewhere is not kept waiting', async () => {
    const { header, ...rest } = testKitchen('A guest’s')
    const room = { ...rest, header: { ...header, customer: null } }
    for (let guest = 0; guest < 22; guest++)
      await save(room, null, 0, await newGuest(), here[guest % here.length])
    expect(await pictures()).toEqual(Array(20).fill({ state: 'queued', network: '2001:db8:1:2::/64' }))

    const other = await newGuest()
    const { id } = await save(room, null, 0, other, elsewhere)
    expect(await pictures()).toHaveLength(21)

    // What is over keeps no address, and its place is free.
    await asOwner(`update job set state = 'cancelled' where network = '2001:db8:1:3::/64'`)
    const [kept] = await asOwner("select id, network from job where state = 'cancelled'")
    expect(kept?.network).toBeNull()
    const again = (address: string) =>
      server.call(tenant, 'jobs/retry', { id: String(kept?.id) }, other, address)
    expect((await again(here[0])).status).toBe(429)
    expect((await again(elsewhere)).status).toBe(200)
    await asOwner(`update job set state = 'done' where input ->> 'project' <> '${id}'`)
    await save(room, null, 0, await newGuest(), here[0])
    expect((await pictures()).filter(({ state }) => state === 'queued')).toHaveLength(2)
  })

  it('have one quota together, wherever they are, and nobody else is in it', async () => {
    const guest = await newGuest()
    const pictured = async (via: Via) => {
      const { id } = await save(testKitchen('A picture of it'), null, 0, via)
      return (await asOwner(`select from job where input ->> 'project' = '${id}'`)).length
    }
    expect(await pictured(guest)).toBe(1)
    await fill('pictures/project', 60, 'guest:somebody else')
    expect([await pictured(guest), await pictured(anna)]).toEqual([0, 1])
  })
})

describe('what somebody asks for', () => {
  it('is refused with words while too much of theirs or of the brand waits', async () => {
    const { id } = await save(testKitchen('Asked'))
    const person = await personOf(anna)
    const picture = { project: id, view: 'overview', width: 100, height: 100 } as const
    const full = {
      ok: false,
      code: 'tooMany',
      message: 'Too much is waiting already. Try again in some minutes',
    }

    await fill('offer/make', 100, person)
    expect((await offer(id)).answer).toMatchObject(full)
    await fill('pictures/take', 200, 'somebody else')
    expect((await server.call(tenant, 'pictures/take', picture, anna)).answer).toMatchObject(full)

    await asOwner("update job set state = 'done'")
    expect((await offer(id)).answer).toMatchObject({ ok: true })
    expect((await server.call(tenant, 'pictures/take', picture, anna)).answer).toMatchObject({ ok: true })
  })

  it('is not kept when the files of a person take all the room there is for them', async () => {
    const person = await personOf(anna)
    await asOwner(
      `insert into underlay (tenant, hash, kind, size, put_at, put_by)
       values (1, repeat('a', 64), 'png', 249999999, now(), '${person}')`,
    )
    const content = Buffer.from(samplePictures.png).toString('base64')
    const put = async () => (await server.call(tenant, 'underlays/put', { content }, anna)).answer
    expect(await put()).toMatchObject({ ok: false, code: 'tooMany' })
    await asOwner('delete from underlay')
    expect(await put()).toMatchObject({ ok: true })
  })

  it('takes the shortest of its tenant’s lines', async () => {
    const { id } = await save(testKitchen('Lines'))
    for (let k = 0; k < 4; k++) await offer(id)
    const lines = await queryAs<{ queue_name: string; count: string }>(
      server.database.adminUrl,
      `select queue_name, count(*) from graphile_worker._private_jobs jobs
       join graphile_worker._private_job_queues queues on queues.id = jobs.job_queue_id
       where queue_name like '% offer/make %' group by queue_name order by queue_name`,
      { tenant: 1 },
    )
    expect(lines).toEqual([
      { queue_name: '1 offer/make 0', count: '2' },
      { queue_name: '1 offer/make 1', count: '2' },
    ])
  })

  it('is made while pictures that nobody waits for hang', async () => {
    const typesetter = createTypesetter({ log: () => {} })
    const held: (() => void)[] = []
    const worker = await startLanes(lanesOf('usual', { jobsAtOnce: 1, drawsArticles: false, mail: null }), {
      settings: {
        ...{ databaseUrl: server.database.workerUrl, databaseConnections: 4 },
        ...{ jobsAtOnce: 1, lostAfter: 20_000, stopAfter: 5_000 },
      },
      portsFor: (number) => ({
        files: folderFiles(folder).of(number),
        typesetter,
        pictures: {
          projectPicture: ({ format }) =>
            format === 'webp'
              ? new Promise((_, reject) => held.push(() => reject(new Error('let go'))))
              : Promise.reject(new Error('No stage')),
          articlePicture: async () => null,
        },
      }),
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    })
    try {
      const { id } = await save(testKitchen('Hangs'))
      await save(testKitchen('Waits behind it'))
      await until(() => held.length > 0)
      const { answer } = await offer(id)
      if (!answer.ok) throw new Error(answer.message)
      await until(async () => {
        const got = await server.call(tenant, 'offers/get', { id: answer.value.offer.id }, anna)
        return got.answer.ok && got.answer.value.state === 'ready'
      })
      expect(held).toHaveLength(1)
    } finally {
      const stopping = worker.stop()
      await until(() => {
        for (const letGo of held.splice(0)) letGo()
        return Promise.race([
          stopping.then(() => true),
          new Promise<boolean>((no) => setTimeout(no, 20, false)),
        ])
      })
      await typesetter.close()
    }
  })
})
