import type { Database } from '../../database/databases.ts'
import { defineCommand, said } from '../command.ts'
import { hostsOf } from '../hosts.ts'

export const listBrands = defineCommand({
  name: 'brand list',
  takes: [],
  says: 'Every brand: its version, where it answers, how many shops and users it has, what it sells.',
  options: {},
  async run({ databases }) {
    const brands = await databases.withoutTenant((database) =>
      database.selectFrom('tenant').select(['number', 'cell', 'code']).orderBy('number').execute(),
    )
    if (brands.length === 0) return said('None yet: arredo brand new <brand> --name <name> --host <host>')
    const lines: string[] = []
    for (const brand of brands) {
      const line = await databases.readWithTenant(brand, (database) => describe(database, brand.number))
      lines.push(`${brand.code}  ${line}`)
    }
    return said(...lines)
  },
})

async function describe(database: Database, tenant: number): Promise<string> {
  const hosts = await hostsOf(database, tenant)
  const count = (table: 'shop' | 'person') =>
    database
      .selectFrom(table)
      .where('tenant', '=', tenant)
      .select((query) => query.fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow()
  const published = await database
    .selectFrom('brand')
    .where('tenant', '=', tenant)
    .where('state', '=', 'published')
    .select('version')
    .executeTakeFirst()
  const sold = await database
    .selectFrom('release')
    .where('tenant', '=', tenant)
    .select('code')
    .distinct()
    .execute()
  const [{ rows: shops }, { rows: people }] = [await count('shop'), await count('person')]
  return [
    published ? `version ${published.version}` : 'not published',
    hosts.length > 0 ? hosts.join(' ') : 'no host',
    `shops ${shops}`,
    `users ${people}`,
    sold.length > 0 ? `catalogues ${sold.map(({ code }) => code).join(' ')}` : 'no catalogue',
  ].join(', ')
}
