import { mainCell } from '../../database/cell-map.ts'
import type { Database } from '../../database/databases.ts'
import { isOutage } from '../../database/is-outage.ts'
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
      const hosts = await databases.withoutTenant((database) => hostsOf(database, brand.number))
      const where = brand.cell === mainCell ? '' : `, cell ${brand.cell}`
      const line = await databases
        .readWithTenant(brand, (database) => describe(database, brand.number, hosts))
        .catch(unlessAway)
      lines.push(`${brand.code}  ${line}${where}`)
    }
    return said(...lines)
  },
})

/** A cell that does not answer hides its own brands alone. */
function unlessAway(error: unknown): string {
  if (!isOutage(error)) throw error
  return 'does not answer now'
}

async function describe(database: Database, tenant: number, hosts: readonly string[]): Promise<string> {
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
