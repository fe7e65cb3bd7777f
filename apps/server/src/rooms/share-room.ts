import { randomInt } from 'node:crypto'
import { roomCodeLength, roomCodeLetters } from '@arredo/contract'
import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { codeEnd } from './code-end.ts'
import { ownRoom } from './own-room.ts'
import { sentRoom } from './sent-room.ts'

/** D-130: the project's one code. Professionals pass a room on by an offer, or hand the project over. */
export const shareRoom: Handler<'rooms/share'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    if (caller.profile.kind === 'pro') return fail('forbidden', 'Not allowed for this user')
    const room = await ownRoom(database, tenant, caller.profile, id)
    if (!room) return fail('notFound', 'Project not found')

    const expiresAt = codeEnd(now)
    const code = (await renewed(database, tenant, id, expiresAt)) ?? (await made())
    return answer({
      ...{ code, expiresAt: expiresAt.toISOString() },
      sent: await sentRoom(database, tenant, id),
    })

    async function made(): Promise<string> {
      const fresh = await insertCode(database, { tenant, project: id, made_at: now, expires_at: expiresAt })
      await writeAudit(database, tenant, caller ?? 'nobody', 'share', `project ${id}`, {})
      return fresh
    }
  },
}

async function renewed(database: Database, tenant: number, project: number, expiresAt: Date) {
  const kept = await database
    .updateTable('room_code')
    .where('tenant', '=', tenant)
    .where('project', '=', project)
    .set({ expires_at: expiresAt })
    .returning('code')
    .executeTakeFirst()
  return kept?.code
}

type NewCode = {
  readonly tenant: number
  readonly project: number
  readonly made_at: Date
  readonly expires_at: Date
}

/** Of a thousand million codes one in use is hardly met, and hardly ever twice. */
async function insertCode(database: Database, values: NewCode): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const made = await database
      .insertInto('room_code')
      .values({ ...values, code: newCode() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst()
    if (made) return made.code
  }
  throw new Error('No code was free')
}

function newCode(): string {
  return Array.from(
    { length: roomCodeLength },
    () => roomCodeLetters[randomInt(roomCodeLetters.length)],
  ).join('')
}
