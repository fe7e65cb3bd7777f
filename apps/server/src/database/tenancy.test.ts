import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { addTenant } from '../testing/test-tenant.ts'
import { type Database, type Databases, openDatabases } from './databases.ts'
import type { DB } from './schema.generated.ts'

/** The whole list of tables without tenant; every other table must be closed. */
const tablesWithoutTenant = ['cell', 'pgmigrations', 'tenant', 'tenant_host', 'worker']

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

describe('tables', () => {
  it('have row-level security on and forced, with a policy, but for the explicit list', async () => {
    const tables = await queryAs<{
      name: string
      on: boolean
      forced: boolean
      policies: number
      first: string
    }>(
      database.ownerUrl,
      `select relname as name, relrowsecurity as on, relforcerowsecurity as forced,
         (select count(*)::int from pg_policy where polrelid = pg_class.oid and polroles = '{0}') as policies,
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

  it('let nobody past the tenant but the functions of the search, which only read', async () => {
    const exceptions = await queryAs(
      database.ownerUrl,
      `select tablename as table, policyname as policy, roles::text, cmd from pg_policies
       where schemaname = 'public' and roles <> '{public}' and permissive = 'PERMISSIVE' order by 1`,
    )
    const policy = { policy: 'search_functions', roles: '{arredo_search}', cmd: 'SELECT' }
    expect(exceptions).toEqual(
      ['article', 'article_price', 'article_word'].map((table) => ({ table, ...policy })),
    )
  })

  it('start every secondary index with the tenant', async () => {
    const indexes = await queryAs<{ name: string }>(
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
    const roles = await queryAs<{ rolname: string; strong: boolean; tables: number }>(
      database.ownerUrl,
      `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as strong,
         (select count(*)::int from pg_class where relowner = pg_roles.oid) as tables
       from pg_roles where rolname like 'arredo%' order by 1`,
    )
    expect(roles.map(({ rolname, strong }) => [rolname, strong])).toEqual([
      ['arredo_app', false],
      ['arredo_owner', false],
      ['arredo_search', false],
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
      'set role arredo_search',
      'truncate project',
    ]) {
      await expect(queryAs(database.appUrl, `set app.tenant = '1'; ${statement}`)).rejects.toThrow(
        /permission denied|must be owner/,
      )
    }
  })
})

describe('arredo_search', () => {
  const functions = ['article_facets', 'count_articles', 'known_words', 'search_articles']

  it('cannot log in, can be become by the owner alone, and may read the search tables and nothing else', async () => {
    const [role] = await queryAs(
      database.ownerUrl,
      `select rolcanlogin as "canLogIn", array(select member::regrole::text from pg_auth_members
         where roleid = pg_roles.oid and member::regrole::text like 'arredo%') as members,
         has_schema_privilege(oid, 'public', 'create') as creates
       from pg_roles where rolname = 'arredo_search'`,
    )
    const rights = await queryAs(
      database.ownerUrl,
      `select table_name as table, privilege_type as right from information_schema.role_table_grants
       where grantee = 'arredo_search' order by 1`,
    )
    expect(role).toEqual({ canLogIn: false, members: ['arredo_owner'], creates: false })
    expect(rights).toEqual(
      ['article', 'article_price', 'article_word'].map((table) => ({ table, right: 'SELECT' })),
    )
    await expect(queryAs(database.workerUrl, 'set role arredo_search')).rejects.toThrow('permission denied')
  })

  it('owns these functions only, with a fixed search path, for the app alone', async () => {
    const owned = await queryAs(
      database.ownerUrl,
      `select proname as name, prosecdef as definer, proconfig::text like '%search_path=%' as fixed,
         array(select grantee::regrole::text from aclexplode(proacl) where grantee <> proowner) as callers
       from pg_proc where proowner = 'arredo_search'::regrole order by 1`,
    )
    const shape = { definer: true, fixed: true, callers: ['arredo_app'] }
    expect(owned).toEqual(functions.map((name) => ({ name, ...shape })))
  })

  it('raises without a tenant, and finds nothing of another one even when its editions are named', async () => {
    const client = new pg.Client({ connectionString: database.ownerUrl })
    await client.connect()
    try {
      await client.query("begin; set local app.tenant = '2'")
      await client.query(
        `insert into pack (tenant, hash, code, version, name, article_count, artefact, trade, published_by)
         values (2, 'hash', 'KITCHEN', '1', '{}', 1, '{}', '[]', 'test')`,
      )
      await client.query(
        `insert into article_edition (tenant, number, hash, language, catalogue, name, groups, price_lists)
         values (2, 1, 'hash', 'en', 'KITCHEN', 'Kitchen', '[]', '[]')`,
      )
      await client.query(
        `insert into article (tenant, edition, position, code, model, name, classification, groups, tags, attach, width,
           depth, height, code_key, name_key, search)
         values (2, 1, 0, 'SECRET', 'M', 'Secret', 'G', '{G}', '{}', 'floor', 1, 1, 1, 'secret', 'secret',
           article_vector('en', 'secret', '', ''))`,
      )
      await client.query("insert into article_price values (2, 1, 'EUR', 0, 100)")
      await client.query("insert into article_word values (2, 1, 'secret')")
      await client.query('commit')
    } finally {
      await client.end()
    }
    const wish = {
      ...{
        language: 'en',
        editions: [1],
        chosen: [1],
        lists: ['EUR'],
        typed: ['secrte'],
        sort: 'name',
        limit: 9,
      },
    }
    const found = (number: number, ask: string) =>
      databases.withTenant({ number, cell: 'main' }, async (db) => {
        const text = ask.replace('WISH', `'${JSON.stringify(wish)}'`)
        const { rows } = await sql<{ found: unknown }>`${sql.raw(text)}`.execute(db)
        return rows[0]?.found ?? null
      })
    const asks = [
      'select count_articles(WISH) as found',
      'select name as found from search_articles(WISH)',
      "select article_facets(WISH) -> 'editions' as found",
      "select known_words(WISH) -> 0 -> 'near' as found",
    ]
    expect(await Promise.all(asks.map((ask) => found(2, ask)))).toEqual([1, 'Secret', { 1: 1 }, ['secret']])
    expect(await Promise.all(asks.map((ask) => found(1, ask)))).toEqual([0, null, {}, []])
    for (const name of functions) {
      await expect(queryAs(database.appUrl, `select ${name}('{}')`)).rejects.toThrow('app.tenant')
      await expect(queryAs(database.workerUrl, `select ${name}('{}')`)).rejects.toThrow('permission denied')
    }
  })
})

describe('withTenant', () => {
  it('raises when no tenant is set, for the app, the worker and the owner, on every closed table', async () => {
    const tables = await queryAs<{ name: string }>(
      database.ownerUrl,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`,
    )
    for (const { name } of tables) {
      await expect(queryAs(database.ownerUrl, `select * from ${name}`)).rejects.toThrow('app.tenant')
    }
    await expect(queryAs(database.appUrl, 'select * from shop')).rejects.toThrow('app.tenant')
    await expect(queryAs(database.workerUrl, 'select * from shop')).rejects.toThrow('app.tenant')
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

  it('has no second transaction inside: one that began would have committed the first', async () => {
    const counted = () =>
      databases.readWithTenant(second, (db) =>
        db.selectFrom('project_counter').where('tenant', '=', 2).select('last').execute(),
      )
    const nested = databases.withTenant(second, async (db) => {
      await db.insertInto('project_counter').values({ tenant: 2, last: 1 }).execute()
      expectTypeOf(db).not.toHaveProperty('transaction')
      // Who gets round the type is refused all the same.
      await (db as Kysely<DB>).transaction().execute(async () => {})
    })
    await expect(nested).rejects.toThrow('begins and ends outside')
    expect(await counted()).toEqual([])

    for (const text of ['begin', ' COMMIT', 'start transaction', 'rollback', 'end', 'abort']) {
      const raw = databases.withTenant(second, (db) => sql`${sql.raw(text)}`.execute(db))
      await expect(raw).rejects.toThrow('begins and ends outside')
    }
  })
})

describe('readWithTenant', () => {
  it('reads, and can change nothing', async () => {
    const writing = databases.readWithTenant(first, (db) =>
      db.insertInto('project_counter').values({ tenant: 1, last: 9 }).execute(),
    )
    await expect(writing).rejects.toThrow('read-only transaction')
  })

  it('answers once its transaction has ended and its connection is free again', async () => {
    // The one connection of this pool: had it not been given back, this would wait in line.
    await databases.readWithTenant(first, (db) => db.selectFrom('shop').select('code').execute())
    expect(databases.use()).toEqual({ busy: 0, free: 1, waiting: 0, longestWait: 0 })
  })
})

describe('readOnce', () => {
  const codes = (db: Database) => db.selectFrom('shop').select('code').execute()

  it('sees what a tenant sees, changes nothing and leaves nothing of itself behind', async () => {
    expect(await databases.readOnce(first, codes)).toEqual(await databases.readWithTenant(first, codes))
    const writing = databases.readOnce(first, (db) =>
      db.insertInto('project_counter').values({ tenant: 1, last: 9 }).execute(),
    )
    await expect(writing).rejects.toThrow('read-only transaction')
    expect(databases.use()).toMatchObject({ busy: 0, waiting: 0 })
    expect(await databases.readOnce(second, codes)).toEqual(await databases.readWithTenant(second, codes))
  })

  it('refuses a second statement, which would stand outside of the transaction', async () => {
    const twice = databases.readOnce(first, async (db) => [await codes(db), await codes(db)])
    await expect(twice).rejects.toThrow('More than one statement')
    expect(databases.use()).toMatchObject({ busy: 0, waiting: 0 })
  })
})
