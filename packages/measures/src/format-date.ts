import { localeFor } from './locale.ts'

/**
 * A calendar date in the reader's writing, from ISO text of ten or more characters or from eight digits
 * (yyyymmdd). What is no date gives an empty text.
 */
export function formatDate(value: string | number, locale: string): string {
  const date = readDate(value)
  if (!date) return ''
  const [year, month, day] = date
  const noon = new Date(Date.UTC(year, month - 1, day, 12))
  return new Intl.DateTimeFormat(localeFor(locale), {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(noon)
}

/** The same date as yyyy-mm-dd, or an empty text. */
export function isoDate(value: string | number): string {
  const date = readDate(value)
  if (!date) return ''
  const [year, month, day] = date.map(String)
  return [year?.padStart(4, '0'), month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
}

function readDate(value: string | number): readonly [number, number, number] | null {
  const text = String(value)
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!found) return null

  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])]
  const isReal = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return isReal ? [year, month, day] : null
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
