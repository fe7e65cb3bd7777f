import { type CustomerListing, mayKeepCustomers, type Profile } from '@arredo/contract'
import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { consentGiven } from './consent-given.ts'
import { customerKeys } from './customer-keys.ts'
import { listedColumns, listingOf, recordColumns, recordOf } from './customer-row.ts'
import { visibleCustomers } from './visible-customers.ts'
import { writeWords } from './write-words.ts'

const mostAlike = 5

export const createCustomer: Handler<'customers/create'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { key, details, consent, isSomebodyElse = false }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { profile } = caller
    if (!profile.shop || !mayKeepCustomers(profile)) return fail('forbidden', 'Not allowed for this user')
    if (site.brand.customerConsent?.required && !consent) {
      return fail('invalid', 'Without their consent this customer cannot be kept')
    }

    const tenant = site.tenant.number
    // Whoever comes second waits here, and then finds who was created meanwhile.
    const code = `C${1000 + (await nextCount(database, tenant))}`
    const known = await visibleCustomers(database, tenant, profile)
      .where('key', '=', key)
      .select(recordColumns)
      .executeTakeFirst()
    if (known) return answer({ customer: recordOf(known), alike: [] })

    const keys = customerKeys(details)
    const alike = isSomebodyElse ? [] : await findAlike(database, tenant, profile, keys)
    if (alike.length > 0) return answer({ customer: null, alike })

    const by = profile.displayName
    const shop = profile.shop.code
    const created = await database
      .insertInto('customer')
      .values({
        ...{ tenant, code, key, shop, revision: 1, details: JSON.stringify(details), ...keys },
        consent: consentGiven(site.brand, consent, { now, by }) ?? null,
        ...{ created_at: now, created_by: by, changed_at: now, changed_by: by, used_at: now },
      })
      .returning(recordColumns)
      .executeTakeFirstOrThrow()
    await writeWords(database, tenant, { code, shop }, details)
    // Never who it is: the audit stays, and people may want to be forgotten.
    await writeAudit(database, tenant, caller, 'create', `customer ${code}`, { shop })
    return answer({ customer: recordOf(created), alike: [] })
  },
}

async function nextCount(database: Database, tenant: number): Promise<number> {
  const { last } = await database
    .insertInto('customer_counter')
    .values({ tenant, last: 1 })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ last: sql`customer_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Among those whom the caller may see: that somebody is another shop's customer is that shop's business. */
async function findAlike(
  database: Database,
  tenant: number,
  profile: Profile,
  { email_key, place_key }: ReturnType<typeof customerKeys>,
): Promise<CustomerListing[]> {
  const rows = await visibleCustomers(database, tenant, profile)
    .where('removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('email_key', '=', email_key ?? ''), eb('place_key', '=', place_key ?? '')]))
    .orderBy('used_at', 'desc')
    .select(listedColumns)
    .limit(mostAlike)
    .execute()
  return rows.map(listingOf)
}
