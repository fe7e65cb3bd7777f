import { CatalogueRelease } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/databases.ts'

/** Every release of a tenant's catalogues, or of one of them: by code, and the newest beginning first. */
export async function findReleases(
  database: Database,
  tenant: number,
  now: Date,
  wanted: WantedReleases = {},
): Promise<CatalogueRelease[]> {
  const rows = await releaseRows(database, tenant, now, wanted)
  const currents = new Map<string, number>()
  for (const row of rows) {
    if (isOnOffer(row, now) && !currents.has(row.code)) currents.set(row.code, row.number)
  }
  return rows.map((row) => toRelease(row, now, currents.get(row.code) === row.number))
}

type WantedReleases = {
  /** Those of one catalogue. */
  readonly code?: string | undefined
  /** `latest`: what is on offer or to come, and of what is over or cancelled the last so many. */
  readonly only?: 'onOffer' | 'latest'
}

/** Of one catalogue: more than an author looks back. */
const mostListed = 200

/** The release new projects are made with. */
export async function currentRelease(
  database: Database,
  tenant: number,
  now: Date,
  code: string,
): Promise<CatalogueRelease | null> {
  const releases = await findReleases(database, tenant, now, { code, only: 'onOffer' })
  return releases.find(({ state }) => state === 'current') ?? null
}

async function releaseRows(database: Database, tenant: number, now: Date, { code, only }: WantedReleases) {
  const all = database
    .selectFrom('release')
    .innerJoin('pack', (join) =>
      join.onRef('pack.tenant', '=', 'release.tenant').onRef('pack.hash', '=', 'release.hash'),
    )
    .leftJoin('release_period', (join) =>
      join
        .onRef('release_period.tenant', '=', 'release.tenant')
        .onRef('release_period.code', '=', 'release.code')
        .onRef('release_period.number', '=', 'release.number'),
    )
    .where('release.tenant', '=', tenant)
  const ofCode = code === undefined ? all : all.where('release.code', '=', code)
  const isOver = sql<boolean>`(release.cancelled_at is not null or coalesce(release_period.valid_to <= ${now}, false))`
  const hasBegun = sql<boolean>`release.valid_from <= ${now}`
  const last = sql<number>`(select max(later.number) from release later
    where later.tenant = release.tenant and later.code = release.code)`
  const narrowed = {
    onOffer: ofCode.where(sql<boolean>`(not ${isOver} and ${hasBegun})`),
    latest: ofCode.where(sql<boolean>`(not ${isOver} or ${last} - release.number < ${mostListed})`),
  }
  return (only ? narrowed[only] : ofCode)
    .selectAll('release')
    .select(['pack.version', 'pack.name', 'pack.article_count', 'release_period.valid_to'])
    .orderBy('release.code')
    .orderBy('release.valid_from', 'desc')
    .orderBy('release.number', 'desc')
    .execute()
}

type Row = Awaited<ReturnType<typeof releaseRows>>[number]

function isOnOffer({ cancelled_at, valid_from, valid_to }: Row, now: Date): boolean {
  return cancelled_at === null && valid_from <= now && (valid_to === null || valid_to > now)
}

function stateOf(row: Row, now: Date, isCurrent: boolean): CatalogueRelease['state'] {
  if (row.cancelled_at) return 'cancelled'
  if (row.valid_from > now) return 'scheduled'
  if (isCurrent) return 'current'
  return isOnOffer(row, now) ? 'offered' : 'over'
}

function toRelease(row: Row, now: Date, isCurrent: boolean): CatalogueRelease {
  return CatalogueRelease.parse({
    ...{ code: row.code, number: row.number, hash: row.hash, note: row.note },
    ...{ version: row.version, name: row.name, articleCount: row.article_count },
    state: stateOf(row, now, isCurrent),
    validFrom: row.valid_from.toISOString(),
    validTo: row.valid_to?.toISOString() ?? null,
    goesBackTo: row.goes_back_to,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by_name,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by_name,
  })
}
