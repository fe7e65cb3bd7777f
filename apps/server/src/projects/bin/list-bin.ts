import { answer, fail, type Handler } from '../../channel/handler.ts'
import { pictureOf } from '../../pictures/picture-of.ts'
import { listedColumns, projectListing } from '../project-listing.ts'
import { projectsInReach } from '../visible-projects.ts'
import { goesAt, hasOffers } from './goes-at.ts'

const mostShown = 200

export const listBin: Handler<'projects/bin'> = {
  transaction: 'read',
  async run({ site, caller, database }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const rows = await projectsInReach(database, site.tenant.number, caller.profile)
      .where('deleted_at', 'is not', null)
      .select([...listedColumns, 'deleted_at', 'deleted_by'])
      .select([pictureOf, hasOffers])
      .orderBy('deleted_at', 'desc')
      .limit(mostShown)
      .execute()
    return answer(
      rows.flatMap(({ deleted_at, deleted_by, hasOffers, ...row }) =>
        deleted_at
          ? {
              ...projectListing(row),
              ...{ deletedAt: deleted_at.toISOString(), deletedBy: deleted_by ?? '' },
              goesAt: goesAt(deleted_at, hasOffers),
            }
          : [],
      ),
    )
  },
}
