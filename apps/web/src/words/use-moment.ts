import { useCallback } from 'react'
import { useLanguage } from './use-language.ts'

/** An instant (UTC, ISO) as this person writes date and time, where they are. */
export function useMoment(): (instant: string) => string {
  const { locale } = useLanguage()
  return useCallback(
    (instant) => {
      const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
      return format.format(new Date(instant))
    },
    [locale],
  )
}
