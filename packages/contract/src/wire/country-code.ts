/** Languages in which a country that somebody typed is recognised. */
const languages = ['en', 'it', 'de', 'fr', 'es']

let codes: ReadonlyMap<string, string> | null = null

/** H-64: a customer's country is a code where a host or a list gave it, and words where somebody typed it. */
export function countryCodeOf(country: string): string {
  const given = country.trim()
  if (/^[a-z]{2}$/i.test(given)) return given.toUpperCase()
  codes ??= codesByName()
  return codes.get(given.toLowerCase()) ?? ''
}

function codesByName(): ReadonlyMap<string, string> {
  return new Map(
    languages.flatMap((language) =>
      countriesIn(language).map(({ code, name }) => [name.toLowerCase(), code] as const),
    ),
  )
}

export type Country = { readonly code: string; readonly name: string }

/** All there are today, as this language calls them. */
export function countriesIn(locale: string): readonly Country[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const regions = letters.flatMap((first) => letters.map((second) => `${first}${second}`)).filter(isToday)
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return regions.flatMap((code) => {
    const name = names.of(code)
    return name ? [{ code, name }] : []
  })
}

/** Codes of former times lead to another one: DD to DE, UK to GB. */
function isToday(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}
