import { ElsewhereError } from '../database/cell-map.ts'
import type { Database, Databases } from '../database/databases.ts'

/** One after another of those in this cell, each in a transaction of its own that sees that tenant only. */
export async function everyTenant(
  databases: Databases,
  work: (database: Database, tenant: number) => Promise<void>,
): Promise<void> {
  const tenants = await databases.withoutTenant((database) =>
    database
      .selectFrom('tenant')
      .where('is_here', '=', true)
      .select(['number', 'cell'])
      .orderBy('number')
      .execute(),
  )
  for (const tenant of tenants) {
    try {
      await databases.withTenant(tenant, (database) => work(database, tenant.number))
    } catch (error) {
      // Moved meanwhile: it has the same where it is now.
      if (!(error instanceof ElsewhereError)) throw error
    }
  }
}
