/** The latest first; full, it takes no more. */
export function withFavourite(
  keys: readonly string[],
  key: string,
  isFavourite: boolean,
  most: number,
): string[] {
  const others = keys.filter((other) => other !== key)
  if (!isFavourite) return others
  if (keys.includes(key) || keys.length >= most) return [...keys]
  return [key, ...keys]
}

/** The latest first; full, the oldest goes. */
export function withUse(keys: readonly string[], key: string, most: number): string[] {
  return [key, ...keys.filter((other) => other !== key)].slice(0, most)
}
