import type { Pack } from './pack.ts'
import { partKind } from './part-name.ts'

/** A kind of part that documents name, with the first place a recipe says it. */
export type ShownPart = { readonly kind: string; readonly recipe: string; readonly index: number }

/** Not of what is bought or comes whole, which is called by its article, nor what stands in lists as hardware. */
export function shownParts({ recipes }: Pick<Pack, 'recipes'>): readonly ShownPart[] {
  const found = new Map<string, ShownPart>()
  for (const [recipe, { parts, bought, readyMade }] of Object.entries(recipes)) {
    if (bought || readyMade) continue
    for (const [index, { code, hardware }] of parts.entries()) {
      const kind = partKind(code)
      if (hardware === undefined && !found.has(kind)) found.set(kind, { kind, recipe, index })
    }
  }
  return [...found.values()]
}
