import type { CustomerDetails } from '@arredo/contract'

/** Their names alone, for the audit: what was in them belongs to the customer. */
export function changedFields(was: CustomerDetails, is: CustomerDetails): readonly string[] {
  return (Object.keys(is) as (keyof CustomerDetails)[]).filter((field) => was[field] !== is[field])
}
