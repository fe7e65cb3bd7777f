import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { now } from '../jobs/own-jobs.ts'
import { visiblePhotograph } from './visible-photograph.ts'

/** Anybody who may see the project may: a photograph belongs to it, not to who asked. Its files go with the row. */
export const removePhotograph: Handler<'photographs/remove'> = {
  transaction: 'one',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const photograph = await visiblePhotograph(database, tenant, caller.profile, id)
    if (!photograph) return fail('notFound', 'Photograph not found')

    // The job first, as a worker does that has just finished it: neither waits for the other for ever.
    const given = await database
      .updateTable('job')
      .where('tenant', '=', tenant)
      .where('id', '=', photograph.job)
      .where('state', 'in', ['queued', 'running'])
      .set({ state: 'cancelled', message: '', finished_at: now })
      .executeTakeFirst()
    if (given.numUpdatedRows > 0n) await sql`select dequeue(${photograph.job}::uuid)`.execute(database)
    await database.deleteFrom('photograph').where('tenant', '=', tenant).where('id', '=', id).execute()
    await writeAudit(database, tenant, caller, 'removePhotograph', `project ${photograph.project}`, { id })
    return answer({})
  },
}
