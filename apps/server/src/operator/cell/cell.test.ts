import dns from 'node:dns'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrateCells } from '../../database/migrate-cells.ts'
import { queryAs } from '../../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { addTenant } from '../../testing/test-tenant.ts'
import { runOperator } from '../run-operator.ts'
import { withDesk } from '../with-desk.ts'

let main: TestDatabase
let b: TestDatabase

beforeAll(async () => {
  ;[main, b] = await Promise.all([createTestDatabase(), createTestDatabase()])
})
afterAll(async () => {
  await main.drop()
  await b.drop()
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const { adminUrl } of [main, b])
    await queryAs(adminUrl, `delete from cell where not is_own; update cell set name = 'main'`)
})

async function arredo(line: string, ownerCells: Readonly<Record<string, string>>): Promise<string> {
  const said: string[] = []
  const say = (text: string) => said.push(text)
  const settings = { ownerUrl: main.ownerUrl, ownerCells, filesFolder: '', s3: null }
  await runOperator(line.split(' '), {
    ...{ say, complain: say },
    withDesk: (work) => withDesk(settings, work),
  })
  return said.join('\n')
}

/** An address of the same place with something in it that is not so. */
function mistyped(what: 'host' | 'port' | 'database' | 'role'): string {
  const address = new URL(b.ownerUrl)
  if (what === 'host') address.hostname = 'nowhere.invalid'
  if (what === 'port') address.port = '1'
  if (what === 'database') address.pathname += 'x'
  if (what === 'role') address.username += 'x'
  return String(address)
}

/** As a name server answers: there is none without a network. */
function nameNobody(): void {
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND nowhere.invalid'), { code: 'ENOTFOUND' })
  vi.spyOn(dns, 'lookup').mockImplementation(((...words: readonly unknown[]) => {
    const tell = words.at(-1)
    if (typeof tell === 'function') tell(unknown)
  }) as typeof dns.lookup)
}

const namesIn = async ({ adminUrl }: TestDatabase) =>
  (await queryAs<{ name: string }>(adminUrl, 'select name from cell order by name')).map(({ name }) => name)

describe('arredo cell list', () => {
  it('tells what is mistyped from what does not answer', async () => {
    await queryAs(main.ownerUrl, `insert into cell (name) values ('b')`)
    const linesOf = async (ownerCells: Readonly<Record<string, string>>) => {
      const lines = (await arredo('cell list', ownerCells)).split('\n')
      expect(lines).toContain('main  0 brands')
      return lines.filter((line) => line !== 'main  0 brands')
    }
    expect(await linesOf({})).toEqual(['b  has no address in DATABASE_OWNER_CELLS'])
    expect(await linesOf({ bb: mistyped('host') })).toEqual([
      'b  has no address in DATABASE_OWNER_CELLS',
      'bb  is in DATABASE_OWNER_CELLS and no cell: a new one (arredo cell add), or mistyped',
    ])
    expect(await linesOf({ b: mistyped('port') })).toEqual(['b  does not answer now'])
    expect(await linesOf({ b: mistyped('database') })).toEqual([
      'b  has an address of a database that does not exist',
    ])
    expect(await linesOf({ b: mistyped('role') })).toEqual([
      'b  has an address whose role or password is refused',
    ])
    nameNobody()
    expect(await linesOf({ b: mistyped('host') })).toEqual(['b  has an address whose host name nobody knows'])
  })

  it('sees a table that a brand could be written in from two places', async () => {
    await queryAs(main.ownerUrl, `insert into cell (name) values ('b')`)
    await queryAs(b.ownerUrl, `update cell set name = 'b'; drop trigger elsewhere on project`)
    const cells = { b: b.ownerUrl }
    const unfinished = 'b  was not migrated to the end. First: arredo migrate'
    expect(await arredo('cell list', cells)).toContain(unfinished)
    expect(await migrateCells({ ownerUrl: main.ownerUrl, ownerCells: cells })).toEqual([])
    expect(await arredo('cell list', cells)).toBe('b  0 brands\nmain  0 brands')
  })
})

describe('arredo cell add', () => {
  it('takes in an empty database', async () => {
    expect(await arredo('cell add b', { b: b.ownerUrl })).toContain('b is a cell now')
    expect([await namesIn(main), await namesIn(b)]).toEqual([['b', 'main'], ['b']])
    expect(await arredo('cell add b', { b: b.ownerUrl })).toContain('b is a cell already')
  })

  it('never takes the main database for one', async () => {
    const said = await arredo('cell add b', { b: main.ownerUrl })
    expect(said).toBe('The database of b is the main one itself: its address is wrong')
    expect(await namesIn(main)).toEqual(['main'])
  })

  it('never takes one that has cells or knows brands', async () => {
    await queryAs(b.ownerUrl, `insert into cell (name) values ('c')`)
    expect(await arredo('cell add b', { b: b.ownerUrl })).toBe(
      'The database of b is the main one of others: it has c',
    )
    await queryAs(b.ownerUrl, `delete from cell where not is_own`)
    await addTenant(b.ownerUrl, 7)
    await queryAs(b.ownerUrl, 'update tenant set is_here = false')
    try {
      expect(await arredo('cell add b', { b: b.ownerUrl })).toBe(
        'The database of b is not empty: it knows tenant7',
      )
      expect([await namesIn(main), await namesIn(b)]).toEqual([['main'], ['main']])
    } finally {
      await b.drop()
      b = await createTestDatabase()
    }
  })
})

it('arredo migrate does not leave out a cell whose address is missing', async () => {
  await queryAs(main.ownerUrl, `insert into cell (name) values ('b')`)
  await queryAs(main.ownerUrl, 'drop trigger elsewhere on project')
  const missing = migrateCells({ ownerUrl: main.ownerUrl, ownerCells: { bb: b.ownerUrl } })
  await expect(missing).rejects.toThrow('DATABASE_OWNER_CELLS has no address of cell b. Nothing was migrated')
  expect(await arredo('cell list', {})).toContain('main  was not migrated to the end')
  // One that is new has no line yet.
  const all = migrateCells({ ownerUrl: main.ownerUrl, ownerCells: { b: b.ownerUrl, c: b.ownerUrl } })
  expect(await all).toEqual([])
})
