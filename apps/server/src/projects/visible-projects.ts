import type { Profile } from '@arredo/contract'
import type { Database } from '../database/databases.ts'

/**
 * The projects a profile may see, as a query to go on with: a professional those of the own shops, everyone
 * else the own ones. Whatever is outside is not there: no answer tells "forbidden" from "no such project".
 * What lies in the bin is outside too.
 */
export function visibleProjects(database: Database, tenant: number, profile: Profile) {
  return projectsInReach(database, tenant, profile).where('deleted_at', 'is', null)
}

/** The same with those in the bin, for whoever looks into it. */
export function projectsInReach(database: Database, tenant: number, profile: Profile) {
  const all = database.selectFrom('project').where('tenant', '=', tenant)
  if (profile.kind !== 'pro') return all.where('owner', '=', profile.userId)

  const shops = profile.shops.map(({ code }) => code)
  return all.where((project) =>
    project.or([
      project('owner', '=', profile.userId),
      ...(shops.length > 0 ? [project('shop', 'in', shops)] : []),
    ]),
  )
}
