import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCells, type TestCells } from '../testing/test-cells.ts'
import { testMove } from '../testing/test-move.ts'
import { moveTenant } from './move-tenant.ts'
import { refuseCrowd } from './replication.ts'
import { type Side, withSides } from './side.ts'

let cells: TestCells

beforeAll(async () => {
  cells = await openTestCells()
})
afterAll(() => cells.end())

/** Seen by this connection alone, and undone: other moves of the server are not to notice. */
async function besideOthers(names: readonly string[], { client }: Side, work: () => Promise<void>) {
  await client.query('begin')
  try {
    for (const name of names) {
      await client.query(
        `create subscription ${name} connection 'dbname=nowhere' publication ${name}
         with (connect = false, slot_name = '${name}')`,
      )
      await client.query(`alter subscription ${name} enable`)
    }
    await work()
  } finally {
    await client.query('rollback')
  }
}

it('a move is not begun where other copies leave no worker for its own', async () => {
  await withSides({ main: cells.main.adminUrl, b: cells.b.adminUrl }, async (open) => {
    const [main, to] = [await open('main'), await open('b')]
    const { rows } = await to.client.query<{ most: number }>(
      "select current_setting('max_logical_replication_workers')::int as most",
    )
    const most = rows[0]?.most ?? 0
    const others = Array.from({ length: most - 1 }, (_, index) => `arredo_move_${index + 2}`)
    await besideOthers(others, to, async () => {
      const moving = moveTenant({ ...{ tenant: 1, main, from: main, to }, longestPause: 5_000 })
      await expect(moving).rejects.toThrow(
        `${most - 1} of its ${most} max_logical_replication_workers are taken`,
      )
    })
    expect(await testMove(cells).leftovers('main', 'b')).toEqual([])
    // What a move left behind that was cut off goes first.
    await besideOthers([...others.slice(1), 'arredo_move_1'], to, () => refuseCrowd(to, 1))
  })
})
