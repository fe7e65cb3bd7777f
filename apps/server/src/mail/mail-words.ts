import type { BrandRecord } from '@arredo/contract'
import { findLanguage, type Language, loadDictionary } from '@arredo/words'

export type Text = (sentence: string, values?: Readonly<Record<string, string>>) => string

/** The first of the wishes that the brand speaks, else what it falls back to. */
export function mailLanguage(brand: BrandRecord, wishes: readonly (string | null)[]): Language {
  const spoken = wishes
    .map((wish) => wish && findLanguage(wish))
    .find((language) => language && brand.languages.includes(language.code))
  const language = spoken || findLanguage(brand.detectBrowserLanguage.fallback) || findLanguage('en')
  if (!language) throw new Error('No words at all')
  return language
}

export async function wordsIn({ code }: Language): Promise<Text> {
  const dictionary = await loadDictionary(code)
  return (sentence, values = {}) =>
    (dictionary[sentence] ?? sentence).replaceAll(/\{\{(\w+)\}\}/g, (hole, name) => values[name] ?? hole)
}
