import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FreezingLine, freezingLine } from '../testing/freezing-line.ts'
import { openTestCells, type TestCells } from '../testing/test-cells.ts'
import { movedTables } from './moved-tables.ts'
import { beginCopying, endReceiving, endSending, untilCaughtUp } from './replication.ts'
import { endOf, type OpenSide, type Side, within, withSides } from './side.ts'

let cells: TestCells

beforeAll(async () => {
  cells = await openTestCells()
})
afterAll(() => cells.end())

const inCells = <Value>(work: (open: OpenSide) => Promise<Value>) =>
  withSides({ main: cells.main.adminUrl, b: cells.b.adminUrl }, work)

async function shown({ client }: Side, names: readonly string[]) {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any ($1)',
    [names],
  )
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
}

it('has PostgreSQL look whether the machine of a move is alive: its locks are not held for hours', async () => {
  const expected = {
    ...{ tcp_keepalives_idle: '10', tcp_keepalives_interval: '5', tcp_keepalives_count: '3' },
    tcp_user_timeout: '25000',
  }
  expect(await inCells(async (open) => shown(await open('main'), Object.keys(expected)))).toEqual(expected)
})

it('subscribes where no statement is logged: one that fails has a password in it', async () => {
  const expected = {
    ...{ log_statement: 'none', log_min_error_statement: 'panic', log_min_duration_statement: '-1' },
    ...{ log_min_duration_sample: '-1', log_transaction_sample_rate: '0' },
  }
  await inCells(async (open) => {
    const [from, to] = [await open('main'), await open('b')]
    expect(await shown(to, Object.keys(expected))).not.toEqual(expected)
    const unreachable = { ...from, address: 'postgres://admin:not-to-be-seen@127.0.0.1:1/arredo' }
    const beginning = beginCopying(unreachable, to, 1, await movedTables(from))
    const said = await beginning.then(
      () => 'done',
      (error: unknown) => String(error),
    )
    expect(said).toContain('could not connect to the publisher')
    expect(said).not.toContain('not-to-be-seen')
    expect(await shown(to, Object.keys(expected))).toEqual(expected)
    await endReceiving(to, 1)
    await endSending(from, 1)
  })
})

describe('a side that falls silent', () => {
  let line: FreezingLine

  beforeEach(async () => {
    line = await freezingLine(cells.b.adminUrl)
  })
  afterEach(() => line.close())

  const silenced = (work: (side: Side) => Promise<unknown>) =>
    withSides({ b: line.over(cells.b.adminUrl) }, async (open) => {
      const side = await open('b')
      const began = performance.now()
      const asked = work(side).then(
        () => 'done',
        (error: unknown) => String(error),
      )
      return [await asked, performance.now() - began < 5_000, (await endOf(side)).side]
    })
  const givenUp = ['Error: Cell b does not answer now', true, null]

  it('holds what has a limit no longer than that, and is not asked again', async () => {
    const begun = silenced((side) =>
      within(side, 500, async () => {
        line.freeze()
        await side.client.query('select')
      }),
    )
    expect(await begun).toEqual(givenUp)
  })

  it('is found out while it is asked whether the other one has caught up', async () => {
    const begun = silenced((side) =>
      within(side, 500, () => {
        setTimeout(line.freeze, 200)
        return untilCaughtUp(side, 1, performance.now() + 60_000)
      }),
    )
    expect(await begun).toEqual(givenUp)
  })
})

it('a limit is of the work alone: what comes after it has none', async () => {
  await inCells(async (open) => {
    const side = await open('b')
    const late = within(side, 50, () => side.client.query('select pg_sleep(10)'))
    await expect(late).rejects.toMatchObject({ code: '57014' })
    expect(await shown(side, ['statement_timeout'])).toEqual({ statement_timeout: '0' })
  })
})
