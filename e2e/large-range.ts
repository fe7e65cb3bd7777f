import pg from 'pg'
import { stackAddress } from './stack.ts'
import type { Site } from './story.ts'

/**
 * Multiplies what the search of a site finds, once it has found something: every article of the index many times
 * over, under codes of their own. The packs stay as they are, so the copies can be looked at but not placed.
 */
export async function multiplyRange({ url }: Site, times: number): Promise<number> {
  const [, tenant = ''] = /-(\d+)\.localhost/.exec(url) ?? []
  const client = new pg.Client({ connectionString: stackAddress().ownerUrl })
  await client.connect()
  try {
    await client.query("select set_config('app.tenant', $1, false)", [tenant])
    const copied = await client.query(
      `insert into article (tenant, edition, position, code, model, name, description, classification, groups, tags,
         attach, width, depth, height, picture, code_key, name_key, search)
       select tenant, edition, position + 1000 * copy, code || '-' || copy, model, name || ' ' || copy, description,
         classification, groups, tags, attach, width, depth, height, picture, code_key || '-' || copy,
         name_key || ' ' || copy, search
       from article cross join generate_series(1, $1) copy`,
      [times],
    )
    await client.query(
      `insert into article_price (tenant, edition, list, position, amount)
       select tenant, edition, list, position + 1000 * copy, amount + copy
       from article_price cross join generate_series(1, $1) copy`,
      [times],
    )
    await client.query('analyze article, article_price')
    return copied.rowCount ?? 0
  } finally {
    await client.end()
  }
}
