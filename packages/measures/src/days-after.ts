import { isoDate } from './format-date.ts'

/** A calendar date so many days later, '' of what is no date; no zone takes part, so that no hour can be lost. */
export function daysAfter(date: string, days: number): string {
  const iso = isoDate(date)
  if (iso === '') return ''
  const noon = new Date(`${iso}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}
