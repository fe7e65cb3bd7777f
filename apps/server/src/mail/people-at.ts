import type { Database } from '../database/databases.ts'
import type { Site } from '../tenants/site.ts'

/** One person in several accounts; nobody needs more. */
const most = 5

/** Who can log in and reads mails at an address; a customer's user name is one. */
export function peopleAt(database: Database, { tenant, brand }: Site, email: string) {
  return database
    .selectFrom('person')
    .where('tenant', '=', tenant.number)
    .where('locked_at', 'is', null)
    .where((where) =>
      where.or([
        where('email', '=', email),
        where.and([
          where('email', 'is', null),
          where('kind', '=', 'customer'),
          where('username', '=', email),
        ]),
      ]),
    )
    .$if(!brand.isCustomerLogin, (query) => query.where('kind', '!=', 'customer'))
    .select(['id', 'account', 'username', 'display_name', 'kind', 'language'])
    .orderBy('account')
    .orderBy('username')
    .limit(most)
    .execute()
}
