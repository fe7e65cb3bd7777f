import type { ProjectDocument } from '@arredo/project'

/** Company and person as one line; empty where nobody is named. */
export function customerName({ header: { customer } }: ProjectDocument): string {
  const person = customer ? `${customer.firstName} ${customer.lastName}`.trim() : ''
  return [customer?.company ?? '', person].filter(Boolean).join(', ')
}
