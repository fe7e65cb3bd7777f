import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Desk } from '../operator/command.ts'
import { freezingLine } from '../testing/freezing-line.ts'
import { queryAs } from '../testing/query-as.ts'
import { openTestCells, type TestCells } from '../testing/test-cells.ts'
import { type CellName, testMove } from '../testing/test-move.ts'
import { moveTenant } from './move-tenant.ts'
import { withSides } from './side.ts'

let cells: TestCells
let move: ReturnType<typeof testMove>

beforeAll(async () => {
  cells = await openTestCells()
  move = testMove(cells)
})
afterAll(() => cells.end())

beforeEach(async () => {
  expect(await move.arredo('brand move tenant1 --to main')).toMatchObject({ code: 0 })
  expect(await move.leftovers('main', 'b')).toEqual([])
})

const asAdmin = (cell: CellName, text: string) => move.asAdmin(cell, text)

async function isOpen(cell: CellName): Promise<boolean> {
  return (await asAdmin(cell, 'select from tenant where number = 1 and is_here')).length > 0
}

async function shops(cell: CellName): Promise<readonly unknown[]> {
  const rows = await asAdmin(cell, 'select name from shop where tenant = 1 order by code')
  return rows.map(({ name }) => name)
}

/** The jobs of the brand, and who holds them. */
const queue = (cell: CellName) =>
  asAdmin(
    cell,
    `select payload ->> 'job' as job, locked_by from graphile_worker._private_jobs
     where payload ->> 'tenant' = '1' order by 1`,
  )

/** Of this database: the server has those of other files' databases too. */
const slots = 'select slot_name from pg_replication_slots where database = current_database()'

describe('a brand whose rows are there twice, as after a restore of main', () => {
  const newer = ['Newer A', 'Shop B']

  beforeEach(async () => {
    await asAdmin('main', `update shop set name = 'Shop A' where code = 'A' and tenant = 1`)
    await move.arredo('brand move tenant1 --to b')
    await asAdmin('b', `update shop set name = 'Newer A' where code = 'A' and tenant = 1`)
    // The dump is from before the move.
    await asAdmin(
      'main',
      `update tenant set cell = 'main', is_here = true where number = 1;
       insert into shop (tenant, code, name, country, currency, price_list)
         select 1, code, 'Shop ' || code, country, currency, price_list from shop where tenant = 2`,
    )
  })

  it('is not moved over those that are in use, and nothing is deleted until a person has said which are newer', async () => {
    const refused = await move.arredo('brand move tenant1 --to b')
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /tenant1 is open in b, and by the map in main: its rows are there twice\. Nothing was deleted\.\nLast changed: in b \d{4}-.*, in main .*\nTo keep those of main, in b: update tenant set is_here = false where code = 'tenant1'$/m,
      ),
    })
    expect([await shops('b'), await shops('main')]).toEqual([newer, ['Shop A', 'Shop B']])
    expect(await move.leftovers('main', 'b')).toEqual([])

    const [, advice = ''] = /To keep those of b, in main: (.*)/.exec(refused.said) ?? []
    await asAdmin('main', advice)
    expect(await move.arredo('brand move tenant1 --to b')).toMatchObject({ code: 0 })
    expect([await isOpen('main'), await isOpen('b')]).toEqual([false, true])
    expect(await move.arredo('brand move tenant1 --to main')).toMatchObject({ code: 0 })
    expect(await shops('main')).toEqual(newer)
  })

  it('is not opened a second time, either, by a move that the dump is from the middle of', async () => {
    await asAdmin(
      'main',
      `update tenant set is_here = false, moving_from = 'main', moving_to = 'b' where number = 1`,
    )
    for (const to of ['main', 'b'])
      expect((await move.arredo(`brand move tenant1 --to ${to}`)).said).toContain('rows are there twice')
    expect([await isOpen('main'), await isOpen('b')]).toEqual([false, true])
    expect(await shops('b')).toEqual(newer)
    await asAdmin('main', `update tenant set cell = 'b' where number = 1`)
    expect(await move.arredo('brand move tenant1 --to b')).toMatchObject({ code: 0 })
    expect(await shops('main')).toEqual([])
  })
})

it('takes no rows from where a brand is closed without a move', async () => {
  await asAdmin('main', 'update tenant set is_here = false where number = 1')
  expect((await move.arredo('brand move tenant1 --to b')).said).toContain(
    'tenant1 is not open in main, where it is by the map',
  )
  expect([await isOpen('main'), await isOpen('b')]).toEqual([false, false])
  await asAdmin('main', 'update tenant set is_here = true where number = 1')
})

describe('a move that was cut off, and the other cell is dead', () => {
  it('is given up before the flip: the brand is open and its cell has nothing of the copy', async () => {
    await expect(move.dieAt(/pg_current_wal_lsn/, 'main', 'b')).rejects.toThrow('dead')
    expect(await isOpen('main')).toBe(false)
    const start = await move.stop('b')
    expect(await move.arredo('brand move tenant1 --to main')).toEqual({
      code: 0,
      said: 'tenant1 is in main\nCell b does not answer now: what a move left there goes by this command when it does',
    })
    expect(await isOpen('main')).toBe(true)
    expect(await asAdmin('main', slots)).toEqual([])
    expect(await asAdmin('main', 'select pubname from pg_publication')).toEqual([])
    expect(await move.arredo('brand move tenant1 --to b')).toMatchObject({
      ...{ code: 1, said: expect.stringContaining('tenant1 is in main') },
    })

    await start()
    expect(await shops('b')).not.toEqual([])
    expect(await move.arredo('brand move tenant1 --to main')).toEqual({ code: 0, said: 'tenant1 is in main' })
    expect(await shops('b')).toEqual([])
  })

  it('leaves no slot of a table that was being copied', async () => {
    await expect(move.dieAt(/pg_stat_subscription_stats/, 'main', 'b')).rejects.toThrow('dead')
    const [{ oid } = {}] = await asAdmin(
      'b',
      `select oid from pg_subscription where subname = 'arredo_move_1'
       and subdbid = (select oid from pg_database where datname = current_database())`,
    )
    const start = await move.stop('b')
    await asAdmin('main', `select pg_create_logical_replication_slot('pg_${oid}_sync_1_1', 'pgoutput')`)
    expect(await move.arredo('brand move tenant1 --to main')).toMatchObject({ code: 0 })
    expect(await asAdmin('main', slots)).toEqual([])
    await start()
  })

  it('is ended behind the flip: the brand is open where the map says, with its work', async () => {
    await queryAs(
      cells.main.ownerUrl,
      `select enqueue('test/line', jsonb_build_object('job', gen_random_uuid()), 1) from generate_series(1, 3)`,
      { tenant: 1 },
    )
    await move.arredo('brand move tenant1 --to b')
    const jobs = await queue('b')
    expect(jobs.map(({ locked_by }) => locked_by)).toEqual([null, null, null])
    await expect(move.dieAt(/set is_here = true where number = \$1$/, 'b', 'main')).rejects.toThrow('dead')
    expect([await isOpen('main'), await isOpen('b')]).toEqual([false, false])
    expect((await queue('main')).map(({ locked_by }) => locked_by)).toEqual(jobs.map(() => 'arredo-move'))

    const start = await move.stop('b')
    expect(await move.arredo('brand move tenant1 --to main')).toMatchObject({
      ...{ code: 0, said: expect.stringContaining('Cell b does not answer now') },
    })
    expect(await isOpen('main')).toBe(true)
    expect(await queue('main')).toEqual(jobs)

    await start()
    expect(await move.arredo('brand move tenant1 --to main')).toEqual({ code: 0, said: 'tenant1 is in main' })
    expect(await queue('main')).toEqual(jobs)
    expect([await shops('b'), await queue('b')]).toEqual([[], []])
  })

  it('opens the brand by itself where only the other cell was lost', async () => {
    await expect(move.dieAt(/pg_current_wal_lsn/, 'main', 'b', ['b'])).rejects.toThrow(
      'dead. Cell b does not answer now: what was begun there goes by this command when it does',
    )
    expect(await isOpen('main')).toBe(true)
    expect(await asAdmin('main', slots)).toEqual([])
  })
})

it('opens the brand again soon where the other cell falls silent in the pause, without a word', async () => {
  const line = await freezingLine(cells.b.adminUrl)
  try {
    const moving = withSides({ main: cells.main.adminUrl, b: line.over(cells.b.adminUrl) }, async (open) => {
      const [main, b] = [await open('main'), await open('b')]
      const query = b.client.query.bind(b.client) as (...asked: unknown[]) => Promise<unknown>
      Object.assign(b.client, {
        query(...asked: unknown[]) {
          if (String(asked[0]).includes('hash_record_extended')) line.freeze()
          return query(...asked)
        },
      })
      return moveTenant({ tenant: 1, ...{ main, from: main, to: b }, longestPause: 2_000 })
    })
    const said = await moving.catch((error: unknown) => String(error))
    expect(said).toContain('Cell b does not answer now')
    expect(await isOpen('main')).toBe(true)
  } finally {
    await line.close()
  }
}, 60_000)

it('is undone where the map does not answer within the pause', async () => {
  await asAdmin(
    'main',
    `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(20); return new; end $$;
     create trigger slow before update on tenant for each row when (new.cell <> old.cell) execute function slow()`,
  )
  try {
    expect((await move.arredo('brand move tenant1 --to b')).said).toContain('The pause would be too long')
  } finally {
    await asAdmin('main', 'drop trigger slow on tenant; drop function slow')
  }
  expect([await isOpen('main'), await isOpen('b')]).toEqual([true, false])
})

it('goes by what is so when nobody else moves the brand, not by what was so when it began', async () => {
  const first = async () => {
    expect(await move.arredo('brand move tenant1 --to b')).toMatchObject({ code: 0 })
  }
  /** Another command comes and goes while ours looks at the cells. */
  let isFirst = true
  const around = (desk: Desk): Desk => ({
    ...desk,
    databases: {
      ...desk.databases,
      async readInCell(cell, work) {
        if (isFirst) {
          isFirst = false
          await first()
        }
        return desk.databases.readInCell(cell, work)
      },
    },
  })
  expect(await move.arredo('brand move tenant1 --to b', { around })).toEqual({
    code: 0,
    said: 'tenant1 is in b',
  })
  expect([await isOpen('main'), await isOpen('b')]).toEqual([false, true])
  expect(await shops('b')).not.toEqual([])
})
