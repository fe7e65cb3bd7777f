import { randomUUID } from 'node:crypto'
import { type ProjectDocument, splitTrade } from '@arredo/project'
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

async function save(document: ProjectDocument, id: number | null = null, revision = 0): Promise<number> {
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { answer } = await server.call(tenant, 'projects/save', input, anna)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

const keep = (id: number, name: string, via = anna) =>
  server.call(tenant, 'projects/prjVersionCreate', { id, name }, via)
const goBack = (id: number, versionName: string, more: { keepAs?: string; revision?: number } = {}) =>
  server.call(tenant, 'projects/prjVersionRestore', { id, versionName, ...more }, anna)
const load = (id: number) => server.call(tenant, 'projects/load', { id }, anna)

async function names(id: number): Promise<readonly string[]> {
  const { answer } = await server.call(tenant, 'projects/versions', { id }, anna)
  return answer.ok ? answer.value.map(({ name }) => name) : [answer.message]
}

const asOwner = (text: string, values: readonly unknown[]) =>
  queryAs(server.database.ownerUrl, text, { tenant: 1, values })

describe('versions', () => {
  it('[A-62] [A-152] [A-148 part] a version has a name and comes back as a new revision, the present kept first; copies are deleted', async () => {
    const id = await save(testDocument('First', 2))
    expect((await keep(id, ' Oak ')).answer).toMatchObject({
      value: [{ name: 'Oak', revision: 1, madeBy: 'Anna', articleCount: 0 }],
    })
    await save(testDocument('Second', 5), id, 1)
    expect((await goBack(id, 'OAK', { keepAs: 'Before Oak', revision: 2 })).answer).toMatchObject({
      ok: true,
      value: { id, revision: 3 },
    })
    const back = await load(id)
    expect(back.answer).toMatchObject({ value: { revision: 3, document: { header: { name: 'First' } } } })
    expect(await names(id)).toEqual(['Before Oak', 'Oak'])

    // And forth again: what is a version already is not kept twice.
    await keep(id, 'Oak again')
    await goBack(id, 'Before Oak')
    const forth = await load(id)
    expect(forth.answer).toMatchObject({ value: { revision: 4, document: { header: { name: 'Second' } } } })
    expect(await names(id)).toEqual(['Oak again', 'Before Oak', 'Oak'])

    // A copy is a project of its own: without the versions, and deleted without the first.
    const key = { idempotencyKey: randomUUID() }
    const { answer } = await server.call(tenant, 'projects/clone', { id, ...key }, anna)
    const copy = answer.ok ? answer.value.id : 0
    expect(await names(copy)).toEqual([])
    expect((await server.call(tenant, 'projects/deleteProject', { id: copy }, anna)).status).toBe(200)
    expect([(await load(copy)).status, (await load(id)).status]).toEqual([404, 200])
  })

  it('has each name once, fifty at most, and gives one up', async () => {
    const id = await save(testDocument('Many'))
    await keep(id, 'One')
    expect((await keep(id, 'one')).answer).toMatchObject({
      message: 'There is a version of this name already',
    })
    await asOwner(
      `insert into project_version (tenant, id, project, name, revision, document, trade, article_count, made_at, made_by)
       select 1, gen_random_uuid(), $1, 'v' || n, 9, '{}', '{}', 0, now(), 'Anna' from generate_series(2, 50) n`,
      [id],
    )
    expect((await keep(id, 'More')).answer).toMatchObject({
      message: 'There are too many versions. Remove one first',
    })
    const input = { id, versionName: 'V50' }
    const { answer } = await server.call(tenant, 'projects/removeVersion', input, anna)
    expect(answer.ok && answer.value.length).toBe(49)
    expect((await keep(id, 'More')).status).toBe(200)
  })

  it('is refused for what somebody else saved, for another shop and from the order on, with nothing kept', async () => {
    const id = await save(testDocument('Held'))
    await keep(id, 'One')
    await save(testDocument('Newer'), id, 1)
    expect((await goBack(id, 'One', { revision: 1 })).answer).toMatchObject({ code: 'conflict' })
    expect((await goBack(id, 'Two')).status).toBe(404)
    const bruno = await server.logIn(tenant, 'bruno')
    expect((await keep(id, 'Mine', bruno)).status).toBe(404)
    await asOwner(`update project set status = 'ordered' where number = $1`, [id])
    expect((await goBack(id, 'One')).status).toBe(403)
    expect(await names(id)).toEqual(['One'])
  })
})

describe('a version to look at', () => {
  const look = (id: number, versionName: string, via: Via = anna, at = tenant) =>
    server.call(at, 'projects/loadVersion', { id, versionName }, via)

  it('[D-140 part] [D-80 part] comes as it was kept, with the trade sheet for the trade alone', async () => {
    const carla = await server.logIn(tenant, 'carla')
    const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(testDocument('Then')) }
    const saved = await server.call(tenant, 'projects/save', input, carla)
    const id = saved.answer.ok ? saved.answer.value.id : 0
    await asOwner(
      `update project set shop = 'A', trade = '{"": {"keptUntil": "2026-12-01"}}' where number = $1`,
      [id],
    )
    await keep(id, 'First “one”', carla)
    await asOwner(
      `update project set document = jsonb_set(document, '{header,name}', '"Now"') where number = $1`,
      [id],
    )
    const seller = (await look(id, 'FIRST “ONE”')).answer
    const head = { name: 'First “one”', revision: 1, madeBy: 'Carla', picture: null }
    expect(seller).toMatchObject({ value: { ...head, document: { header: { name: 'Then' } } } })
    expect(seller.ok && seller.value.trade).toEqual({ '': { keptUntil: '2026-12-01' } })
    const own = (await look(id, 'First “one”', carla)).answer
    expect(own).toMatchObject({ value: head })
    expect(JSON.stringify(own)).not.toContain('keptUntil')
  })

  it('[D-140 part] is not there for another shop, another tenant, other customers and from the bin; guests log in first', async () => {
    const id = await save(testDocument('Held'))
    await keep(id, 'One')
    const other = await server.addTenant(2)
    const theirs = await server.logIn(other, 'anna')
    const missing = await look(id, 'Two')
    for (const answered of [
      await look(id, 'One', await server.logIn(tenant, 'bruno')),
      await look(id, 'One', await server.logIn(tenant, 'carla')),
      await look(id, 'One', theirs, other),
      missing,
    ])
      expect([answered.status, answered.answer]).toEqual([404, missing.answer])
    expect((await look(id, 'One', theirs)).status).toBe(401)
    const cookie = (await server.call(tenant, 'auth/guest', { carrier: 'cookie' })).cookie ?? ''
    expect((await look(id, 'One', { cookie })).answer).toMatchObject({ code: 'notLoggedIn' })
    await server.call(tenant, 'projects/deleteProject', { id }, anna)
    expect((await look(id, 'One')).status).toBe(404)
  })
})

describe('a change order', () => {
  it('[D-85 part] is a copy of an ordered project, linked to it, made once however often it is asked for', async () => {
    const id = await save(testDocument('Ordered', 2))
    const ask = (idempotencyKey: string) =>
      server.call(tenant, 'projects/changeOrder', { id, idempotencyKey }, anna)
    expect((await ask(randomUUID())).answer).toMatchObject({ code: 'invalid' })
    await asOwner(`update project set status = 'suspended', status_before = 'ordered' where number = $1`, [
      id,
    ])
    const key = randomUUID()
    const [first, second] = [await ask(key), await ask(key)]
    expect(second.answer).toEqual(first.answer)
    const order = first.answer.ok ? first.answer.value.id : 0
    expect((await load(order)).answer).toMatchObject({ value: { changeOf: id, changes: [] } })
    expect((await load(id)).answer).toMatchObject({ value: { changes: [order] } })
    await save(testDocument('Changed'), order, 1)
  })
})

describe('the log of a project', () => {
  it('says who did what and when, out of the audit, to professionals who may see the project', async () => {
    const id = await save(testDocument('Logged'))
    await save(testDocument('Logged'), id, 1)
    await keep(id, 'Kept')
    const extraData = { reason: 'no answer' }
    const wish = { prjId: id, status: 'inactive', extraData }
    await server.call(tenant, 'projects/setstatus', wish, anna)
    const { answer } = await server.call(tenant, 'projects/log', { id }, anna)
    expect(answer.ok && answer.value.map(({ who, action, details }) => [who, action, details])).toEqual([
      ['Anna', 'setstatus', { from: 'unassigned', to: 'inactive', revision: 2, extraData }],
      ['Anna', 'version', { name: 'Kept', revision: 2 }],
      ['Anna', 'save', { revision: 2 }],
      ['Anna', 'create', { revision: 1 }],
    ])
    const others = await Promise.all(
      ['bruno', 'carla'].map(async (name) =>
        server.call(tenant, 'projects/log', { id }, await server.logIn(tenant, name)),
      ),
    )
    expect(others.map(({ status }) => status)).toEqual([404, 403])
  })
})
