import { maySaveProjects, type Profile, type Shop } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { isUnderWay } from '../maintenance/maintenance.ts'
import type { Site } from '../tenants/site.ts'
import type { Caller } from './caller.ts'
import { hashToken } from './session-token.ts'

export type Token = { readonly value: string; readonly carrier: 'cookie' | 'bearer' }

/**
 * The session behind a token, with the profile of A-186. A token stolen from one carrier does not work in the
 * other. One statement, because it runs in front of every call.
 */
export async function findCaller(
  database: Database,
  site: Site,
  token: Token,
  now: Date,
): Promise<Caller | null> {
  const tokenHash = hashToken(token.value)
  const found = await sessionQuery(database)
    .where('session.tenant', '=', site.tenant.number)
    .where('session.token_hash', '=', tokenHash)
    .where('session.carrier', '=', token.carrier)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return null

  const profile = found.person === null ? guestProfile(found.id) : personProfile(found)
  const canSaveProject = maySaveProjects(profile, site.brand, isUnderWay(site.maintenance, now))
  return {
    ...{ sessionId: found.id, tokenHash, carrier: token.carrier },
    profile: { ...profile, canSaveProject },
    ...{ openedAt: found.created_at, expiresAt: found.expires_at },
  }
}

/** All but what also depends on the day. */
type KnownProfile = Omit<Profile, 'canSaveProject'>

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionQuery>['executeTakeFirst']>>>

function sessionQuery(database: Database) {
  return database
    .selectFrom('session')
    .leftJoin('person', (join) =>
      join.onRef('person.tenant', '=', 'session.tenant').onRef('person.id', '=', 'session.person'),
    )
    .select(['session.id', 'session.shop', 'session.created_at', 'session.expires_at', 'session.person'])
    .select(['person.username', 'person.display_name', 'person.kind', 'person.is_admin', 'person.modules'])
    .select(['person.seller_type', 'person.consents', 'person.language', 'person.toured_at', shopsOf])
}

const shopsOf = sql<Shop[]>`(
  select coalesce(json_agg(json_build_object('code', shop.code, 'name', shop.name, 'country', shop.country,
    'currency', shop.currency, 'priceList', shop.price_list) order by person_shop.position), '[]')
  from person_shop join shop on shop.tenant = person_shop.tenant and shop.code = person_shop.shop
  where person_shop.tenant = session.tenant and person_shop.person = session.person
)`.as('shops')

/** The shop is the one the session works for, or the person's first one. */
function personProfile(found: Found): KnownProfile {
  const { shops } = found
  return {
    userId: found.person ?? '',
    username: found.username ?? '',
    displayName: found.display_name ?? '',
    kind: found.kind === 'pro' ? 'pro' : 'customer',
    isAdmin: found.is_admin ?? false,
    modules: (found.modules ?? []).map((module) => module.toUpperCase()),
    sellerType: found.seller_type ?? 0,
    consents: found.consents ?? [],
    shop: shops.find(({ code }) => code === found.shop) ?? shops[0] ?? null,
    shops,
    language: found.language,
    ...(found.toured_at === null && { isNew: true }),
  }
}

/** An anonymous guest: a user of the site with no shop, known by the session alone. */
function guestProfile(sessionId: string): KnownProfile {
  return {
    userId: `guest:${sessionId}`,
    username: 'guest',
    displayName: 'Guest',
    kind: 'guest',
    isAdmin: false,
    modules: [],
    sellerType: 0,
    consents: [],
    shop: null,
    shops: [],
    language: null,
  }
}
