type Use = { readonly position: number | null; readonly count: number }

/** "4 ×2, 12": what something is for, by the numbers of the offer, and how often where it is more than once. */
export function positionsText(uses: readonly Use[]): string {
  const counts = new Map<number | null, number>()
  for (const { position, count } of uses) counts.set(position, (counts.get(position) ?? 0) + count)
  return [...counts].map(([position, count]) => times(String(position ?? '–'), count)).join(', ')
}

/** Parts by their codes in the recipe; drawer-front-1 and drawer-front-2 are one. */
export function partsText(codes: readonly string[]): string {
  return [...partCounts(codes).keys()].join(', ')
}

/** The same with how many there are of each. */
export function countedParts(codes: readonly string[]): string {
  return [...partCounts(codes)].map(([code, count]) => times(code, count)).join(', ')
}

function partCounts(codes: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const code of codes) {
    const kind = code.replace(/-\d+$/, '')
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

function times(what: string, count: number): string {
  return count === 1 ? what : `${what}\u00a0×${count}`
}
