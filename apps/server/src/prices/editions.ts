import type { Asked } from '../range/live-catalogues.ts'

export type Edition = {
  /** The pack new projects are made with; none where the catalogue is not sold now. */
  readonly sold?: string
  /** All that could be had in these days, and what can be had now. */
  readonly recent: ReadonlySet<string>
}

const day = 24 * 60 * 60 * 1000

/** By catalogue code: the packs that were sold at some time in so many days, until now. */
export async function editionsSince(
  { database, site, now }: Pick<Asked, 'database' | 'site' | 'now'>,
  codes: readonly string[],
  days: number,
): Promise<ReadonlyMap<string, Edition>> {
  if (codes.length === 0) return new Map()
  const since = new Date(now.getTime() - days * day)
  const rows = await database
    .selectFrom('release_period')
    .where('tenant', '=', site.tenant.number)
    .where('code', 'in', codes)
    .where('valid_from', '<=', now)
    .where((period) => period.or([period('valid_to', 'is', null), period('valid_to', '>', since)]))
    .orderBy('valid_from', 'desc')
    .orderBy('number', 'desc')
    .select(['code', 'hash', 'valid_to'])
    .execute()
  const byCode = Map.groupBy(rows, ({ code }) => code ?? '')
  return new Map(
    [...byCode].map(([code, periods]) => {
      const sold = periods.find(({ valid_to }) => valid_to === null || valid_to > now)?.hash
      const recent = new Set(periods.flatMap(({ hash }) => hash ?? []))
      return [code, { ...(sold && { sold }), recent }]
    }),
  )
}
