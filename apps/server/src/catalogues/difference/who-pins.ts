import type { Profile } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/databases.ts'
import { visibleProjects } from '../../projects/visible-projects.ts'

const shown = 20
/** Nobody will change these any more; what was ordered stays as it was ordered. */
const closed = ['ordered', 'inProduction', 'shipped', 'delivered', 'rejected', 'inactive']

export type Pinned = { readonly tenant: number; readonly code: string; readonly hash: string }

/** Open projects made with a pack: how many, and the newest of those the person may open. */
export async function projectsThatPin(database: Database, profile: Profile, { tenant, code, hash }: Pinned) {
  const isOpen = sql<boolean>`packs ->> ${code} = ${hash} and status <> all (${closed}) and deleted_at is null`
  const counted = await database
    .selectFrom('project')
    .where('tenant', '=', tenant)
    .where(isOpen)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const first = await visibleProjects(database, tenant, profile)
    .where(isOpen)
    .select(['number as id', 'name', 'shop', 'status'])
    .orderBy('number', 'desc')
    .limit(shown)
    .execute()
  return { count: Number(counted.count), first }
}

/** Offers made with a pack that are still valid on a day. */
export async function offersThatPin(
  database: Database,
  profile: Profile,
  { tenant, code, hash }: Pinned,
  today: string,
) {
  const valid = database
    .selectFrom('offer')
    .innerJoin('document', (join) =>
      join.onRef('document.tenant', '=', 'offer.tenant').onRef('document.id', '=', 'offer.id'),
    )
    .where('offer.tenant', '=', tenant)
    .where('valid_until', '>=', today)
    .where(sql<boolean>`document.packs ->> ${code} = ${hash}`)
  const counted = await valid.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const first = await valid
    .where('offer.project', 'in', visibleProjects(database, tenant, profile).select('project.number'))
    .select(['offer.number', 'offer.project', 'valid_until as validUntil'])
    .orderBy('offer.number', 'desc')
    .limit(shown)
    .execute()
  return { count: Number(counted.count), first }
}
