import { BrandRecord } from '@arredo/contract'
import { isEmail } from '@arredo/measures'
import { findLanguage, languages } from '@arredo/words'
import { isOrigin } from '../origins.ts'

export type ChangedRecord =
  | { readonly ok: true; readonly record: BrandRecord }
  | { readonly ok: false; readonly message: string }

type Plain = Readonly<Record<string, unknown>>

/** A record with `palette.primary=#1a6cff` and the like put in, one after the other. */
export function changeRecord(record: Plain, pairs: readonly string[]): ChangedRecord {
  let changed = record
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) return { ok: false, message: `${pair}: must be key=value, as palette.primary=#1a6cff` }
    const next = put(changed, pair.slice(0, at).split('.'), pair.slice(at + 1))
    if (!next.ok) return next
    changed = next.record
  }
  return checkRecord(changed)
}

/** Every mistake with the key it stands under; a key nobody reads is one too. */
export function checkRecord(record: unknown): ChangedRecord {
  const read = BrandRecord.safeParse(record)
  if (!read.success) {
    const mistakes = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return { ok: false, message: mistakes.join('\n') }
  }
  const mistakes = [...unknownKeys(record, read.data, []), ...problems(read.data)]
  return mistakes.length > 0 ? { ok: false, message: mistakes.join('\n') } : { ok: true, record: read.data }
}

/** A value is whatever the record takes there: JSON, plain words, or words with commas between. */
function put(record: Plain, path: readonly string[], written: string): ChangedRecord {
  const candidates = [...json(written), written, written.split(',').filter((part) => part !== '')]
  const tried = candidates.map((value) => BrandRecord.safeParse(withValue(record, path, value)))
  const fitting = tried.find(({ success }) => success)
  if (!fitting?.data) {
    const about = path.join('.')
    const issue = tried[0]?.error?.issues.find(({ path: at }) => at.join('.').startsWith(about))
    return { ok: false, message: `${about}=${written}: ${issue?.message ?? 'does not fit there'}` }
  }
  const isKnown = path.reduce<unknown>((value, key) => (value as Plain | undefined)?.[key], fitting.data)
  if (isKnown === undefined) return { ok: false, message: `${path.join('.')} means nothing in a brand` }
  return { ok: true, record: fitting.data }
}

function json(written: string): readonly unknown[] {
  try {
    return [JSON.parse(written)]
  } catch {
    return []
  }
}

function withValue(record: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const plain = typeof record === 'object' && record !== null && !Array.isArray(record) ? record : {}
  const inner = rest.length > 0 ? withValue((plain as Plain)[key], rest, value) : value
  return { ...plain, [key]: inner }
}

function unknownKeys(given: unknown, kept: unknown, path: readonly string[]): readonly string[] {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) return []
  return Object.entries(given).flatMap(([key, value]) => {
    const at = [...path, key]
    if (!Object.hasOwn(kept, key)) return [`${at.join('.')} means nothing in a brand`]
    return unknownKeys(value, (kept as Plain)[key], at)
  })
}

/** What the shape of a record cannot say. */
function problems(record: BrandRecord): readonly string[] {
  const known = languages.filter(({ isPseudo }) => !isPseudo).map(({ code }) => code)
  const { fallback } = record.detectBrowserLanguage
  return [
    ...(record.name.trim() === '' ? ['name: a brand has one'] : []),
    ...(record.languages.length === 0 ? [`languages: at least one of ${known.join(', ')}`] : []),
    ...record.languages
      .filter((code) => !findLanguage(code))
      .map((code) => `languages: there are no words for ${code}, only for ${known.join(', ')}`),
    ...(record.languages.includes(fallback)
      ? []
      : [`detectBrowserLanguage.fallback: ${fallback} is not one of the brand's languages`]),
    ...record.hostOrigins
      .filter((origin) => !isOrigin(origin))
      .map((origin) => `hostOrigins: ${origin} must be scheme, host and port alone`),
    ...(record.mailSender !== undefined && !isEmail(record.mailSender)
      ? [`mailSender: ${record.mailSender} is no e-mail address`]
      : []),
    ...(record.letterhead && !isTimeZone(record.letterhead.timeZone)
      ? [`letterhead.timeZone: ${record.letterhead.timeZone} is none, as Europe/Rome is one`]
      : []),
  ]
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
