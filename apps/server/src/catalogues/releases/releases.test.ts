import { randomUUID } from 'node:crypto'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryAs } from '../../testing/query-as.ts'
import { testKitchen } from '../../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../../testing/test-server.ts'
import type { TestTenant } from '../../testing/test-tenant.ts'
import { testVersion } from '../../testing/test-versions.ts'
import { packToSource } from '../pack-to-source.ts'

let server: TestServer
let tenant: TestTenant
let ada: Via
let anna: Via
let now = new Date('2026-11-15T10:00:00.000Z')
let tenants = 0

const [first, second, third] = [testVersion('1'), testVersion('2', 1.042), testVersion('3', 2)]

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server.end())
beforeEach(async () => {
  now = new Date('2026-11-15T10:00:00.000Z')
  tenant = await server.addTenant(++tenants)
  await logInAgain()
  await publish(first)
})

/** Sessions end with time. */
async function logInAgain(): Promise<void> {
  ada = await server.logIn(tenant, 'ada')
  anna = await server.logIn(tenant, 'anna')
}

type Publication = ReturnType<typeof testVersion>

async function publish(publication: Publication, more: { at?: string; previousUntil?: string } = {}) {
  const { answer } = await server.call(tenant, 'catalogues/publish', { ...publication, ...more }, ada)
  return answer
}

async function sold(site = tenant, via = anna) {
  const { answer } = await server.call(site, 'catalogues/list', {}, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.map(({ version, alsoValid }) => [version, ...alsoValid.map((other) => other.version)])
}

async function history() {
  const { answer } = await server.call(tenant, 'catalogues/releases', { code: 'KITCHEN' }, ada)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

const states = async () =>
  (await history()).map(({ number, version, state }) => `${number} ${version} ${state}`)

async function rollBack(current: Publication, to?: number, via = ada) {
  const input = { code: 'KITCHEN', current: current.hash, ...(to !== undefined && { to }) }
  const { answer } = await server.call(tenant, 'catalogues/rollBack', input, via)
  return answer
}

describe('a release at a date', () => {
  it('lets the old version be sold before it and the new one after it', async () => {
    const scheduled = await publish(second, { at: '2026-12-01T00:00:00+01:00' })
    expect(scheduled).toMatchObject({
      value: { state: 'scheduled', validFrom: '2026-11-30T23:00:00.000Z', number: 2 },
    })
    expect(await sold()).toEqual([['1']])
    now = new Date('2026-11-30T22:59:59.999Z')
    await logInAgain()
    expect(await sold()).toEqual([['1']])
    now = new Date('2026-11-30T23:00:00.000Z')
    expect(await sold()).toEqual([['2']])
    expect(await states()).toEqual(['2 2 current', '1 1 over'])
  })

  it('takes a calendar date from its beginning where the brand is', async () => {
    const rome = await server.addTenant(++tenants, { letterhead: letterheadIn('Europe/Rome') })
    const via = await server.logIn(rome, 'ada')
    const { answer } = await server.call(rome, 'catalogues/publish', { ...second, at: '2027-07-01' }, via)
    expect(answer).toMatchObject({ value: { validFrom: '2027-06-30T22:00:00.000Z' } })
  })

  it('can be cancelled until it begins, and is then as if it had never been', async () => {
    await publish(second, { at: '2026-12-01T00:00:00Z' })
    await publish(third, { at: '2026-12-24T00:00:00Z' })
    const cancel = async (number: number) =>
      (await server.call(tenant, 'catalogues/cancelRelease', { code: 'KITCHEN', number }, ada)).answer
    expect(await cancel(3)).toMatchObject({ value: { state: 'cancelled', cancelledBy: 'Ada' } })
    expect(await cancel(3)).toMatchObject({ ok: true })
    expect(await cancel(9)).toMatchObject({ ok: false, message: 'Release not found' })
    now = new Date('2027-01-01T00:00:00Z')
    await logInAgain()
    expect(await cancel(2)).toMatchObject({
      message: 'This release has begun. Roll back to the version before it instead',
    })
    expect(await states()).toEqual(['3 3 cancelled', '2 2 current', '1 1 over'])
  })

  it('refuses a moment that has passed and an end before the beginning', async () => {
    expect(await publish(second, { at: '2026-11-15T10:00:00Z' })).toMatchObject({
      message: 'This moment is in the past. Choose a later one, or leave it out to publish now',
    })
    expect(await publish(second, { at: '2026-12-01', previousUntil: '2026-11-30' })).toMatchObject({
      message: 'The version sold now cannot end before the new one begins',
    })
    expect(await states()).toEqual(['1 1 current'])
  })
})

describe('a long history', () => {
  it('is listed with what is sold and to come, and the last 200 of the rest', async () => {
    await publish(second, { previousUntil: '2027-12-31T00:00:00Z' })
    // Scheduled and cancelled, again and again; the last one stays.
    await queryAs(
      server.database.ownerUrl,
      `insert into release (tenant, code, number, hash, valid_from, note, published_at, published_by,
         published_by_name, previous_until, cancelled_at, cancelled_by, cancelled_by_name)
       select tenant, code, 2 + count, hash, '2027-06-01', '', now(), published_by, published_by_name, '2027-06-01',
         case when count < 300 then now() end, case when count < 300 then published_by end,
         case when count < 300 then published_by_name end
       from release, generate_series(1, 300) as count where tenant = ${tenant.number} and number = 2`,
      { tenant: tenant.number },
    )
    const listed = await history()
    expect(Map.groupBy(listed, ({ state }) => state).get('cancelled')).toHaveLength(199)
    expect(listed.filter(({ state }) => state !== 'cancelled').map(({ number }) => number)).toEqual([
      302, 2, 1,
    ])
    expect(await sold()).toEqual([['2', '1']])
  })
})

describe('two versions at once', () => {
  it('are both on offer until the older ends; new projects get the newer', async () => {
    await publish(second, { previousUntil: '2026-12-31T00:00:00Z' })
    expect(await sold()).toEqual([['2', '1']])
    expect(await states()).toEqual(['2 2 current', '1 1 offered'])
    now = new Date('2026-12-31T00:00:00Z')
    await logInAgain()
    expect(await sold()).toEqual([['2']])
  })

  it('publishing the same content again changes nothing; at another time it is another release', async () => {
    expect(await publish(first)).toMatchObject({ ok: true, value: { number: 1 } })
    expect(await publish(second, { at: '2026-12-01' })).toMatchObject({ value: { number: 2 } })
    expect(await publish(second, { at: '2026-12-01' })).toMatchObject({ value: { number: 2 } })
    expect(await publish(second)).toMatchObject({ value: { number: 3, state: 'current' } })
    expect(await states()).toEqual(['2 2 scheduled', '3 2 current', '1 1 over'])
  })
})

describe('a version', () => {
  it('means one content: other content under it is refused with what to change, the same again is not', async () => {
    const other = testVersion('1', 1.1)
    expect(await publish(other)).toMatchObject({
      ...{ ok: false, code: 'conflict' },
      message:
        'Version 1 of KITCHEN was published with other content. Give the catalogue a new version, so that the two can be told apart',
    })
    expect(await publish(first)).toMatchObject({ ok: true, value: { number: 1 } })
    expect(await states()).toEqual(['1 1 current'])
  })

  it('says how its prices differ from those sold before it', async () => {
    await publish(second)
    await publish(testVersion('3', 1.042, (pack) => ({ ...pack, name: { en: 'Another name' } })))
    await rollBack(
      testVersion('3', 1.042, (pack) => ({ ...pack, name: { en: 'Another name' } })),
      1,
    )
    const steps = (await history()).map(({ prices }) => prices)
    // Five sizes are sold, in two lists; all of them cost 4.2 % more, to the cent.
    expect(steps).toEqual([
      { from: '3', changed: 10, lowest: expect.closeTo(-4.03, 1), highest: expect.closeTo(-4.03, 1) },
      { from: '2', changed: 0, lowest: null, highest: null },
      { from: '1', changed: 10, lowest: expect.closeTo(4.2, 1), highest: expect.closeTo(4.2, 1) },
      null,
    ])
  })

  it('warns where no shop sells by its lists', async () => {
    const renamed = testVersion('2', 1, (pack) => ({
      ...pack,
      priceLists: pack.priceLists.map((list) => ({ ...list, code: `X${list.code}` })),
    }))
    const own = { ...renamed, tradeTerms: [] }
    const warning =
      'Nothing of it has a price in any shop: they sell by EUR2026, and its price lists are XEUR2026, XUSD2026'
    expect(await publish(own)).toMatchObject({ ok: true, value: { warnings: [warning] } })
    expect(await publish(second)).toMatchObject({ code: 'conflict' })
    expect(await publish(third)).toMatchObject({ ok: true, value: { warnings: [] } })
    const [file] = packToSource(renamed.pack, [])
    const { answer } = await server.call(
      tenant,
      'catalogues/check',
      { files: { 'catalogue.json': file?.text ?? '' } },
      ada,
    )
    const [heaviest] = answer.ok ? answer.value.findings : []
    expect(heaviest).toMatchObject({ kind: 'warning', file: 'catalogue.json', message: warning })
  })
})

describe('rolling back', () => {
  it('sells the earlier version again at once, as one more release, and keeps the history', async () => {
    await publish(second)
    await publish(third)
    expect(await rollBack(third)).toMatchObject({ value: { version: '2', number: 4, goesBackTo: 2 } })
    expect(await sold()).toEqual([['2']])
    // Whoever clicked twice went back once.
    expect(await rollBack(third)).toMatchObject({
      code: 'conflict',
      message: 'Another version is sold meanwhile. Look at the releases again',
    })
    expect(await rollBack(second)).toMatchObject({ value: { version: '1', number: 5, goesBackTo: 1 } })
    expect(await rollBack(first)).toMatchObject({ message: 'There is no earlier version to go back to' })
    expect(await states()).toEqual(['5 1 current', '4 2 over', '3 3 over', '2 2 over', '1 1 over'])
  })

  it('goes back to what was sold before, not to what that had replaced', async () => {
    await publish(second)
    await rollBack(second)
    await publish(third)
    expect(await rollBack(third)).toMatchObject({ value: { version: '1', goesBackTo: 1 } })
  })

  it('goes to a named release, if that was ever sold', async () => {
    await publish(second)
    await publish(third, { at: '2026-12-01' })
    expect(await rollBack(second, 3)).toMatchObject({
      message: 'Release 3 was never sold: it cannot be gone back to',
    })
    expect(await rollBack(second, 2)).toMatchObject({ message: 'This version is the one sold now' })
    expect(await rollBack(second, 1)).toMatchObject({ value: { version: '1' } })
    expect(await rollBack(second, 1, anna)).toMatchObject({ code: 'forbidden' })
    expect(
      await server.call(tenant, 'catalogues/rollBack', { code: 'NONE', current: '' }, ada),
    ).toMatchObject({
      status: 404,
    })
  })

  it('is on record', async () => {
    await publish(second, { at: '2026-12-01' })
    await publish(third)
    await rollBack(third)
    await server.call(tenant, 'catalogues/cancelRelease', { code: 'KITCHEN', number: 2 }, ada)
    const actions = await asked(`select action, details ->> 'version' as version from audit
      where tenant = ${tenant.number} and subject = 'pack KITCHEN' order by id`)
    expect(actions.map(({ action, version }) => `${action} ${version}`)).toEqual([
      'publish 1',
      'publish 2',
      'publish 3',
      'rollBack 1',
      'cancelRelease 2',
    ])
  })
})

describe('a project', () => {
  async function save(document: ProjectDocument, id: number | null = null, revision = 0) {
    const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
    const { answer } = await server.call(tenant, 'projects/save', input, anna)
    if (!answer.ok) throw new Error(answer.message)
    return answer.value
  }

  it('keeps the version it was made with: after the next one, and after going back', async () => {
    const made = await save({ ...testKitchen('Old'), packs: { KITCHEN: first.hash } })
    const packOf = async () =>
      server.fastify.inject({ url: `/packs/${first.hash}.json`, headers: { host: tenant.host } })
    const before = (await packOf()).body

    const reopened = async () => {
      const { answer } = await server.call(tenant, 'projects/load', { id: made.id }, anna)
      if (!answer.ok) throw new Error(answer.message)
      const { document, revision } = answer.value
      const again = await save(document as ProjectDocument, made.id, revision)
      return { packs: document.packs, price: again.price }
    }
    await publish(third)
    expect(await reopened()).toEqual({ packs: { KITCHEN: first.hash }, price: made.price })
    expect((await packOf()).body).toBe(before)
    await rollBack(third)
    expect(await reopened()).toEqual({ packs: { KITCHEN: first.hash }, price: made.price })
    await publish(second)
    expect((await packOf()).body).toBe(before)

    const dear = await save({ ...testKitchen('New'), packs: { KITCHEN: third.hash } })
    expect(dear.price?.total).toBeGreaterThan((made.price?.total ?? 0) * 1.5)
  })
})

describe('publishing', () => {
  it('leaves nothing behind when it fails half-way', async () => {
    await asked(`create function break_release() returns trigger language plpgsql as $$
      begin if new.note = 'break' then raise 'broken'; end if; return new; end $$;
      create trigger break_release before insert on release for each row execute function break_release()`)
    const broken = { ...second, note: 'break' }
    expect((await server.call(tenant, 'catalogues/publish', broken, ada)).status).toBe(500)
    expect(await sold()).toEqual([['1']])
    const packs = await asked(`select version from pack where tenant = ${tenant.number}`)
    expect(packs).toEqual([{ version: '1' }])
    expect(await publish(second)).toMatchObject({ ok: true })
  })

  it('never changes the trade terms of a version projects may pin', async () => {
    const otherTerms = { ...first, tradeTerms: [] }
    expect(await publish(otherTerms)).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Give the catalogue a new version'),
    })
  })

  it('is seen by no other tenant', async () => {
    const other = await server.addTenant(++tenants)
    const bea = await server.logIn(other, 'ada')
    expect(await sold(other, bea)).toEqual([])
    expect((await server.call(other, 'catalogues/releases', {}, bea)).answer).toEqual({ ok: true, value: [] })
    const stolen = await server.call(other, 'catalogues/publish', { hash: first.hash }, bea)
    expect(stolen.answer).toMatchObject({
      code: 'notFound',
      message: 'This catalogue was not checked here, or too long ago. Check it again',
    })
  })

  it('is for supervisors and those with the module CATALOGUE', async () => {
    expect((await server.call(tenant, 'catalogues/publish', second, anna)).status).toBe(403)
    await asked(
      `update person set modules = '{catalogue}' where tenant = ${tenant.number} and username = 'anna'`,
    )
    expect((await server.call(tenant, 'catalogues/publish', second, anna)).status).toBe(200)
  })

  it('tells browsers to read the list again', async () => {
    const events = await asked(`select topic, subject, audience from event where tenant = ${tenant.number}`)
    expect(events).toContainEqual({ topic: 'catalogue', subject: 'KITCHEN', audience: null })
  })
})

function asked(text: string): Promise<Record<string, unknown>[]> {
  return queryAs(server.database.ownerUrl, text, { tenant: tenant.number })
}

function letterheadIn(timeZone: string) {
  return { name: '', lines: [], contact: '', legalLine: '', terms: {}, timeZone }
}
