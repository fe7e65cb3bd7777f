import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { photographListings } from './photograph-listing.ts'
import { visiblePhotograph } from './visible-photograph.ts'

const columns = { cover: 'is_cover', picture: 'is_picture' } as const

/** At most one of a project is used as either: the next one takes the place of the last. */
export const usePhotograph: Handler<'photographs/use'> = {
  transaction: 'one',
  async run({ site, caller, database }, { id, as, isUsed }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const photograph = await visiblePhotograph(database, tenant, caller.profile, id)
    if (!photograph) return fail('notFound', 'Photograph not found')
    if (!photograph.file) return fail('conflict', 'The photograph is not ready yet')

    const own = database.updateTable('photograph').where('tenant', '=', tenant)
    const column = columns[as]
    if (isUsed) {
      await own
        .where('project', '=', photograph.project)
        .where(column, '=', true)
        .where('id', '<>', id)
        .set({ [column]: false })
        .execute()
    }
    await own
      .where('id', '=', id)
      .set({ [column]: isUsed })
      .execute()
    await writeAudit(database, tenant, caller, 'usePhotograph', `project ${photograph.project}`, {
      id,
      as,
      isUsed,
    })
    const [listing] = await photographListings(database, tenant, { id })
    return listing ? answer(listing) : fail('notFound', 'Photograph not found')
  },
}
