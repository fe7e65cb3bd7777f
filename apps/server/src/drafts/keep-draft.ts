import { type Calls, type InputOf, mostDrafts } from '@arredo/contract'
import { sql } from 'kysely'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { draftsOf } from './drafts-of.ts'

type Input = InputOf<Calls['drafts/keep']>

/** Many small changes make a large one: more than a document may hold is none. */
const largestDraft = 12 * 1024 * 1024

/** No audit entry and no notice: it is a person's own, and comes every few seconds. */
export const keepDraft: Handler<'drafts/keep'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, input) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const { profile } = caller
    const own = { tenant, owner: profile.userId, key: input.key }
    const { seq, after } = input

    if (after > 0) {
      const kept = await addTo(database, own, input, now)
      if (kept === 'tooLarge') return tooLarge()
      if (kept) return answer({ seq, wants: null })
    } else if (input.project === null ? input.base !== undefined : input.revision > 0) {
      const { project } = input
      const isThere =
        project === null ||
        (await visibleProjects(database, tenant, profile)
          .where('number', '=', project)
          .select('number')
          .executeTakeFirst())
      if (!isThere) return fail('notFound', 'Project not found')
      if (await replace(database, own, input, now)) return answer({ seq, wants: null })
    }

    const held = await draftsOf(database, own)
      .where('key', '=', input.key)
      .select(['seq', 'closed_at'])
      .executeTakeFirst()
    if (held?.closed_at) return answer({ seq: held.seq, wants: 'closed' })
    // What is kept already is later than this, or it is not what this goes on.
    const isLate = held !== undefined && held.seq >= seq
    return answer({ seq: held?.seq ?? 0, wants: isLate ? null : 'base' })
  },
}

type Own = { readonly tenant: number; readonly owner: string; readonly key: string }

/** The changes onto those that are kept, map by map; false where these are not the ones they go on. */
async function addTo(
  database: Database,
  { tenant, owner, key }: Own,
  { seq, after, changes, name, project, revision }: Input,
  now: Date,
): Promise<boolean | 'tooLarge'> {
  const sent = JSON.stringify(changes)
  const merged = sql<string>`(
    select coalesce(jsonb_object_agg(map, coalesce(draft.changes -> map, '{}') || coalesce(${sent}::jsonb -> map, '{}')), '{}')
    from jsonb_object_keys(draft.changes || ${sent}::jsonb) map
  )`
  const kept = await database
    .updateTable('draft')
    .where('tenant', '=', tenant)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('closed_at', 'is', null)
    .where('seq', '=', after)
    .where('project', 'is not distinct from', project)
    .where('revision', '=', revision)
    .set({ changes: merged, seq, name, kept_at: now })
    .returning(sql<number>`pg_column_size(changes)`.as('size'))
    .executeTakeFirst()
  if (kept && kept.size > largestDraft) return 'tooLarge'
  return kept !== undefined
}

/** All of it anew; false where a later one is kept, or a save has taken the draft in. */
async function replace(
  database: Database,
  own: Own,
  { seq, version, changes, name, project, revision, base }: Input,
  now: Date,
): Promise<boolean> {
  const values = {
    ...{ project, revision, version, name, seq, changes: JSON.stringify(changes), kept_at: now },
    base: base === undefined ? null : JSON.stringify(base),
  }
  const kept = await database
    .insertInto('draft')
    .values({ ...own, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'owner', 'key'])
        .doUpdateSet(values)
        .where('draft.closed_at', 'is', null)
        .where('draft.seq', '<', seq),
    )
    .returning('key')
    .executeTakeFirst()
  if (kept) await dropOldest(database, own)
  return kept !== undefined
}

async function dropOldest(database: Database, { tenant, owner, key }: Own): Promise<void> {
  await sql`
    delete from draft where tenant = ${tenant} and owner = ${owner}::uuid and key in (
      select key from draft
      where tenant = ${tenant} and owner = ${owner}::uuid and closed_at is null
      order by (key = ${key}::uuid) desc, kept_at desc offset ${mostDrafts}
    )`.execute(database)
}

function tooLarge() {
  return fail('invalid', 'This is too much for a draft: save the project')
}
