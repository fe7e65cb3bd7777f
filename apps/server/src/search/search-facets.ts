import type { GroupFacet } from '@arredo/contract'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { answer, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { findByText } from './find-by-text.ts'
import { type LiveEdition, liveEditions, type Place } from './live-editions.ts'
import { chosenEditions, listsInForce, typedBy, type Wish, wishOf } from './wish.ts'

const Extent = z.nullable(z.object({ min: z.number(), max: z.number() }))
const Counts = z.record(z.string(), z.int())
const Facets = z.object({ editions: Counts, groups: Counts, tags: Counts, price: Extent, width: Extent })

export const searchFacets: Handler<'catalogues/facets'> = {
  // Not `read`: the first search of a pack may have to index it.
  transaction: 'one',
  async run(context, input) {
    const { database, site, now } = context
    const place = { database, tenant: site.tenant.number, now }
    const live = await liveEditions(place, input.language)
    const chosen = chosenEditions(live, input.catalogues)
    const typed = typedBy(context, input.text)
    // As the search reads the text; then over all catalogues, because their own counts ask beyond the chosen.
    const { wish } = await findByText(database, wishOf(context, input, chosen), typed)
    const { words, codePattern, wide, wideText } = wish
    const facets = await facetsOf(
      database,
      {
        ...wishOf(context, input, live),
        ...(words && { words }),
        ...(codePattern !== undefined && { codePattern }),
        ...(wide && { wide, wideText: wideText ?? '' }),
        // A text that finds nothing leaves nothing to count.
        ...(typed.text !== '' && !words && !wide && codePattern === undefined && { only: [] }),
      },
      chosen,
    )
    const currencies = listsInForce(context, input.priceList, chosen).flatMap((list) => list?.currency ?? [])
    return answer({
      catalogues: live.map(({ number, catalogue, name }) => ({
        code: catalogue,
        name,
        count: facets.editions[number] ?? 0,
      })),
      classification: merged((await groupsOf(place, chosen)).flat(), facets.groups),
      tags: Object.entries(facets.tags)
        .map(([tag, count]) => ({ tag, count }))
        .toSorted((one, two) => two.count - one.count || (one.tag < two.tag ? -1 : 1)),
      price: facets.price,
      currency: currencies[0] ?? null,
      width: facets.width,
    })
  },
}

async function facetsOf(database: Database, wish: Wish, chosen: readonly LiveEdition[]) {
  const asked = JSON.stringify({ ...wish, chosen: chosen.map(({ number }) => number) })
  const { rows } = await sql<{ facets: unknown }>`
    select article_facets(${asked}::jsonb) as facets`.execute(database)
  return Facets.parse(rows[0]?.facets)
}

type Group = { readonly code: string; readonly name: string; readonly children: readonly Group[] }
const Group: z.ZodMiniType<Group> = z.object({
  ...{ code: z.string(), name: z.string() },
  children: z.array(z.lazy(() => Group)),
})

async function groupsOf({ database, tenant }: Place, editions: readonly LiveEdition[]) {
  if (editions.length === 0) return []
  const rows = await database
    .selectFrom('article_edition')
    .where('tenant', '=', tenant)
    .where(
      'number',
      'in',
      editions.map(({ number }) => number),
    )
    .orderBy('catalogue')
    .select('groups')
    .execute()
  return rows.map(({ groups }) => z.array(Group).parse(groups))
}

/** The same code beside itself, from two catalogues, becomes one group. */
function merged(groups: readonly Group[], counts: Readonly<Record<string, number>>): GroupFacet[] {
  return [...Map.groupBy(groups, ({ code }) => code)].map(([code, same]) => ({
    ...{ code, name: same[0]?.name ?? code, count: counts[code] ?? 0 },
    children: merged(
      same.flatMap(({ children }) => children),
      counts,
    ),
  }))
}
