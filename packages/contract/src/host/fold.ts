/**
 * ASCII only: Unicode folding would let look-alikes through (the Kelvin sign folds to k), and a host's
 * filter would see another word than we do.
 */
export function folded(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

export function sameFolded(first: string, second: string): boolean {
  return folded(first) === folded(second)
}

/** The exact one, else the first that differs by case only. */
export function findFolded<Item>(
  items: readonly Item[],
  wanted: string,
  nameOf: (item: Item) => string,
): Item | null {
  const exact = items.find((item) => nameOf(item) === wanted)
  return exact ?? items.find((item) => sameFolded(nameOf(item), wanted)) ?? null
}
