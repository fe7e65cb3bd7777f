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
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const regions = letters.flatMap((first) => letters.map((second) => `${first}${second}`)).filter(isToday)
  const named = languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return regions.flatMap((code) => {
      const name = names.of(code)
      return name ? [[name.toLowerCase(), code] as const] : []
    })
  })
  return new Map(named)
}

/** Codes of former times lead to another one: DD to DE, UK to GB. */
function isToday(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}
