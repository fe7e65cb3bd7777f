import { randomUUID } from 'node:crypto'
import { type Answer, CustomerDetails, type CustomerRecord } from '@arredo/contract'
import type { Caller } from '../auth/caller.ts'
import { answer, type CallContext } from '../channel/handler.ts'
import { createCustomer } from '../customers/create-customer.ts'
import { recordColumns, recordOf } from '../customers/customer-row.ts'
import { visibleCustomers } from '../customers/visible-customers.ts'
import type { Database } from '../database/databases.ts'

type Lead = Readonly<Record<'name' | 'email' | 'phone' | 'message' | 'language', string>>
type Taking = CallContext & { readonly database: Database; readonly caller: Caller }

/** The sender in the shop's file of customers: whoever has this e-mail address there, or somebody new. */
export async function customerOfLead(taking: Taking, lead: Lead): Promise<Answer<CustomerRecord>> {
  const { name, email, phone: mobile, message: notes, language } = lead
  // The last word is the family's name, as far as one can tell.
  const words = name.split(/\s+/)
  const lastName = (words.pop() ?? '').slice(0, 100)
  const firstName = words.join(' ').slice(0, 100)
  const details = CustomerDetails.parse({ firstName, lastName, email, mobile, notes })
  const created = await createCustomer.run(taking, { key: randomUUID(), details, consent: { language } })
  if (!created.ok) return created
  if (!('value' in created)) throw new Error('A customer is answered with')

  const { customer, alike } = created.value
  if (customer) return answer(customer)
  const known = await visibleCustomers(taking.database, taking.site.tenant.number, taking.caller.profile)
    .where('code', '=', alike[0]?.code ?? '')
    .select(recordColumns)
    .executeTakeFirstOrThrow()
  return answer(recordOf(known))
}
