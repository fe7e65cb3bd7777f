import type { Failure, Profile } from '@arredo/contract'
import { fail } from '../../channel/handler.ts'
import type { Database } from '../../database/databases.ts'
import { projectsInReach } from '../visible-projects.ts'

/** Why a project that somebody works on is not there: in the bin, where it can be brought back, or nowhere. */
export async function missingProject(
  database: Database,
  tenant: number,
  profile: Profile,
  number: number,
): Promise<Failure> {
  const stored = await projectsInReach(database, tenant, profile)
    .where('number', '=', number)
    .select(['deleted_at', 'deleted_by'])
    .executeTakeFirst()
  if (!stored?.deleted_at) return fail('notFound', 'Project not found')

  const details = { deletedAt: stored.deleted_at.toISOString(), deletedBy: stored.deleted_by ?? '' }
  return fail('notFound', 'This project was deleted meanwhile', details)
}
