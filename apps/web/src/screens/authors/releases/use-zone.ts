import { useCallback } from 'react'
import { useApp } from '../../../app/app-context.tsx'
import { useLanguage } from '../../../words/use-language.ts'

/** Releases begin where the brand is, whoever looks at them from wherever. */
export function useZone(): string {
  return useApp().config.timeZone ?? 'UTC'
}

/** An instant as this person writes date and time, on the clocks of the brand. */
export function useZoneMoment(): (instant: string | number) => string {
  const timeZone = useZone()
  const { locale } = useLanguage()
  return useCallback(
    (instant) =>
      new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
        new Date(instant),
      ),
    [locale, timeZone],
  )
}

/** A calendar date, yyyy-mm-dd, written as beside a moment. */
export function useDayWords(): (date: string) => string {
  const { locale } = useLanguage()
  return useCallback(
    (date) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' }).format(
        new Date(`${date}T12:00Z`),
      ),
    [locale],
  )
}
