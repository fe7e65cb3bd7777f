import { randomUUID } from 'node:crypto'
import type { Notification } from '@arredo/contract'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { testPublication } from '../testing/test-kitchen.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let people: Readonly<Record<'anna' | 'bruno' | 'ada' | 'carla', Via>>

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1, { isAdvancedOrderFlowEnabled: true })
  const [anna, bruno, ada, carla] = (await Promise.all(
    ['anna', 'bruno', 'ada', 'carla'].map((name) => server.logIn(tenant, name)),
  )) as [Via, Via, Via, Via]
  people = { anna, bruno, ada, carla }
  await server.call(tenant, 'catalogues/publish', testPublication, ada)
})
afterAll(() => server.end())

const asOwner = (text: string, values: readonly unknown[] = []) =>
  queryAs(server.database.ownerUrl, text, { tenant: 1, values })

/** Saved by a seller, then in this status and somebody's. */
async function projectOf(owner: string, status: string, name: string): Promise<number> {
  const room = furnishedRoom(name)
  const customer = {
    ...{ email: '', firstName: 'Eva', lastName: 'Rossi', street: '', postalCode: '', city: '' },
    ...{ country: 'IT', mobile: '' },
  }
  const document: ProjectDocument = { ...room, header: { ...room.header, customer } }
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { answer } = await server.call(tenant, 'projects/save', input, people.anna)
  if (!answer.ok) throw new Error(answer.message)
  await asOwner(
    `update project set status = $2, owner = (select id::text from person where username = $3) where number = $1`,
    [answer.value.id, status, owner],
  )
  return answer.value.id
}

async function setStatus(by: Via, prjId: number, status: string): Promise<void> {
  const { answer } = await server.call(tenant, 'projects/setstatus', { prjId, status }, by)
  if (!answer.ok) throw new Error(answer.message)
}

async function toldTo(who: keyof typeof people): Promise<readonly Notification[]> {
  const { answer } = await server.call(tenant, 'projects/notifications', {}, people[who])
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

it('[D-233 part] a customer’s answer is told to all who sell in the shop, a supervisor’s to who asked for it', async () => {
  const loft = await projectOf('carla', 'offer', 'Loft')
  await setStatus(people.carla, loft, 'awaitingOrder')
  const accepted = {
    ...{ kind: 'answer', project: loft, isRead: false },
    named: { project: 'Loft', by: 'Carla', status: 'awaitingOrder' },
  }
  expect(await toldTo('anna')).toMatchObject([accepted])
  expect(await toldTo('ada')).toMatchObject([accepted])
  expect(await toldTo('bruno')).toEqual([])
  expect(await toldTo('carla')).toEqual([])

  const villa = await projectOf('anna', 'awaitingApproval', 'Villa')
  await setStatus(people.ada, villa, 'approved')
  expect((await toldTo('anna'))[0]).toMatchObject({
    named: { project: 'Villa', by: 'Ada', status: 'approved' },
  })
  expect(await toldTo('ada')).toHaveLength(1)
  // Who did it knows it.
  await setStatus(people.anna, villa, 'awaitingOrder')
  expect(await toldTo('anna')).toHaveLength(2)
})

it('[D-233 part] what was read stays, read in every window, and only for who read it', async () => {
  const [second, first] = await toldTo('anna')
  const ids = [first?.id ?? '']
  await server.call(tenant, 'projects/readNotifications', { ids }, people.ada)
  expect((await toldTo('anna')).map(({ isRead }) => isRead)).toEqual([false, false])
  const before = await asOwner(`select from event where topic = 'notification' and subject = $1`, ids)
  const { answer } = await server.call(tenant, 'projects/readNotifications', { ids }, people.anna)
  expect(answer.ok && answer.value.map(({ id, isRead }) => [id, isRead])).toEqual([
    [second?.id, false],
    [first?.id, true],
  ])
  const told = await asOwner(`select from event where topic = 'notification' and subject = $1`, ids)
  expect(told).toHaveLength(before.length + 1)
  // Read again it is no news.
  await server.call(tenant, 'projects/readNotifications', { ids }, people.anna)
  expect(await asOwner(`select from event where topic = 'notification' and subject = $1`, ids)).toHaveLength(
    told.length,
  )
})
