import { tenantTables } from '../operator/copy/tenant-tables.ts'
import type { Side } from './side.ts'

/** Part of the map: the main database has it for the brands of all cells. */
export const staysInMain: ReadonlySet<string> = new Set(['tenant_host'])

/** Every table with rows of a tenant, by what the database itself says. */
export async function movedTables({ client }: Side): Promise<readonly string[]> {
  const tables = await tenantTables(client)
  return tables.map(({ name }) => name).filter((name) => !staysInMain.has(name))
}
