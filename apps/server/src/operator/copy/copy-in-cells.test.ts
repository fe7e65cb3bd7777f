import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryAs } from '../../testing/query-as.ts'
import { openTestCells, type TestCells } from '../../testing/test-cells.ts'
import { addTenant } from '../../testing/test-tenant.ts'
import { runOperator } from '../run-operator.ts'
import { withDesk } from '../with-desk.ts'

const folder = mkdtempSync(join(tmpdir(), 'arredo-copy-cells-'))
const copy = join(folder, 'copy')
let cells: TestCells

beforeAll(async () => {
  cells = await openTestCells()
  // As a move leaves it: rows in b, the map and the host names in main.
  await queryAs(cells.main.ownerUrl, `update tenant set cell = 'b', is_here = false where number = 1`)
  await addTenant(cells.b.ownerUrl, 1)
  await queryAs(cells.b.ownerUrl, `update tenant set cell = 'b' where number = 1`)
  await queryAs(cells.b.ownerUrl, 'delete from tenant_host')
})
afterAll(async () => {
  await cells.end()
  rmSync(folder, { recursive: true })
})

const arredo = (...words: string[]) => arredoAt(cells.main.ownerUrl, words)

async function arredoAt(ownerUrl: string, words: readonly string[]) {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const settings = {
    ...{ ownerUrl, ownerCells: { b: cells.b.ownerUrl } },
    ...{ filesFolder: join(folder, 'files'), s3: null },
  }
  const code = await runOperator(words, {
    ...{ say, complain: say },
    withDesk: (work) => withDesk(settings, work),
  })
  return { code, said: said.join('\n') }
}

const hostsIn = (cell: 'main' | 'b') =>
  queryAs(cells[cell].adminUrl, 'select host, tenant from tenant_host order by host')
const shopsIn = (cell: 'main' | 'b') =>
  queryAs(cells[cell].adminUrl, 'select name from shop where tenant = 1 order by code')

it('a brand of another cell takes its host names along, and has them where they are looked for', async () => {
  expect(await arredo('brand', 'export', 'tenant1', copy)).toMatchObject({ code: 0 })
  expect(readFileSync(join(copy, 'tenant_host.jsonl'), 'utf8')).toContain('tenant1.localhost')

  await queryAs(cells.main.ownerUrl, `update tenant_host set host = 'spoilt.localhost' where tenant = 1`)
  await queryAs(cells.b.adminUrl, `update shop set name = 'Spoilt' where tenant = 1`)
  const inMain = await shopsIn('main')
  expect(await arredo('brand', 'import', copy, '--replace')).toMatchObject({ code: 0 })
  expect(await hostsIn('main')).toEqual([
    { host: 'tenant1.localhost', tenant: 1 },
    { host: 'tenant2.localhost', tenant: 2 },
  ])
  expect(await hostsIn('b')).toEqual([])
  expect(await shopsIn('b')).toEqual([{ name: 'Shop A' }, { name: 'Shop B' }])
  expect(await shopsIn('main')).toEqual(inMain)
})

it('one that was taken out of a cell that stands alone leaves the host names as they are', async () => {
  const alone = join(folder, 'alone')
  const before = await hostsIn('main')
  expect(await arredoAt(cells.b.ownerUrl, ['brand', 'export', 'tenant1', alone])).toMatchObject({ code: 0 })
  await queryAs(cells.b.adminUrl, `update shop set name = 'Spoilt' where tenant = 1`)
  expect(await arredo('brand', 'import', alone, '--replace')).toMatchObject({ code: 0 })
  expect(await shopsIn('b')).toEqual([{ name: 'Shop A' }, { name: 'Shop B' }])
  expect(await hostsIn('main')).toEqual(before)
})

it('changes nothing in either where another brand has one of its host names by now', async () => {
  await queryAs(cells.main.ownerUrl, 'delete from tenant_host where tenant = 1')
  await queryAs(cells.main.ownerUrl, `update tenant_host set host = 'tenant1.localhost' where tenant = 2`)
  await queryAs(cells.b.adminUrl, `update shop set name = 'Kept' where tenant = 1`)
  expect(await arredo('brand', 'import', copy, '--replace')).toMatchObject({ code: 1 })
  expect(await hostsIn('main')).toEqual([{ host: 'tenant1.localhost', tenant: 2 }])
  expect(await shopsIn('b')).toEqual([{ name: 'Kept' }, { name: 'Kept' }])
})
