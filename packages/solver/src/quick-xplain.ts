/**
 * Junker's QuickXplain: of items that conflict together, some that still do and of which none can be left out.
 * Halves instead of leaving out one by one: a conflict of two among a hundred rules costs a dozen questions, not
 * a hundred. Earlier items are kept rather than later ones.
 */
export function quickXplain<Item>(
  items: readonly Item[],
  conflicts: (some: readonly Item[]) => boolean,
): readonly Item[] {
  if (conflicts([])) return []
  return narrow([], false, items, conflicts)
}

function narrow<Item>(
  background: readonly Item[],
  hasGrown: boolean,
  items: readonly Item[],
  conflicts: (some: readonly Item[]) => boolean,
): readonly Item[] {
  if (hasGrown && conflicts(background)) return []
  if (items.length < 2) return items

  const half = Math.ceil(items.length / 2)
  const [first, second] = [items.slice(0, half), items.slice(half)]
  const fromSecond = narrow([...background, ...first], true, second, conflicts)
  const fromFirst = narrow([...background, ...fromSecond], fromSecond.length > 0, first, conflicts)
  return [...fromFirst, ...fromSecond]
}
