import { findLanguage, loadDictionary } from '@arredo/words'
import i18next from 'i18next'

/** English sentences are the keys, so no character of a key has a meaning of its own. */
export async function startWords({
  onMissing,
}: {
  onMissing: (language: string, sentence: unknown) => void
}): Promise<void> {
  report = onMissing
  await i18next.init({
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      reportMissing(key)
    },
  })
}

let report: (language: string, sentence: unknown) => void = () => {}

/** English has no dictionary to be missing from, but what is no text is missing from all. */
export function reportMissing(sentence: unknown): void {
  if (i18next.language !== 'en' || typeof sentence !== 'string') report(i18next.language, sentence)
}

/** Fetches the words first, so that nobody sees a half-translated page. */
export async function showLanguage(code: string): Promise<void> {
  await Promise.all(
    [...new Set(['en', code])]
      .filter((wanted) => !i18next.hasResourceBundle(wanted, 'translation'))
      .map(async (wanted) => i18next.addResourceBundle(wanted, 'translation', await loadDictionary(wanted))),
  )
  await i18next.changeLanguage(code)

  const language = findLanguage(code)
  document.documentElement.lang = code
  document.documentElement.dir = language?.direction ?? 'ltr'
}

/** After another language, and after a brand's own words for the same one. */
export function onWordsChanged(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}
