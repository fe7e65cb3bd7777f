import type { Database } from '../database/databases.ts'

export type NamedArticle = { readonly hash: string; readonly code: string }

/** Where the picture of an article is fetched; the key in it stands for what it shows. */
export function pictureAddress(key: string): string {
  return `/article-pictures/${key}.webp`
}

/** How to find the picture of each of these articles of one or more packs; undefined where there is none yet. */
export async function pictureAddresses(
  database: Database,
  tenant: number,
  articles: readonly NamedArticle[],
): Promise<(article: NamedArticle) => string | undefined> {
  if (articles.length === 0) return () => undefined
  const rows = await database
    .selectFrom('article_picture')
    .where('tenant', '=', tenant)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('pack', 'article'),
        'in',
        articles.map(({ hash, code }) => tuple(hash, code)),
      ),
    )
    .select(['pack', 'article', 'key'])
    .execute()
  const keys = new Map(rows.map(({ pack, article, key }) => [`${pack} ${article}`, key]))
  return ({ hash, code }) => {
    const key = keys.get(`${hash} ${code}`)
    return key === undefined ? undefined : pictureAddress(key)
  }
}
