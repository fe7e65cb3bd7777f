import type { Pack } from '@arredo/catalogue'

/** By article, what replaces it; packs never change, so it is looked up once. */
const byPack = new WeakMap<Pack, ReadonlyMap<string, string>>()

/** Null for an article that is sold. */
export function replacementOf(pack: Pack, article: string): string | null {
  let known = byPack.get(pack)
  if (!known) {
    known = new Map(pack.articles.flatMap(({ code, replacedBy }) => (replacedBy ? [[code, replacedBy]] : [])))
    byPack.set(pack, known)
  }
  return known.get(article) ?? null
}
