import type { Command } from '../command.ts'
import type { Customer } from '../customer.ts'
import { done } from '../result.ts'

/**
 * Null takes the customer away. The status follows on save, by the table of statuses. An order's address is somebody
 * else's when the customer is.
 */
export const assignCustomer: Command<{ readonly customer: Customer | null }> = {
  label: 'Assign customer',
  run(document, { customer }) {
    const { orderAddress = null, ...header } = document.header
    const keepsAddress = orderAddress !== null && isSamePerson(header.customer, customer)
    return done({ ...document, header: { ...header, customer, ...(keepsAddress && { orderAddress }) } })
  },
}

function isSamePerson(one: Customer | null, two: Customer | null): boolean {
  if (!one || !two) return false
  if (one.code && two.code) return one.code === two.code
  return one.email !== '' && one.email.toLowerCase() === two.email.toLowerCase()
}
