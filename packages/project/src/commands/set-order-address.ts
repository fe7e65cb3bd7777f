import type { Command } from '../command.ts'
import type { Address } from '../customer.ts'
import { done, refuse } from '../result.ts'

/** Null: the order goes to the customer's own address. */
export const setOrderAddress: Command<{ readonly address: Address | null }> = {
  label: 'Change order address',
  run(document, { address }) {
    const { orderAddress: _, ...header } = document.header
    if (address === null) return done({ ...document, header })
    // On the wire it would be taken for the customer's.
    if (!header.customer) return refuse('Assign a customer first')

    return done({ ...document, header: { ...header, orderAddress: address } })
  },
}
