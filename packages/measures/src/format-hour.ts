import { localeFor } from './locale.ts'

/** A time of day in the reader's writing; half past nineteen is 19.5. */
export function formatHour(hour: number, locale: string): string {
  const moment = new Date(Date.UTC(2000, 0, 1, 0, Math.round(hour * 60)))
  return new Intl.DateTimeFormat(localeFor(locale), {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment)
}
