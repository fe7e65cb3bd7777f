import type { CallServer } from '@arredo/flows'
import i18next from 'i18next'

/**
 * The brand's own words over ours (D-35). They come after the page: nobody waits for them, and a brand without
 * any sees no change.
 */
export async function showBrandWords(call: CallServer, language: string): Promise<void> {
  const loaded = await call('translations/load', { lang: language })
  if (!loaded.ok || Object.keys(loaded.value).length === 0) return

  i18next.addResourceBundle(language, 'translation', loaded.value, true, true)
  // What is on the screen was written with the words of before.
  if (i18next.language === language) await i18next.changeLanguage(language)
}
