import type { ClassificationNode, Pack } from '@arredo/catalogue'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { alsoCalled } from './also-called.ts'
import {
  type ArticleFacts,
  articleFacts,
  articleRow,
  languagesOf,
  type Reading,
  reading,
} from './edition-rows.ts'

export type IndexedPack = { readonly hash: string; readonly pack: Pack; readonly now: Date }

/** Each batch is one statement: arithmetic for longer would look like a transaction that was forgotten. */
const batchSize = 200
/** Whoever goes back does so soon after; later the first search makes it again. */
const keptAfterEnd = 24 * 60 * 60 * 1000

/** Makes what is sold from a pack findable, in the caller's transaction; a pack that is there already stays. */
export async function indexArticles(database: Database, tenant: number, indexed: IndexedPack): Promise<void> {
  const { hash, pack } = indexed
  // Numbers are counted per tenant.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`articles ${tenant}`}, 0))`.execute(database)
  const known = await database
    .selectFrom('article_edition')
    .where('tenant', '=', tenant)
    .where('hash', '=', hash)
    .select('reading')
    .executeTakeFirst()
  if (known && known.reading >= reading) return
  if (known) await forgetEdition(database, tenant, hash)

  const editions = await addEditions(database, tenant, indexed)
  let batch: ArticleFacts[] = []
  for (const facts of articleFacts(pack)) {
    batch.push(facts)
    if (batch.length < batchSize) continue
    await addArticles(database, tenant, editions, batch)
    batch = []
  }
  if (batch.length > 0) await addArticles(database, tenant, editions, batch)
  await forgetEnded(database, tenant, indexed)
}

type Edition = Reading & { readonly number: number }

async function forgetEdition(database: Database, tenant: number, hash: string): Promise<void> {
  await database.deleteFrom('article_edition').where('tenant', '=', tenant).where('hash', '=', hash).execute()
}

async function addEditions(
  database: Database,
  tenant: number,
  { hash, pack }: IndexedPack,
): Promise<readonly Edition[]> {
  const last = await database
    .selectFrom('article_edition')
    .where('tenant', '=', tenant)
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  const editions = languagesOf(pack).map((language, index) => ({
    pack,
    number: (last?.number ?? 0) + index + 1,
    language,
    alsoCalled: alsoCalled(pack, language),
  }))
  const lists = pack.priceLists.map(({ code, currency, validFrom, validTo, replaces }) => ({
    code,
    currency,
    validFrom,
    validTo,
    replaces,
  }))
  await database
    .insertInto('article_edition')
    .values(
      editions.map(({ number, language }) => ({
        ...{ tenant, number, hash, language, reading, catalogue: pack.code },
        name: pack.name[language] ?? pack.name.en,
        groups: JSON.stringify(pack.classification.map((node) => groupIn(node, language))),
        price_lists: JSON.stringify(lists),
      })),
    )
    .execute()
  return editions
}

type Group = { readonly code: string; readonly name: string; readonly children: readonly Group[] }

function groupIn({ code, name, children = [] }: ClassificationNode, language: string): Group {
  return {
    ...{ code, name: name[language] ?? name.en },
    children: children.map((child) => groupIn(child, language)),
  }
}

async function addArticles(
  database: Database,
  tenant: number,
  editions: readonly Edition[],
  batch: readonly ArticleFacts[],
): Promise<void> {
  const prices = batch.flatMap(({ position, prices }) => prices.map((price) => ({ position, ...price })))
  for (const edition of editions) {
    const { number, language } = edition
    const rows = batch.map((facts) => articleRow(edition, facts))
    await sql`
      insert into article (tenant, edition, position, code, model, name, description, classification, groups, tags,
        attach, width, depth, height, widths, picture, code_key, name_key, search)
      select ${tenant}, ${number}, position, code, model, name, description, classification, groups, tags,
        attach, width, depth, height, widths, picture, code_key, name_key,
        article_vector(${language}, name_words, about_words, description_words)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (position integer, code text, model text,
        name text, description text, classification text, groups text[], tags text[], attach text,
        width double precision, depth double precision, height double precision, widths integer[], picture text, code_key text,
        name_key text, name_words text, about_words text, description_words text)`.execute(database)
    await sql`
      insert into article_price (tenant, edition, list, position, amount)
      select ${tenant}, ${number}, list, position, amount
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        as made (list text, position integer, amount bigint)`.execute(database)
    const words = JSON.stringify([...new Set(rows.flatMap((row) => row.words))])
    await sql`
      insert into article_word (tenant, edition, word)
      select ${tenant}, ${number}, word from jsonb_array_elements_text(${words}::jsonb) word
      on conflict do nothing`.execute(database)
  }
}

/** What is no longer sold and not about to be would only slow every search down. */
async function forgetEnded(database: Database, tenant: number, { hash, pack, now }: IndexedPack) {
  const since = new Date(now.getTime() - keptAfterEnd)
  await database
    .deleteFrom('article_edition')
    .where('tenant', '=', tenant)
    .where('catalogue', '=', pack.code)
    .where('hash', '<>', hash)
    .where('hash', 'not in', (query) =>
      query
        .selectFrom('release_period')
        .where('release_period.tenant', '=', tenant)
        .where('release_period.code', '=', pack.code)
        .where((where) =>
          where.or([
            where('release_period.valid_to', 'is', null),
            where('release_period.valid_to', '>', since),
          ]),
        )
        .select((select) => select.fn.coalesce('release_period.hash', sql<string>`''`).as('hash')),
    )
    .execute()
}
