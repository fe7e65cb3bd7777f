/** Days between 1 January 1970 and the day a spreadsheet counts from. */
const start = 25_569
/** Workbooks from old Macintoshes count from 1904; so many days are missing in their numbers. */
export const daysBefore1904 = 1_462
/** Before 1 March 1900 spreadsheets disagree about the calendar. */
const firstSure = 61
const lastSure = 2_958_465

const millisecondsOfDay = 86_400_000

/** "2026-01-31" as the number a spreadsheet shows as a date; undefined when it is no day after 1900. */
export function toSerial(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const time = Date.parse(`${date}T00:00:00Z`)
  const serial = time / millisecondsOfDay + start
  return Number.isNaN(time) || serial < firstSure || fromSerial(serial) !== date ? undefined : serial
}

/** Undefined when the number stands for no day. The time of the day is left out. */
export function fromSerial(serial: number): string | undefined {
  const days = Math.floor(serial)
  if (!(days >= firstSure && days <= lastSure)) return undefined
  const time = (days - start) * millisecondsOfDay
  return new Date(time).toISOString().slice(0, 10)
}
