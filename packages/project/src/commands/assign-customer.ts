import type { Command } from '../command.ts'
import type { Customer } from '../document.ts'
import { done } from '../result.ts'

/** Null takes the customer away. The status follows on save, by the table of statuses. */
export const assignCustomer: Command<{ readonly customer: Customer | null }> = {
  label: 'Assign customer',
  run(document, { customer }) {
    return done({ ...document, header: { ...document.header, customer } })
  },
}
