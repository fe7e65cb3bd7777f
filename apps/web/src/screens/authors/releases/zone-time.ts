/** Calendar date and time of day on the clocks of a time zone. */
export type ZoneTime = { readonly date: string; readonly time: string }

/** What the clocks there show: yyyy-mm-dd and hh:mm. */
export function zoneTimeOf(instant: number, timeZone: string): ZoneTime {
  // Swedish writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [date = '', time = ''] = format.format(instant).split(' ')
  return { date, time }
}

/**
 * The instant at which the clocks there show this; null for what is no date or time. An hour that is left out
 * when summer begins counts as the hour after it.
 */
export function instantAt({ date, time }: ZoneTime, timeZone: string): number | null {
  const wanted = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(wanted)) return null

  const first = wanted - offsetAt(wanted, timeZone)
  return wanted - offsetAt(first, timeZone)
}

/** Days later on the calendar; the days of a zone differ in length, those of a calendar do not. */
export function addDays(date: string, days: number): string {
  const noon = Date.parse(`${date}T12:00Z`)
  return zoneTimeOf(noon + days * 24 * 60 * 60 * 1000, 'UTC').date
}

function offsetAt(instant: number, timeZone: string): number {
  const { date, time } = zoneTimeOf(instant, timeZone)
  const minute = 60_000
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant / minute) * minute
}
