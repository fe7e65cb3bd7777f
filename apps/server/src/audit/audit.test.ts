import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { auditBreak } from './audit-head.ts'
import { writeAudit } from './write-audit.ts'

const tenantKey = { number: 1, cell: 'main' }

let server: TestServer
let tenant: TestTenant

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
})
afterAll(() => server.end())

const entries = () =>
  server.databases.withTenant(tenantKey, (database) =>
    database.selectFrom('audit').select(['actor', 'action', 'subject', 'details']).orderBy('id').execute(),
  )

const broken = () => server.databases.withTenant(tenantKey, auditBreak)

/** As somebody who owns the tables and takes the guard away first. */
async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.database.ownerUrl })
  await client.connect()
  await client.query(`set app.tenant = '1'`)
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

describe('the audit', () => {
  it('tells of logins, failures, logouts and links, and from where', async () => {
    const anna = await server.logIn(tenant, 'anna')
    const wrong = { userid: 'acme', username: 'anna', password: 'wrong', carrier: 'bearer' } as const
    await server.call(tenant, 'auth/login', wrong)
    await server.call(tenant, 'auth/logout', {}, anna)
    const told = await entries()
    expect(told.map(({ action }) => action)).toEqual(['login', 'loginFailed', 'logout'])
    expect(told[1]).toMatchObject({
      actor: 'nobody',
      subject: 'user acme anna',
      details: { address: '127.0.0.1' },
    })
    expect(JSON.stringify(told)).not.toContain('wrong')
  })

  it('is one chain, also when many write at the same time, and changes by nobody’s hand', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        server.databases.withTenant(tenantKey, (database) =>
          writeAudit(database, 1, 'somebody', 'test', `thing ${turn}`, { turn }),
        ),
      ),
    )
    expect(await broken()).toBeNull()
    await expect(asOwner(`update audit set actor = 'another'`)).rejects.toThrow('stays as it is')
    await expect(asOwner('delete from audit_link')).rejects.toThrow('stays as it is')
    await expect(asOwner('truncate audit cascade')).rejects.toThrow('stays as it is')
  })

  it('shows where the past was changed', async () => {
    await asOwner(`
      alter table audit disable trigger audit_only_grows;
      update audit set actor = 'another' where subject = 'thing 7';
      alter table audit enable trigger audit_only_grows`)
    const { rows } = await server.databases.withTenant(tenantKey, (database) =>
      sql<{ position: string }>`select position from audit_link join audit on audit.tenant = audit_link.tenant
        and audit.id = entry where subject = 'thing 7'`.execute(database),
    )
    expect(await broken()).toBe(Number(rows[0]?.position))
  })
})
