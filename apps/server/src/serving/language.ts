import type { BrandRecord } from '@arredo/contract'

/** The language the page starts in: the browser's first one that the brand speaks, else its fallback. */
export function languageFor(brand: BrandRecord, acceptLanguage: string | undefined): string {
  const { enabled, fallback } = brand.detectBrowserLanguage
  if (!enabled) return fallback

  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
  for (const tag of wanted) {
    const found = brand.languages.find((own) => {
      const language = own.toLowerCase()
      return tag === language || tag.split('-')[0] === language
    })
    if (found) return found
  }
  return fallback
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
