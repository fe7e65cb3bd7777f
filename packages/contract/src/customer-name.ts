import type { Customer } from '@arredo/project'

type Names = Pick<Customer, 'firstName' | 'lastName' | 'company'>

/** Whom a list or a letter names: a company before the person in it. */
export function customerName({ firstName, lastName, company = '' }: Names): string {
  return company || `${firstName} ${lastName}`.trim()
}
