import pg from 'pg'
import { asWritten, correctedWords, type KnownWord } from '../../apps/server/src/search/known-words.ts'
import type { BenchWish, QueryKind } from './search-wishes.ts'

/** One way to ask: as the app does, or the same statements as somebody no policy binds. */
export type Side = {
  /** All that one search takes: reading the words, counting, one page. */
  readonly search: (kind: QueryKind, tenant: number, turn: number) => Promise<Searched>
  readonly close: () => Promise<void>
}

export type Searched = { readonly total: number; readonly rows: readonly unknown[] }

type Asked = {
  readonly count: (tenant: number, wish: string) => Promise<number>
  readonly page: (tenant: number, wish: string) => Promise<readonly unknown[]>
  readonly known: (wish: string) => Promise<readonly Omit<KnownWord, 'typed'>[]>
}

/** Through the definer functions, by the app's role, under row-level security. */
export async function appSide(appUrl: string): Promise<Side> {
  const client = await connected(appUrl)
  const one = async <Value>(text: string, wish: string): Promise<Value> =>
    (await client.query<{ value: Value }>(text, [wish])).rows[0]?.value as Value
  return sideOf(client, {
    count: (_, wish) => one('select count_articles($1::jsonb) as value', wish),
    page: async (_, wish) => (await client.query('select * from search_articles($1::jsonb)', [wish])).rows,
    known: (wish) => one('select known_words($1::jsonb) as value', wish),
  })
}

/** The statements that the functions run, written out with their values and run by themselves. */
export async function bareSide(adminUrl: string): Promise<Side> {
  const client = await connected(adminUrl)
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_functiondef('known_words(jsonb)'::regprocedure) as definition`,
  )
  const definition = rows[0]?.definition ?? ''
  await client.query(
    definition.replace('public.known_words', 'pg_temp.bare_known_words').replace('SECURITY DEFINER', ''),
  )
  // Writing them is no part of running them: the first of several turns does it, and the best turn counts.
  const written = new Map<string, string>()
  const statement = async (maker: string, tenant: number, wish: string) => {
    const name = `${maker} ${tenant} ${wish}`
    const text = written.get(name) ?? (await writeStatement(client, maker, tenant, wish))
    written.set(name, text)
    return text
  }
  return sideOf(client, {
    async count(tenant, wish) {
      const counted = await client.query(await statement('article_count_statement', tenant, wish))
      return Number(counted.rows[0]?.count)
    },
    async page(tenant, wish) {
      return (await client.query(await statement('article_page_statement', tenant, wish))).rows
    },
    async known(wish) {
      return (await client.query('select pg_temp.bare_known_words($1::jsonb) as value', [wish])).rows[0]
        ?.value
    },
  })
}

/** What the function of a wish runs, with the values in their places. */
export async function writeStatement(
  client: pg.Client,
  maker: string,
  tenant: number,
  wish: string,
): Promise<string> {
  const { rows } = await client.query(
    `select ${maker}($1::jsonb) as text, wished_numbers($1::jsonb -> 'editions')::text as editions,
       wished_texts($1::jsonb -> 'lists')::text as lists,
       coalesce(article_query($1::jsonb ->> 'language', $1::jsonb -> 'words')::text, '') as words`,
    [wish],
  )
  const { text, editions, lists, words } = rows[0]
  const values = [
    String(tenant),
    `${pg.escapeLiteral(wish)}::jsonb`,
    `${pg.escapeLiteral(editions)}::integer[]`,
    `${pg.escapeLiteral(lists)}::text[]`,
    `${pg.escapeLiteral(words)}::tsquery`,
  ]
  return String(text).replaceAll(/\$([1-5])/g, (_, place: string) => values[Number(place) - 1] ?? '')
}

function sideOf(client: pg.Client, asked: Asked): Side {
  return {
    async search(kind, tenant, turn) {
      await client.query(`begin; select set_config('app.tenant', '${tenant}', true)`)
      const wish = JSON.stringify(await read(asked, kind, tenant, turn))
      const total = await asked.count(tenant, wish)
      const rows = total === 0 ? [] : await asked.page(tenant, wish)
      await client.query('commit')
      return { total, rows }
    },
    close: () => client.end(),
  }
}

/** The words looked up as the server does it. */
async function read(
  { count, known }: Asked,
  { wish, typed, isMistyped }: QueryKind,
  tenant: number,
  turn: number,
): Promise<BenchWish> {
  const plain = wish(turn)
  if (!typed) return plain
  const words = typed(turn)
  const found = await known(JSON.stringify({ editions: plain.editions, typed: words }))
  const looked = words.map((word, index) => ({ typed: word, beginning: [], near: [], ...found[index] }))
  const written = { ...plain, words: looked.map(asWritten) }
  if (!isMistyped) return written

  await count(tenant, JSON.stringify(written))
  // The server looks them up once for every way of reading.
  await known(JSON.stringify({ editions: plain.editions, typed: words }))
  return { ...plain, words: correctedWords(looked) ?? [['nothing']] }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}
