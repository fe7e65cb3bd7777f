import { findLanguage, type Language } from '@arredo/words'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { onWordsChanged } from './i18n.ts'

const english: Language = { code: 'en', name: 'English', direction: 'ltr', locale: 'en-GB', isPseudo: false }

/** The language shown now, with its direction and the locale for numbers. */
export function useLanguage(): Language {
  const code = useSyncExternalStore(onWordsChanged, () => i18next.language)
  return findLanguage(code) ?? english
}
