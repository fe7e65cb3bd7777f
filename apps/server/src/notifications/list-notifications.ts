import { mostNotifications, Notification } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'

export const listNotifications: Handler<'projects/notifications'> = {
  transaction: 'read',
  async run({ site, caller, database }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    return answer(await notificationsOf(database, site.tenant.number, caller.profile.userId))
  },
}

/** Those of a project that lies in the bin wait there with it. */
export async function notificationsOf(
  database: Database,
  tenant: number,
  person: string,
): Promise<Notification[]> {
  const rows = await database
    .selectFrom('notification')
    .leftJoin('project', (join) =>
      join
        .onRef('project.tenant', '=', 'notification.tenant')
        .onRef('project.number', '=', 'notification.project'),
    )
    .where('notification.tenant', '=', tenant)
    .where('notification.person', '=', person)
    .where('project.deleted_at', 'is', null)
    .select(['notification.id', 'notification.kind', 'notification.project'])
    .select(['notification.named', 'notification.made_at', 'notification.read_at'])
    .orderBy('notification.id', 'desc')
    .limit(mostNotifications)
    .execute()
  return rows.map(({ made_at, read_at, ...row }) =>
    Notification.parse({ ...row, madeAt: made_at.toISOString(), isRead: read_at !== null }),
  )
}
