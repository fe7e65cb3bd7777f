import { randomUUID } from 'node:crypto'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateCells } from '../database/migrate-cells.ts'
import { queryAs } from '../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { testMove } from '../testing/test-move.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { movedTables, staysInMain } from './moved-tables.ts'
import { withSides } from './side.ts'

let server: TestServer
let b: TestDatabase
let move: ReturnType<typeof testMove>
let one: TestTenant
let two: TestTenant
let anna: Via

beforeAll(async () => {
  b = await createTestDatabase()
  server = await startTestServer({ cells: { b: b.appUrl } })
  move = testMove({ main: server.database, b })
  one = await server.addTenant(1)
  two = await server.addTenant(2)
  for (const tenant of [one, two]) {
    await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
    await save(tenant, await server.logIn(tenant, 'anna'), 'Before')
  }
  anna = await server.logIn(one, 'anna')
  expect(await arredo('cell add b')).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await server.end()
  await b.drop()
})

const arredo = (line: string, adminCells?: { main: string; b: string }) =>
  move.arredo(line, adminCells && { adminCells })

async function save(tenant: TestTenant, via: Via, name: string): Promise<number> {
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(testKitchen(name)) }
  const { answer } = await server.call(tenant, 'projects/save', input, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

/** All rows of a tenant, by table: how many, and a sum of what is in them. */
async function rowsOf(database: TestDatabase, tenant: number): Promise<Readonly<Record<string, string>>> {
  const tables = await queryAs<{ name: string }>(
    database.adminUrl,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await queryAs<{ sum: string }>(
      database.adminUrl,
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(own::text), '' order by md5(own::text))), '') as sum
       from ${name} own where tenant = ${tenant}`,
    )
    found[name] = row?.sum ?? ''
  }
  return found
}

const placeOf = { main: () => server.database, b: () => b }
type Name = keyof typeof placeOf
const isEmpty = (rows: Readonly<Record<string, string>>) => Object.values(rows).every((sum) => sum === '0 ')
const asAdmin = (cell: Name, text: string) => move.asAdmin(cell, text)
async function mappedCell(): Promise<Name> {
  const [row] = await asAdmin('main', 'select cell from tenant where number = 1')
  return row?.cell === 'b' ? 'b' : 'main'
}
const leftovers = () => move.leftovers('main', 'b')

/** The audit of the move itself and of what is done to look at it come later. */
const withoutAudit = ({ audit, audit_link, ...rows }: Readonly<Record<string, string>>) => rows

describe('arredo brand move', () => {
  it('takes all rows of one brand and what waits for it, leaves those of the others, and goes back', async () => {
    const project = await save(one, anna, 'Waits for its picture')
    // One that waits for others of its brand, too.
    await queryAs(
      server.database.ownerUrl,
      `select enqueue('test/line', jsonb_build_object('job', gen_random_uuid()), 1)`,
      { tenant: 1 },
    )
    const queue = `select payload ->> 'job' as job, key, jobs.priority, queue_name as line
      from graphile_worker._private_jobs jobs
        left join graphile_worker._private_job_queues lines on lines.id = job_queue_id
      where payload ->> 'tenant' = '1' order by 1`
    const lines = `select queue_name from graphile_worker._private_job_queues where queue_name like '1 %'`
    const [before, waiting, others] = [
      await rowsOf(server.database, 1),
      await asAdmin('main', queue),
      await rowsOf(server.database, 2),
    ]
    expect(waiting.map(({ line }) => line)).toContain('1 test/line 0')

    expect(await arredo('brand move tenant1 --to b')).toMatchObject({
      code: 0,
      said: expect.stringContaining('tenant1 is in b now'),
    })
    expect(withoutAudit(await rowsOf(b, 1))).toEqual(withoutAudit(before))
    expect(await asAdmin('b', queue)).toEqual(waiting)
    expect(await asAdmin('main', queue)).toEqual([])
    expect(await asAdmin('main', lines)).toEqual([])
    expect(isEmpty(await rowsOf(server.database, 1))).toBe(true)
    expect(await rowsOf(server.database, 2)).toEqual(others)
    expect(await leftovers()).toEqual([])

    const saved = await save(one, anna, 'Saved in b')
    expect(saved).toBe(project + 1)
    expect(await arredo('brand list')).toMatchObject({ said: expect.stringMatching(/^tenant1 .*, cell b$/m) })
    expect(await arredo('brand move tenant1 --to main')).toMatchObject({ code: 0 })
    expect(isEmpty(await rowsOf(b, 1))).toBe(true)
    expect(await save(one, anna, 'Saved in main')).toBe(saved + 1)
    expect(await leftovers()).toEqual([])
    expect(await arredo('brand move tenant1 --to main')).toEqual({ code: 0, said: 'tenant1 is in main' })
  })

  it('moves every table with rows of tenants but for an explicit list, and all of them can be filtered', async () => {
    const tables = await asAdmin(
      'main',
      `select relname as name, relreplident as identity,
         (select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
          where indrelid = pg_class.oid and indisprimary) as first
       from pg_class join pg_attribute own on own.attrelid = pg_class.oid and own.attname = 'tenant'
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relpersistence = 'p' order by 1`,
    )
    const addresses = { main: server.database.adminUrl }
    const moved = await withSides(addresses, async (open) => movedTables(await open('main')))
    expect([...moved, ...staysInMain].toSorted()).toEqual(tables.map(({ name }) => name))
    for (const table of tables.filter(({ name }) => !staysInMain.has(String(name))))
      expect(table).toMatchObject({ identity: 'd', first: 'tenant' })
  })

  it.each([
    ['shop', "new.name := 'Spoilt'"],
    ['project', `new.document := jsonb_set(new.document, '{header,name}', '"Spoilt"')`],
  ])('is undone where the rows of %s would not be the same', async (table, spoil) => {
    const before = await rowsOf(server.database, 1)
    await asAdmin(
      'b',
      `create function spoil() returns trigger language plpgsql as $$ begin ${spoil}; return new; end $$;
       create trigger spoil before insert on ${table} for each row execute function spoil();
       alter table ${table} enable always trigger spoil`,
    )
    try {
      const refused = await arredo('brand move tenant1 --to b')
      expect(refused).toMatchObject({
        ...{ code: 1, said: `Not done: ${table} would not be the same there` },
      })
    } finally {
      await asAdmin('b', `drop trigger spoil on ${table}; drop function spoil`)
    }
    expect(await rowsOf(server.database, 1)).toEqual(before)
    expect(isEmpty(await rowsOf(b, 1))).toBe(true)
    expect(await leftovers()).toEqual([])
    await save(one, anna, 'Saved where it was')
  })

  it('is not begun where it cannot end', async () => {
    const refused = async (line: string, words: string, cells?: { main: string; b: string }) =>
      expect((await arredo(line, cells)).said).toContain(words)
    await refused('brand move tenant1 --to c', 'Cell c')
    await refused('brand move tenant1', '--to is missing')
    await refused('brand move nobody --to b', 'No brand nobody')
    const { adminUrl } = server.database
    await refused('brand move tenant1 --to b', 'The address of cell b leads to main', {
      main: adminUrl,
      b: adminUrl,
    })
    await refused('brand move tenant1 --to b', "no administrator's", {
      main: server.database.ownerUrl,
      b: b.ownerUrl,
    })
    expect(await leftovers()).toEqual([])
    await save(one, anna, 'Saved as before')
  })
})

describe('a move that is cut off', () => {
  /** In the middle of it, by what it was about to ask of a database; one of them each time. */
  const deaths = [
    /pg_create_logical_replication_slot/,
    /create subscription/,
    /pg_stat_subscription_stats/,
    /pg_current_wal_lsn/,
    /add_job/,
    /set cell = /,
    /set is_here = true where number = \$1$/,
    /drop subscription/,
    /session_replication_role/,
  ]

  it.each(deaths)(
    'is taken up by the same command where it died at %s, and ends with all rows in one place',
    async (death) => {
      const cell = await mappedCell()
      const to = cell === 'main' ? 'b' : 'main'
      const before = await rowsOf(placeOf[cell](), 1)
      await expect(move.dieAt(death, cell, to)).rejects.toThrow('dead')
      expect(await arredo(`brand move tenant1 --to ${to}`)).toMatchObject({ code: 0 })
      expect(withoutAudit(await rowsOf(placeOf[to](), 1))).toEqual(withoutAudit(before))
      expect(isEmpty(await rowsOf(placeOf[cell](), 1))).toBe(true)
      expect(await leftovers()).toEqual([])
      await save(one, anna, `Saved after ${death}`)
    },
  )

  it('is given up by naming where the brand is, and stops migrations until then', async () => {
    const cell = await mappedCell()
    const to = cell === 'main' ? 'b' : 'main'
    await expect(move.dieAt(/pg_current_wal_lsn/, cell, to)).rejects.toThrow('dead')
    const settings = { ownerUrl: server.database.ownerUrl, ownerCells: { b: b.ownerUrl } }
    await expect(migrateCells(settings)).rejects.toThrow('tenant1 is on its way')
    // People wait from then on.
    const saving = save(one, anna, 'Saved in the end')
    expect(await arredo(`brand move tenant1 --to ${cell}`)).toEqual({
      code: 0,
      said: `tenant1 is in ${cell}`,
    })
    await saving
    expect(isEmpty(await rowsOf(placeOf[to](), 1))).toBe(true)
    expect(await leftovers()).toEqual([])
    expect(await migrateCells(settings)).toEqual([])
  })
})

describe('arredo cell', () => {
  it('adds and lists, and takes no database for another', async () => {
    expect((await arredo('cell list')).said).toMatch(/^b {2}\d brands\nmain {2}\d brands$/)
    expect((await arredo('cell add b')).said).toContain('b is a cell already')
    expect((await arredo('cell add main')).said).toContain("main: a cell's name begins with")
    expect((await arredo('cell add c')).said).toContain('DATABASE_OWNER_CELLS has no address of c')
    const cell = await mappedCell()
    const other = cell === 'main' ? 'b' : 'main'
    await asAdmin(other, 'update tenant set is_here = true where number = 1')
    expect((await arredo('cell list')).said).toContain(`tenant1 is open there, and by the map in ${cell}`)
    await asAdmin(other, 'update tenant set is_here = false where number = 1')
    await asAdmin('b', `update cell set name = 'other' where is_own`)
    try {
      expect((await arredo('cell list')).said).toContain('b  is another database, called other')
      expect((await arredo('cell add b')).said).toContain(
        'The database of b is another one: it is called other',
      )
    } finally {
      await asAdmin('b', `update cell set name = 'b' where is_own`)
    }
  })
})
