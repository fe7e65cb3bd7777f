import type { Answer, MaintenanceState } from '@arredo/contract'
import { writeAudit } from '../audit/write-audit.ts'
import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { type Maintenance, stateOf } from './maintenance.ts'

/** D-52: cancelled by two nulls. */
export const bookMaintenance: Handler<'maintenance/bookedMaintenanceSet'> = {
  transaction: 'one',
  async run(context, { startDateTimeUTC, endDateTimeUTC }) {
    if (startDateTimeUTC === null && endDateTimeUTC === null)
      return write(context, 'cancel maintenance', null)
    if (startDateTimeUTC === null || endDateTimeUTC === null)
      return fail('invalid', 'Maintenance needs a beginning and an end')

    const booked = { from: new Date(startDateTimeUTC), until: new Date(endDateTimeUTC) }
    if (booked.until <= booked.from || booked.until <= context.now)
      return fail('invalid', 'Maintenance must end after it begins, and not in the past')
    return write(context, 'book maintenance', booked)
  },
}

export const startMaintenance: Handler<'maintenance/startMaintenance'> = {
  transaction: 'one',
  run: (context) => write(context, 'start maintenance', { from: context.now, until: null }),
}

export const endMaintenance: Handler<'maintenance/endMaintenance'> = {
  transaction: 'one',
  run: (context) => write(context, 'end maintenance', null),
}

async function write(
  { site, caller, database, now }: CallContext & { readonly database: Database },
  action: string,
  maintenance: Maintenance,
): Promise<Answer<MaintenanceState>> {
  const tenant = site.tenant.number
  const row = { starts_at: maintenance?.from ?? null, ends_at: maintenance?.until ?? null }
  const state = stateOf(maintenance, now)
  await database
    .insertInto('maintenance')
    .values({ tenant, ...row })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet(row))
    .execute()
  await writeAudit(database, tenant, caller ?? 'nobody', action, 'site', state)
  return answer(state)
}
