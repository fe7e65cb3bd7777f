import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { addTenant } from '../testing/test-tenant.ts'
import { type Databases, openDatabases } from './databases.ts'

/** The whole list of tables without tenant; every other table must be closed. */
const tablesWithoutTenant = ['pgmigrations', 'tenant', 'tenant_host', 'worker']

let database: TestDatabase
let databases: Databases
const first = { number: 1, cell: 'main' }
const second = { number: 2, cell: 'main' }

beforeAll(async () => {
  database = await createTestDatabase()
  await addTenant(database.ownerUrl, 1)
  await addTenant(database.ownerUrl, 2)
  databases = openDatabases({
    cells: { main: database.appUrl },
    // One connection: whatever stays on it from one tenant would meet the next.
    connections: 1,
    onConnectionError: () => {},
  })
})

afterAll(async () => {
  await databases.close()
  await database.drop()
})

async function asked<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

describe('tables', () => {
  it('have row-level security on and forced, with a policy, but for the explicit list', async () => {
    const tables = await asked<{
      name: string
      on: boolean
      forced: boolean
      policies: number
      first: string
    }>(
      database.ownerUrl,
      `select relname as name, relrowsecurity as on, relforcerowsecurity as forced,
         (select count(*)::int from pg_policy where polrelid = pg_class.oid) as policies,
         (select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
          where indrelid = pg_class.oid and indisprimary) as first
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    )
    const open = tables.filter(({ on, forced, policies }) => !(on && forced && policies === 1))
    const notByTenant = tables.filter((table) => table.first !== 'tenant')

    expect(open.map(({ name }) => name)).toEqual(tablesWithoutTenant)
    expect(notByTenant.map(({ name }) => name)).toEqual(tablesWithoutTenant)
    expect(tables.length).toBeGreaterThan(10)
  })

  it('start every secondary index with the tenant', async () => {
    const indexes = await asked<{ name: string }>(
      database.ownerUrl,
      `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
         join pg_class t on t.oid = i.indrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
       where t.relnamespace = 'public'::regnamespace and t.relrowsecurity and a.attname <> 'tenant'`,
    )
    expect(indexes).toEqual([])
  })
})

describe('roles', () => {
  it('are neither superusers nor look past row-level security, and the app owns nothing', async () => {
    const roles = await asked<{ rolname: string; strong: boolean; tables: number }>(
      database.ownerUrl,
      `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as strong,
         (select count(*)::int from pg_class where relowner = pg_roles.oid) as tables
       from pg_roles where rolname like 'arredo%' order by 1`,
    )
    expect(roles.map(({ rolname, strong }) => [rolname, strong])).toEqual([
      ['arredo_app', false],
      ['arredo_owner', false],
      ['arredo_worker', false],
    ])
    expect(roles.filter(({ tables }) => tables > 0).map(({ rolname }) => rolname)).toEqual(['arredo_owner'])
  })

  it('let the app change neither the audit nor people nor the schema', async () => {
    for (const statement of [
      'delete from audit',
      "update audit set actor = 'x'",
      'update person set is_admin = true',
      'create table theirs ()',
      'alter table project disable row level security',
      'set role arredo_owner',
      'truncate project',
    ]) {
      await expect(asked(database.appUrl, `set app.tenant = '1'; ${statement}`)).rejects.toThrow(
        /permission denied|must be owner/,
      )
    }
  })
})

describe('withTenant', () => {
  it('raises when no tenant is set, for the app, the worker and the owner, on every closed table', async () => {
    const tables = await asked<{ name: string }>(
      database.ownerUrl,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`,
    )
    for (const { name } of tables) {
      await expect(asked(database.ownerUrl, `select * from ${name}`)).rejects.toThrow('app.tenant')
    }
    await expect(asked(database.appUrl, 'select * from shop')).rejects.toThrow('app.tenant')
    await expect(asked(database.workerUrl, 'select * from shop')).rejects.toThrow('app.tenant')
    await expect(
      databases.withoutTenant((db) => db.selectFrom('shop').selectAll().execute()),
    ).rejects.toThrow()
  })

  it("does not see, change or add another tenant's rows, even when asked for them", async () => {
    const seen = await databases.withTenant(first, (db) =>
      db.selectFrom('person').select('tenant').distinct().execute(),
    )
    const others = await databases.withTenant(first, (db) =>
      db.selectFrom('person').where('tenant', '=', 2).selectAll().execute(),
    )
    const deleted = await databases.withTenant(first, (db) =>
      db.deleteFrom('session').where('tenant', '=', 2).executeTakeFirst(),
    )
    const foreign = databases.withTenant(first, (db) =>
      db.insertInto('project_counter').values({ tenant: 2, last: 7 }).execute(),
    )

    expect(seen).toEqual([{ tenant: 1 }])
    expect(others).toEqual([])
    expect(deleted.numDeletedRows).toBe(0n)
    await expect(foreign).rejects.toThrow('row-level security')
  })

  it('keeps tenants apart when one pooled connection alternates between them 1,000 times', async () => {
    for (let turn = 0; turn < 1_000; turn++) {
      const tenant = turn % 2 === 0 ? first : second
      const failing = turn % 7 === 0
      const rows = await databases
        .withTenant(tenant, async (db) => {
          const shops = await db.selectFrom('shop').select('tenant').execute()
          // Failed and undone transactions must leave nothing behind either.
          if (failing) throw Object.assign(new Error('on purpose'), { shops })
          return shops
        })
        .catch((error) => error.shops)
      expect(rows).toEqual([{ tenant: tenant.number }, { tenant: tenant.number }])
    }
    await expect(
      databases.withoutTenant((db) => db.selectFrom('shop').selectAll().execute()),
    ).rejects.toThrow()
  })

  it('refuses to call a swallowed failure a success', async () => {
    const saved = databases.withTenant(first, async (db) => {
      await db.insertInto('project_counter').values({ tenant: 1, last: 1 }).execute()
      await db
        .insertInto('project_counter')
        .values({ tenant: 1, last: 1 })
        .execute()
        .catch(() => null)
    })
    await expect(saved).rejects.toThrow('rolled back')
  })
})
