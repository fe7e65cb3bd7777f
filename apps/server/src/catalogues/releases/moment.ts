import { dateIn } from '../../offers/calendar.ts'

/** An instant, or the first one of a calendar date where the brand is. */
export function momentOf(text: string, timeZone: string): Date {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return new Date(text)
  // Nowhere is it more than 14 hours earlier or later; the zones' offsets are quarters of an hour.
  const quarter = 15 * 60 * 1000
  let instant = new Date(text).getTime() - 56 * quarter
  while (dateIn(timeZone, new Date(instant)) < text) instant += quarter
  return new Date(instant)
}
