import { isoDate } from '@arredo/measures'

/** D-65, A-167: an integer of eight digits among what the order system attached; an empty text for anything else. */
export function customerDateOf(customerFields: Readonly<Record<string, unknown>>): string {
  const group = customerFields.INSIGHT
  const written = isGroup(group) ? group.CUSTOMERDATE : undefined
  return typeof written === 'number' || typeof written === 'string' ? isoDate(String(written)) : ''
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
