/** Those whose words hold every word that was typed, in any order, whatever the case and the accents. */
export function filterByWords<Item>(
  items: readonly Item[],
  typed: string,
  wordsOf: (item: Item) => string,
): readonly Item[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return items
  return items.filter((item) => {
    const words = plain(wordsOf(item))
    return wanted.every((word) => words.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
