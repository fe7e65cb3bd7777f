import { type Answer, largestUnderlay } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { sql } from 'kysely'
import { takeAttempt } from '../auth/rate-limit.ts'
import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { bareUnderlay } from './bare-underlay.ts'
import { underlayKind } from './underlay-kind.ts'

/** In a quarter of an hour: whoever traces a house has a sheet for every floor, and no more. */
const mostUploads = 40

/** Bytes that are kept of one person, of all guests together, and of a brand; what no project names is swept. */
const most = { ofPerson: 250e6, ofGuests: 500e6, ofTenant: 20e9 }
const noRoom = sentence('Your files take all the room there is for them. Use fewer or smaller ones')

export const putUnderlay: Handler<'underlays/put'> = {
  transaction: 'own',
  run: (context, { content }) => keepUnderlay(context, content),
}

/** Bytes first: a row always leads to a file, and no transaction waits for the store. */
export async function keepUnderlay(
  { site, caller, files, now, transact }: CallContext,
  content: string,
): Promise<Answer<{ file: string }>> {
  if (!caller) return fail('notLoggedIn', 'First must do login')
  const { userId, canSaveProject } = caller.profile
  if (!canSaveProject) return fail('forbidden', 'Who cannot save a project cannot add files to it')
  const given = Buffer.from(content, 'base64')
  if (given.length > largestUnderlay) return fail('invalid', 'An underlay has at most 5 MB. Save it smaller')
  const kind = underlayKind(given)
  if (!kind) return fail('invalid', 'An underlay must be a PNG, JPEG or WebP picture, or a drawing')
  const bare = kind === 'json' ? answer(given) : bareUnderlay(given)
  if (!bare.ok) return bare
  const bytes = bare.value

  const tenant = site.tenant.number
  const limits = [{ bucket: `underlay ${userId}`, most: mostUploads }]
  const isFree = await transact((database) => takeAttempt(database, tenant, limits, now))
  if (!isFree) return fail('tooMany', 'Too many files in a short time. Try again in a quarter of an hour')

  if (await transact((database) => isFull(database, tenant, userId, bytes.length)))
    return fail('tooMany', noRoom)

  const hash = await files.of(tenant).put(bytes)
  await transact((database) =>
    database
      .insertInto('underlay')
      .values({ tenant, hash, kind, size: bytes.length, put_at: now, put_by: userId })
      .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doUpdateSet({ put_at: now }))
      .execute(),
  )
  return answer({ file: `${hash}.${kind}` })
}

async function isFull(database: Database, tenant: number, person: string, more: number): Promise<boolean> {
  const kept = await database
    .selectFrom('underlay')
    .where('tenant', '=', tenant)
    .select([
      sql<string>`coalesce(sum(size), 0)`.as('all'),
      sql<string>`coalesce(sum(size) filter (where put_by = ${person}), 0)`.as('own'),
      sql<string>`coalesce(sum(size) filter (where put_by like 'guest:%'), 0)`.as('guests'),
    ])
    .executeTakeFirstOrThrow()
  const isGuest = person.startsWith('guest:')
  return (
    Number(kept.all) + more > most.ofTenant ||
    Number(kept.own) + more > most.ofPerson ||
    (isGuest && Number(kept.guests) + more > most.ofGuests)
  )
}
