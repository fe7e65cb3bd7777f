import type { Database } from '../database/databases.ts'

/** The photograph chosen for the cover of a project's offers, by its name in the file store. */
export async function coverPhotograph(
  database: Database,
  tenant: number,
  project: number,
): Promise<string | null> {
  const found = await database
    .selectFrom('photograph')
    .innerJoin('file', (join) =>
      join.onRef('file.tenant', '=', 'photograph.tenant').onRef('file.id', '=', 'photograph.file'),
    )
    .where('photograph.tenant', '=', tenant)
    .where('photograph.project', '=', project)
    .where('photograph.is_cover', '=', true)
    .select('file.hash')
    .executeTakeFirst()
  return found?.hash ?? null
}
