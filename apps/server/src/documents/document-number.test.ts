import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Databases, openDatabases } from '../database/databases.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { addTenant } from '../testing/test-tenant.ts'
import { nextDocumentNumber } from './document-number.ts'

const makers = Array.from({ length: 20 }, (_, index) => index)
let database: TestDatabase
let databases: Databases

beforeAll(async () => {
  database = await createTestDatabase()
  const cells = { main: database.appUrl }
  databases = openDatabases({ cells, connections: makers.length, onConnectionError() {} })
  for (const number of [1, 2]) await addTenant(database.ownerUrl, number)
  // Connections take their time; the makers shall meet at the counter.
  const opened = makers.map(() => databases.withTenant({ number: 1, cell: 'main' }, () => pause(300)))
  await Promise.allSettled(opened)
})
afterAll(async () => {
  await databases.close()
  await database.drop()
})

it('[D-266] twenty makers at once have numbers that ascend without a gap, also where every fourth is undone', async () => {
  const kept: number[] = []
  const made = await Promise.allSettled(
    makers.map(async (maker) => {
      const number = await databases.withTenant({ number: 1, cell: 'main' }, async (connection) => {
        const next = await nextDocumentNumber(connection, 1, 'offer')
        // Whatever a maker does until it is sure of its document.
        await pause(maker % 5)
        if (maker % 4 === 0) throw new Error('Undone')
        return next
      })
      kept.push(number)
    }),
  )
  expect(made.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(kept).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
})

it('[D-266] every kind and every tenant counts for itself', async () => {
  const next = (tenant: number, report: string) =>
    databases.withTenant({ number: tenant, cell: 'main' }, (connection) =>
      nextDocumentNumber(connection, tenant, report),
    )
  expect([await next(2, 'offer'), await next(2, 'summary'), await next(2, 'offer')]).toEqual([1, 1, 2])
})
