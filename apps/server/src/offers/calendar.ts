import type { BrandRecord } from '@arredo/contract'

/** Which day it is where the brand is. */
export function today(brand: BrandRecord, now: Date): string {
  return dateIn(brand.letterhead?.timeZone ?? 'UTC', now)
}

/** The calendar date at an instant in a time zone, yyyy-mm-dd. */
export function dateIn(timeZone: string, instant: Date): string {
  // Sweden writes dates the way ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)
}

/** A calendar date so many days later; no zone takes part, so that no hour can be lost. */
export function daysAfter(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}
