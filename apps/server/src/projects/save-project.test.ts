import { randomUUID } from 'node:crypto'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDocument } from '../testing/test-document.ts'
import { testPublication } from '../testing/test-kitchen.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
})
afterAll(() => server.end())

type Saving = { id?: number; revision?: number; key?: string; document?: ProjectDocument; via?: Via }

async function save({ id, revision = 0, key = randomUUID(), document, via = anna }: Saving = {}) {
  const input = {
    id: id ?? null,
    revision,
    idempotencyKey: key,
    ...splitTrade(document ?? testDocument('Kitchen', 3)),
  }
  return server.call(tenant, 'projects/save', input, via)
}

async function saved(saving: Saving = {}) {
  const { answer } = await save(saving)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function load(id: number, via: Via = anna) {
  return server.call(tenant, 'projects/load', { id }, via)
}

function rowsOf(table: 'audit' | 'idempotency' | 'project') {
  return server.databases.withTenant({ number: 1, cell: 'main' }, (db) =>
    db.selectFrom(table).selectAll().execute(),
  )
}

describe('a save', () => {
  it('gives a number and a revision, and what is loaded is what was saved', async () => {
    const document = testDocument('Kitchen «A» \u{1f600}', 5)
    const { id, revision, status } = await saved({ document })
    const next = await saved({ id, revision, document: { ...document, rows: {} } })
    const { answer } = await load(id)

    expect([revision, next.revision, next.id, status]).toEqual([1, 2, id, 'unassigned'])
    expect(answer).toMatchObject({ ok: true, value: { id, revision: 2, document: { rows: {} } } })
    expect(answer).toMatchObject({
      value: { document: { header: { name: 'Kitchen «A» \u{1f600}', shop: 'A' } } },
    })
  })

  it('is written down in the audit, in the same transaction', async () => {
    const { id } = await saved()
    await saved({ id, revision: 1 })
    await save({ id, revision: 1 })
    const entries = (await rowsOf('audit')).filter(({ subject }) => subject === `project ${id}`)

    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['create', { revision: 1 }],
      ['save', { revision: 2 }],
    ])
  })

  it('[D-43 part] sets the status of a first save by who saves and for whom, and keeps what a browser claims out', async () => {
    const customer = {
      email: 'eva@example.com',
      firstName: 'Eva',
      lastName: 'Rossi',
      street: '',
      postalCode: '',
      city: '',
      country: 'IT',
      mobile: '',
    }
    const plain = testDocument('Status')
    const assigned = { ...plain, header: { ...plain.header, customer } }
    const claimed = { ...plain, header: { ...plain.header, status: 'approved' as const, shop: 'B' } }
    const guest = await server.call(tenant, 'auth/guest', { carrier: 'cookie' })
    const byGuest = await saved({ via: { cookie: guest.cookie ?? '' } })
    const first = await saved({ document: claimed })
    const then = await saved({ id: first.id, revision: 1, document: assigned })

    expect(byGuest.status).toBe('anonymous')
    expect((await saved({ document: assigned })).status).toBe('assigned')
    expect(first.status).toBe('unassigned')
    expect((await load(first.id)).answer).toMatchObject({ value: { document: { header: { shop: 'A' } } } })
    expect(then.status).toBe('assigned')
  })

  it('[A-56 part] [D-43 part] a seller’s first save may be an offer, nobody else’s and no later one', async () => {
    const carla = await server.logIn(tenant, 'carla')
    const send = async (via: Via, id: number | null = null, revision = 0) => {
      const input = { id, revision, idempotencyKey: randomUUID(), isOffer: true }
      const document = splitTrade(testDocument('Offered', 1))
      const { answer } = await server.call(tenant, 'projects/save', { ...input, ...document }, via)
      return answer.ok ? answer.value.status : answer.message
    }
    expect([await send(anna), await send(carla)]).toEqual(['offer', 'unassigned'])
    const { id } = await saved()
    expect(await send(anna, id, 1)).toBe('unassigned')
  })

  it('[A-55 part] a picture is asked for only where saveprjpicture is not switched off', async () => {
    const pictured = async (number: number, saveprjpicture: boolean) => {
      const site = await server.addTenant(number, { saveprjpicture })
      await server.call(site, 'catalogues/publish', testPublication, await server.logIn(site, 'ada'))
      const via = await server.logIn(site, 'anna')
      const input = { revision: 0, idempotencyKey: randomUUID(), ...splitTrade(furnishedRoom('Seen')) }
      const { status } = await server.call(site, 'projects/save', { id: null, ...input }, via)
      const jobs = await server.databases.withTenant({ number, cell: 'main' }, (db) =>
        db.selectFrom('job').where('task', '=', 'pictures/project').select('id').execute(),
      )
      return [status, jobs.length]
    }
    expect([await pictured(8, true), await pictured(9, false)]).toEqual([
      [200, 1],
      [200, 0],
    ])
  })

  it('[A-54] [D-42 part] is refused for ordered projects, carted projects and users who may not save', async () => {
    const { id } = await saved()
    const carted = await saved()
    await server.databases.withTenant({ number: 1, cell: 'main' }, async (db) => {
      await db.updateTable('project').where('number', '=', id).set({ status: 'ordered' }).execute()
      const document = testDocument('Carted')
      const header = { ...document.header, customerFields: { webCartId: 'c-1' } }
      await db
        .updateTable('project')
        .where('number', '=', carted.id)
        .set({ document: JSON.stringify({ ...splitTrade(document).document, header }) })
        .execute()
    })
    const closed = await server.addTenant(7, { guestMaySave: false })
    const guest = await server.call(closed, 'auth/guest', { carrier: 'cookie' })
    const input = {
      id: null,
      revision: 0,
      idempotencyKey: randomUUID(),
      ...splitTrade(testDocument('Guest')),
    }
    const byGuest = await server.call(closed, 'projects/save', input, { cookie: guest.cookie ?? '' })

    expect((await save({ id, revision: 1 })).status).toBe(403)
    expect((await save({ id: carted.id, revision: 1 })).status).toBe(403)
    expect(byGuest.answer).toMatchObject({ ok: false, code: 'forbidden' })
  })

  it('is refused whole when the document is not valid', async () => {
    const before = (await rowsOf('project')).length
    const document = testDocument('Broken', 1)
    const [row] = Object.values(document.rows)
    const broken = { ...document, rows: { 'row-0': { ...row, alternative: 'nowhere' } } } as never

    expect((await save({ document: broken })).answer).toMatchObject({ ok: false, code: 'invalid' })
    expect((await rowsOf('project')).length).toBe(before)
  })
})

describe('a conflict', () => {
  it('is answered with who saved what and when, and nothing is overwritten', async () => {
    const { id } = await saved()
    const { savedAt } = await saved({ id, revision: 1, document: testDocument('Theirs') })
    const late = await save({ id, revision: 1, document: testDocument('Mine') })

    expect(late.status).toBe(409)
    expect(late.answer).toMatchObject({
      code: 'conflict',
      details: { revision: 2, savedAt, savedBy: 'Anna' },
    })
    expect((await load(id)).answer).toMatchObject({ value: { document: { header: { name: 'Theirs' } } } })
  })

  it('of 20 saves of one revision at the same time exactly one wins', async () => {
    const { id } = await saved()
    const names = Array.from({ length: 20 }, (_, index) => `Racer ${index}`)
    const results = await Promise.all(
      names.map((name) => save({ id, revision: 1, document: testDocument(name) })),
    )
    const winners = names.filter((_, index) => results[index]?.status === 200)
    const { answer } = await load(id)

    expect(winners).toHaveLength(1)
    expect(results.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(answer).toMatchObject({ value: { revision: 2, document: { header: { name: winners[0] } } } })
  })

  it('20 new projects at the same time get 20 numbers', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => saved()))
    expect(new Set(results.map(({ id }) => id)).size).toBe(20)
  })
})

describe('the idempotency key', () => {
  it('answers the same save again with the first answer, even ten at the same time', async () => {
    const before = (await rowsOf('project')).length
    const key = randomUUID()
    const results = await Promise.all(Array.from({ length: 10 }, () => save({ key })))
    const later = await save({ key })

    expect(results.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set([...results, later].map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
    expect((await rowsOf('project')).length).toBe(before + 1)
  })

  it('refuses the same key for another body and for another user', async () => {
    const key = randomUUID()
    await saved({ key })
    const otherBody = await save({ key, document: testDocument('Other') })
    const otherUser = await save({ key, via: await server.logIn(tenant, 'bruno') })

    expect([otherBody.status, otherUser.status]).toEqual([422, 422])
    expect(otherBody.answer).toMatchObject({ code: 'reusedKey' })
  })

  it('is not used up by a save that failed', async () => {
    const { id } = await saved()
    const key = randomUUID()
    const early = await save({ id, revision: 2, key })
    await saved({ id, revision: 1 })
    const again = await save({ id, revision: 2, key })

    expect([early.status, again.status]).toEqual([409, 200])
  })
})
