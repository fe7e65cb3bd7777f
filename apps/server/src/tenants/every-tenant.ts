import type { Database, Databases } from '../database/databases.ts'

/** One after another, each in a transaction of its own that sees that tenant only. */
export async function everyTenant(
  databases: Databases,
  work: (database: Database, tenant: number) => Promise<void>,
): Promise<void> {
  const tenants = await databases.withoutTenant((database) =>
    database.selectFrom('tenant').select(['number', 'cell']).orderBy('number').execute(),
  )
  for (const tenant of tenants) {
    await databases.withTenant(tenant, (database) => work(database, tenant.number))
  }
}
