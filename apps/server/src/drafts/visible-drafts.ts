import type { Profile } from '@arredo/contract'
import type { Database } from '../database/databases.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { draftsOf } from './drafts-of.ts'

/** The own ones that are open; of a project that one may no longer see, or that is in the bin, there is none. */
export function visibleDrafts(database: Database, tenant: number, profile: Profile) {
  return draftsOf(database, { tenant, owner: profile.userId }).where((draft) =>
    draft.or([
      draft('draft.project', 'is', null),
      draft('draft.project', 'in', visibleProjects(database, tenant, profile).select('number')),
    ]),
  )
}
