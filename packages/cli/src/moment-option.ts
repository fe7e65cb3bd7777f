import type { Options } from './command.ts'

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** What is wrong with a date or moment that was typed; null when it may be sent. */
export function momentFault(name: 'at' | 'previous-until', options: Options): string | null {
  const text = options[name]
  if (text === undefined) return null
  const isWritten = day.test(text) || moment.test(text)
  // February has no 30th: Node counts on to March.
  const isThere =
    isWritten && new Date(`${text.slice(0, 10)}T00:00Z`).toISOString().startsWith(text.slice(0, 10))
  if (isThere && !Number.isNaN(Date.parse(text))) return null
  return `--${name} ${text} is no date. Write a day as 2027-01-01, or a moment as 2027-01-01T08:00:00+01:00`
}
