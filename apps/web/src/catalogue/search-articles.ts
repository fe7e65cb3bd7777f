import type { Article, Text } from '@arredo/catalogue'

/**
 * Articles that hold every word of the query in name or code, without regard to case and accents;
 * those whose code begins with it come first.
 */
export function searchArticles(
  articles: readonly Article[],
  query: string,
  textOf: (text: Text) => string,
): readonly Article[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return articles

  const first = words.join(' ')
  const found = articles.filter((article) => {
    const heap = `${plain(textOf(article.name))} ${plain(article.code)}`
    return words.every((word) => heap.includes(word))
  })
  const byCode = (article: Article) => plain(article.code).startsWith(first)
  return [...found.filter(byCode), ...found.filter((article) => !byCode(article))]
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
