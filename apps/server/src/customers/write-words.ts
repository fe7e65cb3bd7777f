import type { CustomerDetails } from '@arredo/contract'
import type { Database } from '../database/databases.ts'
import { customerWords } from './customer-keys.ts'

type Named = { readonly code: string; readonly shop: string }

/** In the transaction that changes the customer; null for one that is not to be found any more. */
export async function writeWords(
  database: Database,
  tenant: number,
  { code, shop }: Named,
  details: CustomerDetails | null,
): Promise<void> {
  await database
    .deleteFrom('customer_word')
    .where('tenant', '=', tenant)
    .where('customer', '=', code)
    .execute()
  const words = details ? customerWords(code, details) : []
  if (words.length === 0) return

  await database
    .insertInto('customer_word')
    .values(words.map((word) => ({ tenant, shop, word, customer: code })))
    .execute()
}
