/** Those whose words hold every word that was typed, in any order, whatever the case and the accents. */
export function filterByWords<Item>(
  items: readonly Item[],
  typed: string,
  wordsOf: (item: Item) => string,
): readonly Item[] {
  const wanted = wordsOfText(typed)
  if (wanted.length === 0) return items
  return items.filter((item) => {
    const words = plain(wordsOf(item))
    return wanted.every((word) => words.includes(word))
  })
}

/**
 * How near a name is to what was typed, the less the nearer: it is it, it begins with it, each word typed begins one of its
 * words, or they are somewhere in it.
 */
export function wordRank(name: string, typed: string): number {
  const wanted = wordsOfText(typed)
  const words = wordsOfText(name)
  const [whole, start] = [words.join(' '), wanted.join(' ')]
  if (whole.startsWith(start)) return whole === start ? 0 : 1
  const starts = wanted.filter((word) => words.some((each) => each.startsWith(word)))
  return 2 + wanted.length - starts.length
}

function wordsOfText(text: string): readonly string[] {
  return plain(text).split(/\s+/).filter(Boolean)
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
