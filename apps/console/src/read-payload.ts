import type { Field } from './action-table.ts'

export type Payload = Readonly<Record<string, unknown>>
export type Read =
  | { readonly ok: true; readonly payload: Payload }
  | { readonly ok: false; readonly message: string }

/** What a form's values mean; a key that was left empty is not sent at all. */
export function readPayload(fields: readonly Field[], values: (key: string) => string): Read {
  const payload: Record<string, unknown> = {}
  for (const { key, kind } of fields) {
    const value = values(key)
    if (value === '') continue
    if (kind === 'number') payload[key] = Number(value)
    else if (kind === 'flag') payload[key] = value === 'true'
    else if (kind === 'json') {
      try {
        payload[key] = JSON.parse(value)
      } catch {
        return { ok: false, message: `${key} is not valid JSON` }
      }
    } else payload[key] = value
  }
  return { ok: true, payload }
}
