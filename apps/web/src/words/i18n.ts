import { findLanguage, loadDictionary } from '@arredo/words'
import i18next from 'i18next'

/** English sentences are the keys, so no character of a key has a meaning of its own. */
export async function startWords({
  onMissing,
}: {
  onMissing: (language: string, sentence: string) => void
}): Promise<void> {
  await i18next.init({
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      // English has no dictionary to be missing from.
      if (i18next.language !== 'en') onMissing(i18next.language, key)
    },
  })
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
