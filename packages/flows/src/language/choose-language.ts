import type { Config } from '@arredo/contract'

export type LanguageWishes = {
  /** What this person picked on this device. */
  readonly remembered: string | null
  readonly profile: string | null
  readonly browser: readonly string[]
}

/** the first wish the brand speaks; the browser is asked only where the brand says so. */
export function chooseLanguage(
  { languages, detectBrowserLanguage }: Pick<Config, 'languages' | 'detectBrowserLanguage'>,
  wishes: LanguageWishes,
): string {
  const wanted = [
    wishes.remembered,
    wishes.profile,
    ...(detectBrowserLanguage.enabled ? wishes.browser : []),
    detectBrowserLanguage.fallback,
  ]
  for (const wish of wanted) {
    const spoken = wish === null ? null : spokenAs(languages, wish)
    if (spoken) return spoken
  }
  return languages[0] ?? detectBrowserLanguage.fallback
}

/** it-CH is served by it, and it by it-IT, when nothing closer is configured. */
function spokenAs(languages: readonly string[], wish: string): string | null {
  const exact = languages.find((language) => language.toLowerCase() === wish.toLowerCase())
  return exact ?? languages.find((language) => base(language) === base(wish)) ?? null
}

function base(language: string): string {
  return language.toLowerCase().split('-')[0] ?? ''
}
