import { sql } from 'kysely'
import { hashToken, newToken } from '../auth/session-token.ts'
import type { Database } from '../database/databases.ts'

export type Purpose = 'password' | 'registration'

const minute = 60 * 1000
/** Who asked for a password waits for the mail; who registers may read it in the evening. */
const lives: Readonly<Record<Purpose, number>> = { password: 30 * minute, registration: 24 * 60 * minute }
/** A mail may be late and asked for again: the one before is good too, and no older one. */
const mostAtOnce = 2

export type CodeOwner = {
  readonly purpose: Purpose
  /** Null for who registers. */
  readonly person: string | null
  readonly email: string
}

/** A new code, which nobody can read here afterwards; the oldest of too many stops working. */
export async function makeCode(
  database: Database,
  tenant: number,
  { purpose, person, email }: CodeOwner,
  now: Date,
): Promise<string> {
  const code = newToken()
  const expires_at = new Date(now.getTime() + lives[purpose])
  await database
    .insertInto('mail_code')
    .values({ tenant, code_hash: hashToken(code), purpose, person, email, made_at: now, expires_at })
    .execute()
  const own = sql`tenant = ${tenant} and purpose = ${purpose} and email = ${email} and person is not distinct from ${person}`
  await sql`
    delete from mail_code where ${own} and used_at is null and code_hash not in (
      select code_hash from mail_code where ${own} and used_at is null
      order by made_at desc, code_hash limit ${mostAtOnce}
    )`.execute(database)
  return code
}

export type FoundCode = {
  readonly state: 'used' | 'expired' | 'good'
  readonly email: string
  /** Null for who registers. */
  readonly person: {
    readonly id: string
    readonly account: string
    readonly username: string
    readonly kind: string
  } | null
}

/** Null where there is none, or it is for somebody who is locked out. */
export async function findCode(
  database: Database,
  tenant: number,
  code: string,
  purpose: Purpose,
  now: Date,
): Promise<FoundCode | null> {
  const found = await database
    .selectFrom('mail_code')
    .leftJoin('person', (join) =>
      join.onRef('person.tenant', '=', 'mail_code.tenant').onRef('person.id', '=', 'mail_code.person'),
    )
    .where('mail_code.tenant', '=', tenant)
    .where('code_hash', '=', hashToken(code))
    .where('purpose', '=', purpose)
    .where('person.locked_at', 'is', null)
    .select(['mail_code.email', 'used_at', 'expires_at'])
    .select(['person.id', 'person.account', 'person.username', 'person.kind'])
    .executeTakeFirst()
  if (!found) return null

  const { email, id, account, username, kind } = found
  const isKnown = id !== null && account !== null && username !== null && kind !== null
  return {
    state: found.used_at ? 'used' : found.expires_at <= now ? 'expired' : 'good',
    email,
    person: isKnown ? { id, account, username, kind } : null,
  }
}

/** Whoever is first: false when it was used meanwhile. */
export async function spendCode(
  database: Database,
  tenant: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('mail_code')
    .where('tenant', '=', tenant)
    .where('code_hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .set({ used_at: now })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What else was mailed for the same is of no use any more. */
export async function spendOthers(
  database: Database,
  tenant: number,
  { purpose, person, email }: CodeOwner,
  now: Date,
): Promise<void> {
  await database
    .updateTable('mail_code')
    .where('tenant', '=', tenant)
    .where('purpose', '=', purpose)
    .where((where) => (person === null ? where('email', '=', email) : where('person', '=', person)))
    .where('used_at', 'is', null)
    .set({ used_at: now })
    .execute()
}
