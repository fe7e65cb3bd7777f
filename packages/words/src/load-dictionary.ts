import type { Dictionary } from './dictionary.ts'
import type { LanguageCode } from './language.ts'
import { pluralise } from './plural.ts'
import { pseudo, pseudoRightToLeft } from './pseudo.ts'

/** Written by hand, one line per language, fetched when first needed. */
const dictionaries: Readonly<Record<LanguageCode, () => Promise<Dictionary>>> = {
  en: async () => (await import('./english.ts')).english,
  it: async () => (await import('./italian/index.ts')).italian,
  qps: async () => pseudoDictionary(pseudo),
  'ar-XB': async () => pseudoDictionary(pseudoRightToLeft),
}

export async function loadDictionary(language: LanguageCode): Promise<Dictionary> {
  return (await dictionaries[language]?.()) ?? {}
}

/** Italian is complete by test, so its keys are the list of all sentences. */
async function pseudoDictionary(disguise: (sentence: string) => string): Promise<Dictionary> {
  const { italian } = await import('./italian/index.ts')
  const { english } = await import('./english.ts')
  const sentences = Object.keys(italian).filter((key) => !pluralSuffix.test(key))
  const plurals = Object.entries(english).flatMap(([key, form]) =>
    key.endsWith('_other') ? pluralise(key.slice(0, -'_other'.length), form) : [],
  )
  return Object.fromEntries([
    ...sentences.map((sentence) => [sentence, disguise(sentence)]),
    ...plurals.map(([key, form]) => [key, disguise(form)]),
  ])
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/
