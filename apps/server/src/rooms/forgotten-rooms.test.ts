import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { servedTheirTime } from '../sweeping/served-their-time.ts'
import { queryAs } from '../testing/query-as.ts'
import { testDocument } from '../testing/test-document.ts'
import { guestsOf } from '../testing/test-guest.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
})
afterAll(() => server.end())

const asOwner = (text: string) => queryAs(server.database.ownerUrl, text, { tenant: 1 })

it('[D-132 part] of guests who never came back, and of nobody else, rooms go a quarter after they were saved', async () => {
  const guests = guestsOf(server, tenant)
  const room = async (name: string, does: { leaves?: true; shares?: true; sends?: true } = {}) => {
    const via = await guests.enter()
    const { id } = await guests.save(via, testDocument(name))
    if (does.shares) await guests.share(via, id)
    if (does.sends) {
      const contact = { name: 'Dora', email: '', phone: '1', message: '', consent: 'Yes', language: 'en' }
      await server.call(tenant, 'rooms/send', { id, shop: 'A', ...contact }, via)
    }
    if (does.leaves) await server.call(tenant, 'auth/logout', {}, via)
  }
  await room('forgotten', { leaves: true })
  await room('of who still comes')
  await room('with a code', { leaves: true, shares: true })
  await room('in a shop', { leaves: true, sends: true })
  await guests.save(await server.logIn(tenant, 'carla'), testDocument('of a customer'))
  await asOwner(`update project set saved_at = now() - interval '91 days'`)
  await room('young', { leaves: true })

  const { project = sql`false` } = servedTheirTime(1)
  const swept = await server.databases.withTenant({ number: 1, cell: 'main' }, (database) =>
    database.selectFrom('project').where(sql<boolean>`${project}`).select('name').execute(),
  )
  expect(swept).toEqual([{ name: 'forgotten' }])
  const asWorker = `delete from project where name = 'forgotten'`
  await queryAs(server.database.workerUrl, asWorker, { tenant: 1 })
  expect(await asOwner('select from project')).toHaveLength(5)
})
