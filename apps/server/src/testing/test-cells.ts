import { mainCell } from '../database/cell-map.ts'
import { type Databases, openDatabases } from '../database/databases.ts'
import { queryAs } from './query-as.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { addTenant } from './test-tenant.ts'

export type TestCells = {
  readonly main: TestDatabase
  readonly b: TestDatabase
  /** As a process of http has them. */
  readonly databases: Databases
  readonly end: () => Promise<void>
}

/** The main database with tenants 1 and 2, and an empty cell b. */
export async function openTestCells(connections = 4): Promise<TestCells> {
  const [main, b] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await queryAs(b.ownerUrl, `update cell set name = 'b' where is_own`)
  await queryAs(main.ownerUrl, `insert into cell (name) values ('b')`)
  for (const number of [1, 2]) await addTenant(main.ownerUrl, number)
  const cells = { [mainCell]: main.appUrl, b: b.appUrl }
  const databases = openDatabases({ cells, connections, onConnectionError: () => {} })
  return {
    ...{ main, b, databases },
    async end() {
      await databases.close()
      await main.drop()
      await b.drop()
    },
  }
}
