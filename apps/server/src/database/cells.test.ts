import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everyTenant } from '../tenants/every-tenant.ts'
import { freezingLine } from '../testing/freezing-line.ts'
import { queryAs } from '../testing/query-as.ts'
import { openTestCells, type TestCells } from '../testing/test-cells.ts'
import { until } from '../testing/test-worker.ts'
import { openDatabases } from './databases.ts'
import { isOutage } from './is-outage.ts'

let cells: TestCells
const one = { number: 1, cell: 'main' }

beforeAll(async () => {
  cells = await openTestCells()
})
afterAll(() => cells.end())

type Name = 'main' | 'b'
const asOwner = (cell: Name, text: string) => queryAs(cells[cell].ownerUrl, text)

/** As a move does it: alone with the tenant, so that whoever is inside has left. */
async function leave(cell: Name): Promise<void> {
  const client = new pg.Client({ connectionString: cells[cell].ownerUrl })
  await client.connect()
  try {
    await client.query('begin; select pg_advisory_xact_lock(41, 1)')
    await client.query('update tenant set is_here = false where number = 1; commit')
  } finally {
    await client.end()
  }
}

async function settle(cell: Name): Promise<void> {
  await asOwner('main', `update tenant set cell = '${cell}' where number = 1`)
  await asOwner(cell, 'update tenant set is_here = true where number = 1')
}

beforeEach(async () => {
  await asOwner(
    'b',
    `insert into tenant (number, code, cell, is_here) values (1, 'tenant1', 'b', false)
     on conflict (number) do update set is_here = false`,
  )
  await settle('main')
})

async function add(): Promise<void> {
  await cells.databases.withTenant(one, async (database) => {
    // Long enough inside for a move to begin meanwhile.
    await sql`select pg_sleep(0.06)`.execute(database)
    await sql`insert into project_counter (tenant, last) values (1, 1)
      on conflict (tenant) do update set last = project_counter.last + 1`.execute(database)
  })
}

async function countIn(cell: Name): Promise<number> {
  const [row] = await queryAs<{ last: number }>(
    cells[cell].adminUrl,
    'select last from project_counter where tenant = 1',
  )
  return row?.last ?? 0
}

async function move(from: Name, to: Name): Promise<void> {
  await leave(from)
  const last = await countIn(from)
  await queryAs(cells[to].adminUrl, 'delete from project_counter where tenant = 1')
  await queryAs(cells[to].adminUrl, `insert into project_counter values (1, ${last})`)
  await settle(to)
}

describe('a tenant that is elsewhere', () => {
  it('is written by no role of a process, on any table, whichever way it came in', async () => {
    const tables = await asOwner(
      'main',
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity`,
    )
    const statements = tables.flatMap(({ name }) => [
      `insert into ${name} (tenant) select 1 where false`,
      `update ${name} set tenant = tenant`,
      `delete from ${name} where false`,
    ])
    const { ownerUrl, appUrl, workerUrl } = cells.main
    const codes = async () => {
      const seen = { owner: new Set<string>(), app: new Set<string>(), worker: new Set<string>() }
      for (const [role, url] of Object.entries({ owner: ownerUrl, app: appUrl, worker: workerUrl })) {
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        for (const statement of statements) {
          // Past the way in, as a process of the version before does it.
          const tried = client.query(`begin; set local app.tenant = '1'; ${statement}`)
          const code = await tried.then(
            () => 'done',
            (error) => String(error.code),
          )
          seen[role as keyof typeof seen].add(code)
          await client.query('rollback')
        }
        await client.end()
      }
      return Object.fromEntries(Object.entries(seen).map(([role, all]) => [role, [...all].toSorted()]))
    }
    // 42501: this role may not do that to anybody.
    const here = await codes()
    expect(here).toMatchObject({ app: ['42501', 'done'], worker: ['42501', 'done'] })
    expect(here.owner).toContain('done')
    await leave('main')
    // The audit refuses every change by itself.
    expect(await codes()).toEqual({
      owner: ['57P90', 'P0001'],
      app: ['42501', '57P90'],
      worker: ['42501', '57P90'],
    })
  })

  it('is not entered, read or written, and the others are', async () => {
    await leave('main')
    const alone = openDatabases({
      ...{ cells: { main: cells.main.appUrl }, isAlone: true, connections: 1 },
      onConnectionError: () => {},
    })
    try {
      await expect(queryAs(cells.main.appUrl, 'select enter_tenant(1)')).rejects.toMatchObject({
        code: '57P90',
      })
      await expect(queryAs(cells.b.appUrl, 'select enter_tenant(2)')).rejects.toMatchObject({ code: '57P90' })
      const others = await alone.readOnce({ number: 2, cell: 'main' }, (database) =>
        database.selectFrom('shop').select('tenant').execute(),
      )
      expect(others).toEqual([{ tenant: 2 }, { tenant: 2 }])
      const entering = alone.readOnce(one, (database) => database.selectFrom('shop').select('code').execute())
      await settle('main')
      expect(await entering).toHaveLength(2)
    } finally {
      await alone.close()
    }
  })

  it('is waited for by those who come, and found where it is then, without an error', async () => {
    await queryAs(cells.b.adminUrl, 'delete from project_counter where tenant = 1')
    await leave('main')
    const before = await countIn('main')
    const adding = Promise.all(Array.from({ length: 20 }, add))
    await until(() => cells.databases.use('main').waiting === 0)
    expect(await countIn('main')).toBe(before)
    await settle('b')
    await adding
    expect(await countIn('b')).toBe(20)
    expect(await countIn('main')).toBe(before)
    expect(cells.databases.use()).toMatchObject({ busy: 0, waiting: 0 })
  })

  it('is left only when those inside have left', async () => {
    let leaving: Promise<void> | null = null
    const isHere = sql<{ is_here: boolean }>`select is_here from tenant where number = 1`
    await cells.databases.withTenant(one, async (database) => {
      await isHere.execute(database)
      leaving = leave('main')
      await until(async () => {
        const [waits] = await queryAs<{ n: number }>(
          cells.main.adminUrl,
          `select count(*)::int as n from pg_locks where locktype = 'advisory' and classid = 41 and not granted`,
        )
        return waits?.n === 1
      })
      const { rows } = await isHere.execute(database)
      expect(rows).toEqual([{ is_here: true }])
    })
    await leaving
  })

  it('loses nothing and doubles nothing, however saves and moves fall', async () => {
    const schedule = fc.array(fc.record({ adds: fc.nat(4), gap: fc.nat(8) }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(schedule, async (turns) => {
        let place: Name = 'main'
        await settle('main')
        await queryAs(cells.b.ownerUrl, 'update tenant set is_here = false where number = 1')
        const before = await countIn('main')
        const adding: Promise<void>[] = []
        for (const { adds, gap } of turns) {
          adding.push(...Array.from({ length: adds }, add))
          await new Promise((resolve) => setTimeout(resolve, gap))
          const to: Name = place === 'main' ? 'b' : 'main'
          await move(place, to)
          place = to
        }
        await Promise.all(adding)
        expect(await countIn(place)).toBe(before + adding.length)
        if (place === 'b') await move('b', 'main')
      }),
      { numRuns: 8 },
    )
  })
})

describe('a cell', () => {
  it('is where what is done for every tenant is done for those that are there', async () => {
    const seen: number[] = []
    const note = async (_: unknown, tenant: number) => void seen.push(tenant)
    await leave('main')
    await everyTenant(cells.databases, note)
    expect(seen).toEqual([2])
  })

  it('without an address is said to be out of reach', async () => {
    const reading = cells.databases.readOnce({ number: 3, cell: 'c' }, (database) =>
      database.selectFrom('shop').select('code').execute(),
    )
    await expect(reading).rejects.toMatchObject({ code: '08001', message: 'No address of cell c' })
  })

  it('without an address is left by who comes home, without a new process', async () => {
    const bare = openDatabases({
      ...{ cells: { main: cells.main.appUrl }, connections: 2 },
      onConnectionError: () => {},
    })
    const read = () => bare.readOnce(one, (database) => database.selectFrom('shop').select('code').execute())
    try {
      await leave('main')
      await settle('b')
      await expect(read()).rejects.toMatchObject({ code: '08001' })
      await settle('main')
      expect(await read()).toHaveLength(2)
    } finally {
      await bare.close()
    }
  })

  it('that froze holds nobody for longer than an answer may take, and no connection', async () => {
    const line = await freezingLine(cells.b.appUrl)
    const frozen = openDatabases({
      ...{ cells: { main: cells.main.appUrl, b: line.over(cells.b.appUrl) }, connections: 2 },
      ...{ longestAnswer: 300, onConnectionError: () => {} },
    })
    const read = () => frozen.readInCell('b', (database) => sql`select 1`.execute(database))
    try {
      await read()
      line.freeze()
      const error = await read().catch((error: unknown) => error)
      expect([isOutage(error), frozen.use('b').busy]).toEqual([true, 0])
    } finally {
      await line.close()
      await frozen.close()
    }
  })

  it('has connections of its own', async () => {
    const read = () => sql`select 1`
    await cells.databases.readInCell('b', async (database) => {
      await read().execute(database)
      expect([cells.databases.use('main').busy, cells.databases.use('b').busy]).toEqual([0, 1])
    })
  })
})
