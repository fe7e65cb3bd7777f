const shortcuts: Readonly<Record<string, string>> = {
  d: 'de-DE',
  en: 'en-GB',
  uk: 'en-GB',
  us: 'en-US',
  br: 'pt-BR',
}

/** The locale a language code of a brand stands for. */
export function localeFor(code: string): string {
  const key = code.toLowerCase()
  return Object.hasOwn(shortcuts, key) ? (shortcuts[key] ?? code) : code
}
