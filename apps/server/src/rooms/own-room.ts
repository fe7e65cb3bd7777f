import type { Profile } from '@arredo/contract'
import type { Database } from '../database/databases.ts'
import { visibleProjects } from '../projects/visible-projects.ts'

/** A project to be passed on: the owner's alone, whoever else may see it. Locked until the end of the transaction. */
export function ownRoom(database: Database, tenant: number, profile: Profile, number: number) {
  return visibleProjects(database, tenant, profile)
    .where('number', '=', number)
    .where('owner', '=', profile.userId)
    .select(['name', 'shop'])
    .forUpdate()
    .executeTakeFirst()
}
