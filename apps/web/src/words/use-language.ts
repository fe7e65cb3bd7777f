import { findLanguage, type Language } from '@arredo/words'
import { useTranslation } from 'react-i18next'

const english: Language = { code: 'en', name: 'English', direction: 'ltr', locale: 'en-GB', isPseudo: false }

/** The language shown now, with its direction and the locale for numbers. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return findLanguage(i18n.language) ?? english
}
