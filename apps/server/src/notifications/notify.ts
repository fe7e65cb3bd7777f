import type { NotificationKind } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { uuidv7 } from '../uuidv7.ts'

/** One person, everybody who sells in a shop, or who owns a project, as far as that is somebody who sells. */
export type Told = { readonly person: string } | { readonly shop: string } | { readonly owner: string }

export type Word = {
  readonly kind: NotificationKind
  readonly project: number | null
  /** What its sentence names. */
  readonly named: Readonly<Record<string, string>>
  /** Who did it knows it. */
  readonly but?: string
}

/** In the transaction that gives the reason; whoever is told and has a page open reads it at once. */
export async function notify(database: Database, tenant: number, to: Told, word: Word): Promise<void> {
  const { kind, project, named, but } = word
  const people = await peopleOf(database, tenant, to)
  const told = people.filter((person) => person !== but)
  if (told.length === 0) return
  await database
    .insertInto('notification')
    .values(
      told.map((person) => ({
        ...{ tenant, id: uuidv7(), person, kind, project, named: JSON.stringify(named) },
        made_at: sql<Date>`now()`,
      })),
    )
    .execute()
}

async function peopleOf(database: Database, tenant: number, to: Told): Promise<readonly string[]> {
  if ('person' in to) return [to.person]
  return 'shop' in to ? sellersOf(database, tenant, to.shop) : sellerWith(database, tenant, to.owner)
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An owner may be a guest's session, or nobody any more. */
async function sellerWith(database: Database, tenant: number, owner: string): Promise<readonly string[]> {
  if (!isId.test(owner)) return []
  const found = await database
    .selectFrom('person')
    .where('tenant', '=', tenant)
    .where('id', '=', owner)
    .where('kind', '=', 'pro')
    .select('id')
    .execute()
  return found.map(({ id }) => id)
}

async function sellersOf(database: Database, tenant: number, shop: string): Promise<readonly string[]> {
  const found = await database
    .selectFrom('person')
    .innerJoin('person_shop', (join) =>
      join.onRef('person_shop.tenant', '=', 'person.tenant').onRef('person_shop.person', '=', 'person.id'),
    )
    .where('person.tenant', '=', tenant)
    .where('person_shop.shop', '=', shop)
    .where('person.kind', '=', 'pro')
    .select('person.id')
    .execute()
  return found.map(({ id }) => id)
}
