import { randomUUID } from 'node:crypto'
import { type Calls, type Failure, failureStatus, type OutputOf } from '@arredo/contract'
import { readDocument, splitTrade } from '@arredo/project'
import { writeAudit } from '../audit/write-audit.ts'
import type { Caller } from '../auth/caller.ts'
import { giveBackAttempt, takeAttempt } from '../auth/rate-limit.ts'
import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import { undoFailures } from '../channel/undo-failures.ts'
import type { Database } from '../database/databases.ts'
import { networkOf } from '../door/network-of.ts'
import { keptTerms } from '../prices/kept-terms.ts'
import { saveProject } from '../projects/save-project.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { codeEnd } from './code-end.ts'
import { roomCopy } from './room-copy.ts'

/**
 * Wrong codes in a quarter of an hour. Somebody who mistypes needs a few; all the world together, guessing day and
 * night among ten thousand codes in use, meets a stranger's room about every second day.
 */
const perAddress = 20
const perTenant = 600

type Opened = OutputOf<Calls['rooms/open']>
type Opening = CallContext & { readonly database: Database; readonly caller: Caller }

export const openRoom: Handler<'rooms/open'> = {
  transaction: 'own',
  async run(context, { code }) {
    const { site, caller, address, now, transact } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const limits = [
      { bucket: `room code from ${networkOf(address)}`, most: perAddress },
      { bucket: 'room code', most: perTenant },
    ]
    if (!(await transact((database) => takeAttempt(database, tenant, limits, now)))) {
      return fail('tooMany', 'Too many attempts, try again in some minutes')
    }
    const opened = await undoFailures<{ ok: true; value: Opened }>(transact, (database) =>
      open({ ...context, caller, database }, code),
    )
    // Only a wrong code was a guess.
    if (opened.ok || failureStatus[opened.code] !== failureStatus.notFound) {
      await transact((database) => giveBackAttempt(database, tenant, limits))
    }
    return opened
  },
}

async function open(opening: Opening, code: string): Promise<{ ok: true; value: Opened } | Failure> {
  const { database, caller, now, site } = opening
  const tenant = site.tenant.number
  // Locked, so that one who opens it twice at once gets one copy.
  const found = await database
    .updateTable('room_code')
    .where('tenant', '=', tenant)
    .where('code', '=', code)
    .where('expires_at', '>', now)
    .set({ expires_at: codeEnd(now) })
    .returning('project')
    .executeTakeFirst()
  if (!found) return fail('notFound', 'No room has this code')

  const number = found.project
  const room = await database
    .selectFrom('project')
    .where('tenant', '=', tenant)
    .where('number', '=', number)
    .where('deleted_at', 'is', null)
    .select(['revision', 'document', keptTerms.as('terms')])
    .executeTakeFirst()
  if (!room) return fail('notFound', 'No room has this code')
  const own = await visibleProjects(database, tenant, caller.profile)
    .where('number', '=', number)
    .select('number')
    .executeTakeFirst()
  if (own) return answer({ id: number, isCopy: false })

  const before = await visibleProjects(database, tenant, caller.profile)
    .where('owner', '=', caller.profile.userId)
    .where('copy_of', '=', number)
    .where('copy_revision', '=', room.revision)
    .select('number')
    .executeTakeFirst()
  if (before) return answer({ id: before.number, isCopy: true })

  const read = readDocument(room.document)
  const copied = read.ok ? roomCopy(read.value) : read
  if (!copied.ok) return fail('invalid', copied.message)
  const saving = { ...opening, copiedTerms: room.terms }
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(copied.value) }
  const saved = await saveProject.run(saving, input)
  if (!saved.ok) return saved
  if (!('value' in saved)) throw new Error('A save answers with what it saved')

  const { id } = saved.value
  await database
    .updateTable('project')
    .where('tenant', '=', tenant)
    .where('number', '=', id)
    .set({ copy_of: number, copy_revision: room.revision })
    .execute()
  await writeAudit(database, tenant, caller, 'openCode', `project ${number}`, { copy: id })
  return answer({ id, isCopy: true })
}
