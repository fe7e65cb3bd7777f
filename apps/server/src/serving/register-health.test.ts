import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabases } from '../database/databases.ts'
import { versionWatch } from '../database/version-watch.ts'
import { queryAs } from '../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { registerHealth } from './register-health.ts'

let database: TestDatabase
const nobodyThere = 'postgres://arredo_app@127.0.0.1:1/arredo'

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function ready(cells: Readonly<Record<string, string>>) {
  const databases = openDatabases({ cells, connections: 1, onConnectionError: () => {} })
  const server = Fastify()
  const roomLeft = { problem: async () => null }
  const versions = versionWatch(databases.readInCell)
  registerHealth(server, { databases, versions, buildId: 'test', isStopping: () => false, roomLeft })
  const answer = await server.inject('/readyz')
  await server.close()
  await databases.close()
  return answer.json()
}

it('is ready while one of several cells can be worked with, whichever that is', async () => {
  expect(await ready({ main: database.appUrl, b: nobodyThere })).toEqual({ ok: true })
  expect(await ready({ main: nobodyThere, b: database.appUrl })).toEqual({ ok: true })
  expect(await ready({ main: nobodyThere, b: nobodyThere })).toEqual({
    ...{ ok: false, problem: 'database does not answer' },
  })
  await queryAs(database.ownerUrl, `insert into pgmigrations (name, run_on) values ('9999_later', now())`)
  expect(await ready({ main: nobodyThere, b: database.appUrl })).toEqual({
    ...{ ok: false, problem: 'database is at another version' },
  })
})
