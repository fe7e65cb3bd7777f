import { formatHour } from '@arredo/measures'
import { useCallback } from 'react'
import { useLanguage } from './use-language.ts'

/** A time of day as this person writes it; half past nineteen is 19.5. */
export function useHour(): (hour: number) => string {
  const { locale } = useLanguage()
  return useCallback((hour) => formatHour(hour, locale), [locale])
}
