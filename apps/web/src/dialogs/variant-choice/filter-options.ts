/** Options whose name holds every word that was typed, whatever the case and the accents. */
export function filterOptions<Option>(
  options: readonly Option[],
  typed: string,
  nameOf: (option: Option) => string,
): readonly Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return options.filter((option) => {
    const name = plain(nameOf(option))
    return words.every((word) => name.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
