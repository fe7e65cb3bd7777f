import { formatDate } from '@arredo/measures'
import { useCallback } from 'react'
import { useLanguage } from './use-language.ts'

/** A calendar date, yyyy-mm-dd, as this person writes it. */
export function useDate(): (date: string) => string {
  const { locale } = useLanguage()
  return useCallback((date) => formatDate(date, locale), [locale])
}
