import type { Calls, OutputOf } from '@arredo/contract'
import type { CallContext } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import type { Caller } from './caller.ts'
import { renewSession } from './renew-session.ts'

/** The session of who is there already, renewed. A guest is told of rooms that wait. */
export async function sessionAsItIs(
  context: CallContext,
  database: Database,
  caller: Caller,
): Promise<OutputOf<Calls['auth/guest']>> {
  const { profile } = caller
  const expiresAt = await renewSession(database, context, caller)
  const room =
    profile.kind === 'guest' &&
    (await visibleProjects(database, context.site.tenant.number, profile)
      .select('number')
      .limit(1)
      .executeTakeFirst())
  return { profile, bearer: null, expiresAt: expiresAt.toISOString(), ...(room && { hasRooms: true }) }
}
