import { isOrdered, type Status } from '@arredo/project'
import { writeAudit } from '../../audit/write-audit.ts'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { isInCart } from '../is-in-cart.ts'
import { projectsInReach } from '../visible-projects.ts'
import { goesAt, hasOffers } from './goes-at.ts'

/** D-85, D-124. Asked twice it is deleted once. */
export const deleteProject: Handler<'projects/deleteProject'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    // Locked until the end: a save that comes meanwhile finds it deleted.
    const stored = await projectsInReach(database, tenant, caller.profile)
      .where('number', '=', id)
      .select(['number', 'name', 'status', 'status_before', 'deleted_at', 'deleted_by', 'revision'])
      .select([hasOffers, isInCart])
      .forUpdate()
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'Project not found')
    if (isOrdered(stored.status as Status, stored.status_before as Status | null)) {
      return fail('forbidden', 'An ordered project stays: it cannot be deleted')
    }
    if (stored.isInCart) return fail('forbidden', 'This project is in the cart and cannot be deleted')

    const deletedAt = stored.deleted_at ?? now
    const deletedBy = stored.deleted_by ?? caller.profile.displayName
    if (!stored.deleted_at) {
      await database
        .updateTable('project')
        .where('tenant', '=', tenant)
        .where('number', '=', id)
        .set({ deleted_at: deletedAt, deleted_by: deletedBy })
        .executeTakeFirstOrThrow()
      const { name, revision } = stored
      await writeAudit(database, tenant, caller, 'delete', `project ${id}`, { name, revision })
    }
    return answer({
      ...{ id, deletedAt: deletedAt.toISOString(), deletedBy },
      goesAt: goesAt(deletedAt, stored.hasOffers),
    })
  },
}
