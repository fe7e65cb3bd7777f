import type { CustomerRecord } from '@arredo/contract'
import type { App } from '../app.ts'
import { followCustomer } from './follow-customer.ts'

/** Null where the person changed their mind. */
export async function editCustomer(app: App, record: CustomerRecord | null): Promise<CustomerRecord | null> {
  const asked = await app.dialogs.ask('customerForm', { record })
  if (!asked.ok || !asked.value) return null
  await followCustomer(app, asked.value)
  return asked.value
}
