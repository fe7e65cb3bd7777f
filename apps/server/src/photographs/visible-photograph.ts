import type { Profile } from '@arredo/contract'
import type { Database } from '../database/databases.ts'
import { visibleProjects } from '../projects/visible-projects.ts'

/**
 * A photograph of a project this profile may see, or null. Locks the project: what is done to its photographs is done
 * one after another.
 */
export async function visiblePhotograph(database: Database, tenant: number, profile: Profile, id: string) {
  const found = await database
    .selectFrom('photograph')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .select('project')
    .executeTakeFirst()
  if (!found) return null

  const project = await visibleProjects(database, tenant, profile)
    .where('number', '=', found.project)
    .select('number')
    // Not against those who only refer to it: a worker adds files of the project while it holds the job.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!project) return null

  const photograph = await database
    .selectFrom('photograph')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .select(['id', 'project', 'job', 'file'])
    .executeTakeFirst()
  return photograph ?? null
}
