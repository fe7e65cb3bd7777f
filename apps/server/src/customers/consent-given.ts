import type { BrandRecord } from '@arredo/contract'

type Wish = { readonly language: string } | null | undefined

/** What is to be stored of a consent; undefined leaves it as it is. The words are the brand's, not the browser's. */
export function consentGiven(
  { customerConsent }: BrandRecord,
  wish: Wish,
  { now, by }: { readonly now: Date; readonly by: string },
): string | null | undefined {
  if (wish === undefined || wish === null) return wish
  if (!customerConsent) return undefined

  const { text } = customerConsent
  const words = text[wish.language] ?? text[wish.language.split('-')[0] ?? ''] ?? text.en ?? ''
  return JSON.stringify({ at: now.toISOString(), by, text: words })
}
