import type { Text } from '@arredo/catalogue'
import { useCallback } from 'react'
import { useLanguage } from '../../words/use-language.ts'

/** A catalogue's own text in the language shown, or in English where the catalogue has no other. */
export function usePackText(): (text: Text) => string {
  const { code } = useLanguage()
  return useCallback((text) => text[code] ?? text[code.split('-')[0] ?? ''] ?? text.en, [code])
}
