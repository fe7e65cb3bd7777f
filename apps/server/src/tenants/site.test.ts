import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Databases } from '../database/databases.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { siteFinder } from './site.ts'

let server: TestServer
let tenant: TestTenant

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
})
afterAll(() => server.end())

it('names that are nobody’s push out no site, and what cannot be a name is not looked for', async () => {
  let asked = 0
  const databases: Databases = {
    ...server.databases,
    withoutTenant(work) {
      asked += 1
      return server.databases.withoutTenant(work)
    },
  }
  const find = siteFinder(databases, () => 0)
  expect((await find(tenant.host.toUpperCase()))?.code).toBe('tenant1')
  for (let stranger = 0; stranger < 2_100; stranger += 100) {
    const names = Array.from({ length: 100 }, (_, index) => `stranger-${stranger + index}.example`)
    await Promise.all(names.map(find))
  }
  asked = 0
  expect((await find(tenant.host))?.code).toBe('tenant1')
  for (const name of ['', '../x', 'a b', `${'x'.repeat(300)}.example`, '-', "x' or 1=1", 'ümlaut.example']) {
    expect(await find(name)).toBeNull()
  }
  expect(asked).toBe(0)
})
