import { CustomerDetails } from '@arredo/contract'
import { customerKeys, customerWords } from '@arredo/server'
import type pg from 'pg'
import { seedId } from './seed-ids.ts'
import type { TenantSeed } from './tenant-seeds.ts'

/** A few of every demo brand's file; one that is there, or was removed, stays as it is. */
export async function seedCustomers(
  client: pg.ClientBase,
  { number, code: tenant, brand, customers }: TenantSeed,
): Promise<void> {
  const consent = brand.customerConsent && {
    ...{ at: '2026-01-01T09:00:00.000Z', by: 'seed', text: brand.customerConsent.text.en },
  }
  for (const [index, { shop, details: given }] of customers.entries()) {
    const code = `C${1001 + index}`
    const details = CustomerDetails.parse(given)
    const { name_key, email_key, place_key } = customerKeys(details)
    const added = await client.query(
      `insert into customer (tenant, code, key, shop, revision, details, consent, name_key, email_key, place_key,
         created_at, created_by, changed_at, changed_by, used_at)
       values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, now(), 'seed', now(), 'seed', now()) on conflict do nothing`,
      [
        ...[number, code, seedId(`${tenant} customer ${code}`), shop, JSON.stringify(details)],
        ...[consent ? JSON.stringify(consent) : null, name_key, email_key, place_key],
      ],
    )
    if (added.rowCount === 0) continue
    for (const word of customerWords(code, details)) {
      await client.query('insert into customer_word (tenant, shop, word, customer) values ($1, $2, $3, $4)', [
        ...[number, shop, word, code],
      ])
    }
  }
  await client.query(
    `insert into customer_counter (tenant, last) values ($1, $2)
     on conflict (tenant) do update set last = greatest(customer_counter.last, excluded.last)`,
    [number, customers.length],
  )
}
