import { sql } from 'kysely'
import type { Database } from '../../database/databases.ts'

/** a version is asked for by its name, whatever its case; who may see the project was asked before. */
export function versionNamed(database: Database, tenant: number, project: number, name: string) {
  return database
    .selectFrom('project_version')
    .where('tenant', '=', tenant)
    .where('project', '=', project)
    .where(sql`lower(name)`, '=', name.toLowerCase())
}
