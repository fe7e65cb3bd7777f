import { writeAudit } from '../audit/write-audit.ts'
import { hashToken, newToken } from '../auth/session-token.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { visibleFile } from './visible-file.ts'

/** Long enough to look at a document and keep it, too short to be passed around. */
const linkLasts = 5 * 60 * 1000

export const linkFile: Handler<'files/link'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const file = await visibleFile(database, tenant, caller.profile, id)
    if (!file) return fail('notFound', 'File not found')

    const key = newToken()
    const expiresAt = new Date(now.getTime() + linkLasts)
    await database
      .insertInto('file_link')
      .values({ tenant, key_hash: hashToken(key), file: id, expires_at: expiresAt })
      .execute()
    await writeAudit(database, tenant, caller, 'link', `file ${id}`, { until: expiresAt.toISOString() })
    return answer({ path: `/files/${id}?key=${key}`, expiresAt: expiresAt.toISOString() })
  },
}
