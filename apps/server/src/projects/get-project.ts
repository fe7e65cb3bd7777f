import { ProjectSheet } from '@arredo/contract'
import { isOrdered, type Status } from '@arredo/project'
import { sql } from 'kysely'
import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import { pictureOf } from '../pictures/picture-of.ts'
import { editionsSince } from '../prices/editions.ts'
import { type KeptTerms, keptTerms } from '../prices/kept-terms.ts'
import { changesOf } from './changes-of.ts'
import { listedColumns, projectListing } from './project-listing.ts'
import { visibleProjects } from './visible-projects.ts'

/** What lies in a document may be broken, and is then left out: the page is the way to what can be done about it. */
export const getProject: Handler<'projects/get'> = {
  transaction: 'read',
  async run(context, { id }) {
    const { site, caller, database } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const row = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', id)
      .select([...listedColumns, pictureOf, changesOf, keptTerms.as('terms')])
      .select(['project.id', 'shop', 'customer_code', 'status_before', 'change_of'])
      .select([shopOf, ownerName, alternativesIn, articlesBy])
      .executeTakeFirst()
    if (!row) return fail('notFound', 'Project not found')

    const { status, status_before: before, terms, owner_name: owner } = row
    const isDone = isOrdered(status as Status, before as Status | null)
    return answer(
      ProjectSheet.parse({
        ...projectListing(row),
        ...{ createdAt: madeAt(row.id, row.saved_at), owner, statusBefore: before },
        shop: row.shop === null ? null : { code: row.shop, name: row.shop_row?.name ?? row.shop },
        customerCode: row.customer_code,
        ...{ priceList: terms.priceList ?? null, priceDate: terms.priceDate ?? null },
        mayCostOtherwise: !isDone && (await isOfEarlierTerms(context, terms, row)),
        alternatives: listed(row),
        ...{ changeOf: row.change_of, changes: row.changes === '' ? [] : row.changes.split(',').map(Number) },
      }),
    )
  },
}

/** As many as a project may have (D-142); a broken one may say more. */
const mostListed = 20

type ShopRow = { readonly name: string; readonly price_list: string }
type Alternatives = Readonly<Record<string, unknown>> | null
type Articles = readonly {
  readonly alternative: string
  readonly catalogue: string
  readonly count: number
}[]

const shopOf = sql<ShopRow | null>`(
  select jsonb_build_object('name', shop.name, 'price_list', shop.price_list) from shop
  where shop.tenant = project.tenant and shop.code = project.shop
)`.as('shop_row')

const ownerName = sql<string | null>`(
  select display_name from person where person.tenant = project.tenant and person.id::text = project.owner
)`.as('owner_name')

const alternativesIn = sql<{ readonly all: Alternatives; readonly active: string | null }>`jsonb_build_object(
  'all', case jsonb_typeof(document -> 'alternatives') when 'object' then document -> 'alternatives' end,
  'active', document #>> '{header,activeAlternative}')`.as('alternatives')

/** How many articles each alternative has of each catalogue, counted where the document lies. */
const articlesBy = sql<Articles>`coalesce((
  select jsonb_agg(counted) from (
    select value ->> 'alternative' as alternative, value ->> 'catalogue' as catalogue, count(*) as count
    from jsonb_each(case jsonb_typeof(document -> 'rows') when 'object' then document -> 'rows' else '{}' end)
    where value ->> 'kind' = 'article' and value ->> 'alternative' is not null and value ->> 'catalogue' is not null
    group by 1, 2 order by 1, 2 limit 500
  ) counted
), '[]')`.as('articles')

function listed({
  alternatives: { all, active },
  articles,
}: {
  readonly alternatives: { readonly all: Alternatives; readonly active: string | null }
  readonly articles: Articles
}): ProjectSheet['alternatives'] {
  return Object.entries(all ?? {})
    .flatMap(([id, value]) => {
      const { name, order, removed } = (value ?? {}) as Readonly<Record<string, unknown>>
      if (typeof name !== 'string' || (removed !== undefined && id !== active)) return []
      const own = articles.filter(({ alternative }) => alternative === id)
      const articleCount = own.reduce((sum, { count }) => sum + count, 0)
      return [{ order: Number(order) || 0, listing: { id, name, articleCount, isOffered: id === active } }]
    })
    .toSorted((one, two) => one.order - two.order || (one.listing.id < two.listing.id ? -1 : 1))
    .slice(0, mostListed)
    .map(({ listing }) => listing)
}

/** D-133 in short: whether opening it would compare prices. What comes of that, only the comparison knows. */
async function isOfEarlierTerms(
  context: CallContext & Parameters<typeof editionsSince>[0],
  { priceList, packs = {} }: KeptTerms,
  { shop_row: shop, articles }: { readonly shop_row: ShopRow | null; readonly articles: Articles },
): Promise<boolean> {
  if (articles.length === 0) return false
  if (shop?.price_list && priceList && shop.price_list !== priceList) return true
  const codes = [...new Set(articles.map(({ catalogue }) => catalogue))]
  const editions = await editionsSince(context, codes, 0)
  return codes.some((code) => {
    const sold = editions.get(code)?.sold
    return sold !== undefined && packs[code] !== undefined && packs[code] !== sold
  })
}

/** Its id tells when it was made; one from elsewhere only when it was saved. */
function madeAt(id: string, savedAt: Date): string {
  const isTimed = id[14] === '7'
  return (isTimed ? new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)) : savedAt).toISOString()
}
