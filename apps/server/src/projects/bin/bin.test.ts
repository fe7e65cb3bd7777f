import { randomUUID } from 'node:crypto'
import { type ProjectDocument, type Status, splitTrade } from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAs } from '../../testing/query-as.ts'
import { testDocument } from '../../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../../testing/test-server.ts'
import type { TestTenant } from '../../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
})
afterAll(() => server.end())

type Saving = { id?: number; revision?: number; document?: ProjectDocument; via?: Via; copyOf?: number }

function save({ id, revision = 0, document = testDocument('Kitchen', 2), via = anna, copyOf }: Saving = {}) {
  const input = {
    ...{ id: id ?? null, revision, idempotencyKey: randomUUID(), ...splitTrade(document) },
    ...(copyOf !== undefined && { copyOf }),
  }
  return server.call(tenant, 'projects/save', input, via)
}

async function saved(saving: Saving = {}): Promise<number> {
  const { answer } = await save(saving)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

const remove = (id: number, via: Via = anna) => server.call(tenant, 'projects/deleteProject', { id }, via)
const restore = (id: number, via: Via = anna) => server.call(tenant, 'projects/restore', { id }, via)
const load = (id: number, via: Via = anna) => server.call(tenant, 'projects/load', { id }, via)

async function idsIn(name: 'projects/list' | 'projects/bin', via: Via = anna): Promise<number[]> {
  const { answer } = await server.call(tenant, name, {}, via)
  if (!answer.ok) throw new Error(answer.message)
  const listed = Array.isArray(answer.value) ? answer.value : answer.value.projects
  return listed.map(({ id }) => id)
}

const asOwner = (text: string, values: readonly unknown[] = []) =>
  queryAs(server.database.ownerUrl, text, { tenant: 1, values })

const actionsOn = async (id: number) =>
  (await asOwner('select action from audit where subject = $1 order by id', [`project ${id}`])).map(
    ({ action }) => action,
  )

describe('a deleted project', () => {
  it('[A-62 part] [A-152 part] [D-85 part] is in the bin and nowhere else, and comes back as it was', async () => {
    const id = await saved({ document: testDocument('Loft', 3) })
    const { answer } = await remove(id)
    expect(answer).toMatchObject({ ok: true, value: { id, deletedBy: 'Anna' } })
    const times = answer.ok ? [answer.value.deletedAt, answer.value.goesAt ?? ''].map(Date.parse) : []
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(30 * 24 * 60 * 60 * 1000)

    expect(await idsIn('projects/list')).not.toContain(id)
    expect(await idsIn('projects/bin')).toContain(id)
    const key = { idempotencyKey: randomUUID() }
    const everywhere = await Promise.all([
      load(id),
      server.call(tenant, 'projects/clone', { id, ...key }, anna),
      server.call(tenant, 'offers/list', { projectId: id }, anna),
      server.call(
        ...([tenant, 'offers/make'] as const),
        { projectId: id, revision: 1, language: 'en', validDays: 30, ...key },
        anna,
      ),
      server.call(tenant, 'photographs/list', { project: id }, anna),
      server.call(tenant, 'pictures/take', { project: id, view: 'overview', width: 9, height: 9 }, anna),
    ])
    expect(everywhere.map(({ status }) => status)).toEqual(everywhere.map(() => 404))

    expect((await restore(id)).answer).toEqual({ ok: true, value: { id } })
    expect(await idsIn('projects/list')).toContain(id)
    expect(await idsIn('projects/bin')).not.toContain(id)
    expect((await load(id)).answer).toMatchObject({
      value: { revision: 1, document: { header: { name: 'Loft', status: 'unassigned' } } },
    })
    expect(await actionsOn(id)).toEqual(['create', 'delete', 'restore'])
  })

  it('is deleted and brought back once, however often that is asked for', async () => {
    const id = await saved()
    const both = await Promise.all([remove(id), remove(id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await remove(id)).answer).toEqual(both[0]?.answer)
    await Promise.all([restore(id), restore(id)])
    expect(await actionsOn(id)).toEqual(['create', 'delete', 'restore'])
  })

  it('is not there for another shop, and a customer has only the own', async () => {
    const id = await saved()
    const bruno = await server.logIn(tenant, 'bruno')
    const carla = await server.logIn(tenant, 'carla')
    expect([(await remove(id, bruno)).status, (await remove(id, carla)).status]).toEqual([404, 404])
    await remove(id)
    expect([(await restore(id, bruno)).status, (await restore(id, carla)).status]).toEqual([404, 404])
    expect(await idsIn('projects/bin', bruno)).toEqual([])

    const own = await saved({ via: carla })
    expect((await remove(own, carla)).status).toBe(200)
    expect(await idsIn('projects/bin', carla)).toEqual([own])
  })

  it.each<[Status, Status | null, boolean]>([
    ['awaitingOrder', null, true],
    ['ordered', null, false],
    ['inProduction', null, false],
    ['shipped', null, false],
    ['delivered', null, false],
    ['suspended', 'ordered', false],
    ['suspended', 'assigned', true],
    ['inactive', 'delivered', false],
  ])('[D-124 part] of status %s, before %s: may go %s', async (status, before, mayGo) => {
    const id = await saved()
    await asOwner('update project set status = $2, status_before = $3 where number = $1', [
      id,
      status,
      before,
    ])
    expect((await remove(id)).status).toBe(mayGo ? 200 : 403)
  })

  it('[D-124 part] that is in a cart stays, one with offers is in the bin for good', async () => {
    const document = testDocument('Carted')
    const carted = await saved()
    await asOwner(
      `update project set document = jsonb_set(document, '{header,customerFields}', $2) where number = $1`,
      [...[carted, JSON.stringify({ webCartId: 'c-1' })]],
    )
    expect((await remove(carted)).answer).toMatchObject({ code: 'forbidden' })

    const offered = await saved({ document })
    await asOwner(
      `insert into offer (tenant, id, number, project, revision, language, made_on, valid_until, made_at, made_by,
         total, snapshot, job)
       values (1, gen_random_uuid(), 1, $1, 1, 'en', '2026-01-01', '2026-02-01', now(), 'Anna', '{}', '{}',
         gen_random_uuid())`,
      [offered],
    )
    expect((await remove(offered)).answer).toMatchObject({ ok: true, value: { goesAt: null } })
  })
})

describe('a save of a project that was deleted meanwhile', () => {
  it('says so and by whom, and is stored as a copy, or after it was brought back', async () => {
    const id = await saved()
    await remove(id)
    const late = await save({ id, revision: 1 })
    expect(late.answer).toMatchObject({
      ...{ ok: false, code: 'notFound', message: 'This project was deleted meanwhile' },
      details: { deletedBy: 'Anna' },
    })
    expect((await save({ copyOf: id })).status).toBe(200)
    await restore(id)
    expect((await save({ id, revision: 1 })).answer).toMatchObject({ ok: true, value: { id, revision: 2 } })
    // Another shop's is not there, in the bin or out of it.
    await remove(id)
    const bruno = await server.logIn(tenant, 'bruno')
    expect((await save({ id, revision: 2, via: bruno })).answer).toMatchObject({
      message: 'Project not found',
    })
  })

  it('is stored before the deletion or refused after it, never lost in between', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await saved()
      const [kept, gone] = await Promise.all([save({ id, revision: 1 }), remove(id)])
      const [row] = await asOwner('select revision from project where number = $1', [id])
      expect([gone.status, row?.revision]).toEqual([200, kept.status === 200 ? 2 : 1])
      expect([200, 404]).toContain(kept.status)
    }
  })
})
