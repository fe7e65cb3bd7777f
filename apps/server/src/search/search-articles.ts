import { packFileHash } from '@arredo/catalogue'
import type { FoundArticle } from '@arredo/contract'
import { sql } from 'kysely'
import { pictureAddresses } from '../article-pictures/picture-addresses.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { type Found, findByText, readAs } from './find-by-text.ts'
import { type LiveEdition, liveEditions } from './live-editions.ts'
import { readCursor, writeCursor } from './page-cursor.ts'
import { chosenEditions, listsInForce, type PageWish, typedBy, wishOf } from './wish.ts'

export const searchArticles: Handler<'catalogues/search'> = {
  // Not `read`: the first search of a pack may have to index it.
  transaction: 'one',
  async run(context, input) {
    const { database, site, now } = context
    const { sort, limit } = input
    const typed = typedBy(context, input.text)
    const before = input.after === undefined ? undefined : readCursor(input.after, sort)
    if (before === null) return fail('invalid', 'This page cannot be shown. Search again')

    const live = await liveEditions({ database, tenant: site.tenant.number, now }, input.language)
    const editions = chosenEditions(live, input.catalogues)
    const wish = wishOf(context, input, editions)
    const finding = before
      ? { ...before, wish: await readAs(database, before.found, wish, typed) }
      : await findByText(database, wish, typed)
    const { found, total } = finding
    if (!finding.wish || total === 0) return answer({ articles: [], next: null, total, found: said(found) })

    const after = before ? { after: before.after } : {}
    const rows = await pageOf(database, { ...finding.wish, sort, limit: limit + 1, ...after })
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    const lists = listsInForce(context, input.priceList, editions)
    const articles = shown.map((row) => toArticle(row, editions, lists))
    const pictureOf = await pictureAddresses(database, site.tenant.number, articles)
    return answer({
      // A photograph of the author's own comes before what the stage drew.
      articles: articles.map((article) =>
        packFileHash(article.picture ?? '') ? article : { ...article, picture: pictureOf(article) ?? null },
      ),
      next: last ? writeCursor({ found, total, after: [last.key, last.edition, last.position] }) : null,
      total,
      found: said(found),
    })
  },
}

/** To who asked, another width is as near as another word. */
function said(found: Found) {
  return found === 'anyWidth' ? 'typo' : found
}

type Row = {
  readonly key: string
  readonly edition: number
  readonly position: number
  readonly code: string
  readonly model: string
  readonly name: string
  readonly description: string | null
  readonly classification: string
  readonly tags: string[]
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly picture: string | null
  /** As PostgreSQL writes a bigint. */
  readonly amount: string | null
  readonly made_wide: number | null
}

async function pageOf(database: Database, wish: PageWish): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select * from search_articles(${JSON.stringify(wish)}::jsonb)`.execute(
    database,
  )
  return rows
}

function toArticle(
  row: Row,
  editions: readonly LiveEdition[],
  lists: ReturnType<typeof listsInForce>,
): FoundArticle {
  const place = editions.findIndex(({ number }) => number === row.edition)
  const { catalogue = '', hash = '' } = editions[place] ?? {}
  const { code, model, name, description, classification, tags, picture, width, depth, height } = row
  return {
    ...{ key: `${catalogue}/${code}`, catalogue, hash, code, model, name, classification, tags, picture },
    ...(description !== null && { description }),
    size: { width, depth, height },
    ...(row.made_wide !== null && { width: row.made_wide }),
    priceFrom: row.amount === null ? null : Number(row.amount),
    currency: lists[place]?.currency ?? null,
  }
}
