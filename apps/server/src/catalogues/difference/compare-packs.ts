import { type Article, canonicalJson, type Pack } from '@arredo/catalogue'

type Named = { readonly code: string; readonly name: Record<string, string> }

export type PackDifference = {
  readonly added: Named[]
  readonly gone: Named[]
  readonly changed: (Named & { readonly parts: string[] })[]
  readonly sections: string[]
}

/** Sections that are compared article by article, or are the pack's own name. */
const comparedApart = ['format', 'version', 'articles', 'recipes', 'priceLists']

/** What an author changed between two packs, prices apart; by code, in the order of the new one. */
export function comparePacks(old: Pack, next: Pack): PackDifference {
  const before = new Map(old.articles.map((article) => [article.code, article]))
  const after = new Set(next.articles.map(({ code }) => code))
  const sections = [...new Set([...Object.keys(old), ...Object.keys(next)])] as (keyof Pack)[]
  return {
    added: next.articles.filter(({ code }) => !before.has(code)).map(named),
    gone: old.articles.filter(({ code }) => !after.has(code)).map(named),
    changed: next.articles.flatMap((article) => {
      const earlier = before.get(article.code)
      const parts = earlier ? differingParts(old, earlier, next, article) : []
      return parts.length > 0 ? [{ ...named(article), parts }] : []
    }),
    sections: sections.filter((name) => !comparedApart.includes(name) && differ(old[name], next[name])),
  }
}

function differingParts(old: Pack, earlier: Article, next: Pack, article: Article): string[] {
  const fields = [...new Set([...Object.keys(earlier), ...Object.keys(article)])] as (keyof Article)[]
  const own = fields.filter((field) => field !== 'recipe' && differ(earlier[field], article[field]))
  // A recipe's name is nobody's business: what is built is.
  return differ(old.recipes[earlier.recipe], next.recipes[article.recipe]) ? [...own, 'recipe'] : own
}

function named({ code, name }: Article): Named {
  return { code, name }
}

function differ(one: unknown, two: unknown): boolean {
  return canonicalJson(one ?? null) !== canonicalJson(two ?? null)
}
