import type { CallContext } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { startJob } from '../jobs/start-job.ts'
import { canMail } from './can-mail.ts'

/** In the transaction that changes it. Where no mails are sent, none waits for ever. */
export async function tellPasswordChanged(
  { site, trace, origin }: Pick<CallContext, 'site' | 'trace' | 'origin'>,
  database: Database,
  person: string,
): Promise<void> {
  if (!(await canMail(database))) return
  const cause = { tenant: site.tenant.number, person, trace: trace.traceparent }
  await startJob(database, cause, 'mail/send', { kind: 'passwordChanged', person, origin })
}
