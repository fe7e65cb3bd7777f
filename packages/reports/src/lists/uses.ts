import type { Text } from '@arredo/catalogue'
import { inLanguage } from '../wording/in-language.ts'

type Use = { readonly position: number | null; readonly count: number }

/** "4 ×2, 12": what something is for, by the numbers of the offer, and how often where it is more than once. */
export function positionsText(uses: readonly Use[]): string {
  const counts = new Map<number | null, number>()
  for (const { position, count } of uses) counts.set(position, (counts.get(position) ?? 0) + count)
  return [...counts].map(([position, count]) => times(String(position ?? '–'), count)).join(', ')
}

/** Parts by their names; those of one name are one. */
export function partsText(names: readonly Text[], language: string): string {
  return [...nameCounts(names, language).keys()].join(', ')
}

/** The same with how many there are of each. */
export function countedParts(names: readonly Text[], language: string): string {
  return [...nameCounts(names, language)].map(([name, count]) => times(name, count)).join(', ')
}

function nameCounts(names: readonly Text[], language: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of names) {
    const name = inLanguage(text, language)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

function times(what: string, count: number): string {
  return count === 1 ? what : `${what}\u00a0×${count}`
}
