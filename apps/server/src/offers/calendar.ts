import type { BrandRecord } from '@arredo/contract'

/** Which day it is where the brand is. */
export function today(brand: BrandRecord, now: Date): string {
  return dateIn(brand.letterhead?.timeZone ?? 'UTC', now)
}

/** The calendar date at an instant in a time zone, yyyy-mm-dd. */
export function dateIn(timeZone: string, instant: Date): string {
  const known = formats.get(timeZone)
  // Sweden writes dates the way ISO does.
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  if (!known) formats.set(timeZone, format)
  return format.format(instant)
}

/** The first instant of a calendar date in a time zone. */
export function startOfDate(timeZone: string, date: string): Date {
  // Nowhere is it more than 14 hours earlier or later; the zones' offsets are quarters of an hour.
  const quarter = 15 * 60 * 1000
  let instant = new Date(date).getTime() - 56 * quarter
  while (dateIn(timeZone, new Date(instant)) < date) instant += quarter
  return new Date(instant)
}

/** Making one takes longer than all else a save does with its date; there are few zones. */
const formats = new Map<string, Intl.DateTimeFormat>()
