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

/** Making one takes longer than all else a save does with its date; there are few zones. */
const formats = new Map<string, Intl.DateTimeFormat>()
