import type { CustomerDetails, CustomerListing } from '@arredo/contract'
import { CustomerRecord } from '@arredo/contract'
import type { App } from '../app.ts'
import { callUntilAnswered } from '../project/call-until-answered.ts'

export type CustomerWish = {
  /** Of this form: sent again, it is the same wish. */
  readonly key: string
  readonly details: CustomerDetails
  /** Null: nobody of the file yet. */
  readonly record: CustomerRecord | null
  /** True: given now; false: taken back; undefined: as it was. */
  readonly consent: boolean | undefined
  readonly isSomebodyElse: boolean
}

export type KeptCustomer =
  | { readonly kind: 'kept'; readonly customer: CustomerRecord }
  /** Nothing was done: these may be the same person. */
  | { readonly kind: 'alike'; readonly customers: readonly CustomerListing[] }
  /** Nothing was done: somebody else changed it to this. */
  | { readonly kind: 'changed'; readonly customer: CustomerRecord }
  | { readonly kind: 'failed'; readonly message: string }

/** Into the shop's file, new or changed. */
export async function keepCustomer(app: App, wish: CustomerWish): Promise<KeptCustomer> {
  const { key, details, record, isSomebodyElse } = wish
  const { language } = app.session.getState()
  const consent = wish.consent === undefined ? {} : { consent: wish.consent ? { language } : null }
  if (!record) {
    const input = { key, details, isSomebodyElse, ...consent }
    const answer = await callUntilAnswered(app, 'customers/create', input)
    if (!answer.ok) return { kind: 'failed', message: answer.message }
    const { customer, alike } = answer.value
    return customer ? { kind: 'kept', customer } : { kind: 'alike', customers: alike }
  }

  const { code, revision } = record
  const answer = await app.ports.call('customers/edit', { code, revision, details, ...consent })
  if (answer.ok) return { kind: 'kept', customer: answer.value }
  const theirs = answer.code === 'conflict' ? CustomerRecord.safeParse(customerIn(answer.details)) : null
  return theirs?.success
    ? { kind: 'changed', customer: theirs.data }
    : { kind: 'failed', message: answer.message }
}

function customerIn(details: unknown): unknown {
  return typeof details === 'object' && details !== null && 'customer' in details ? details.customer : null
}
