import { hashPassword } from '@arredo/server'
import type pg from 'pg'
import { seedCustomers } from './seed-customers.ts'
import { seedId } from './seed-ids.ts'
import type { PersonSeed, TenantSeed } from './tenant-seeds.ts'

/** Writes a tenant as the owner of the tables; what is there already stays as it is. */
export async function seedTenant(client: pg.ClientBase, seed: TenantSeed): Promise<void> {
  const { number, code, hosts, brand, shops, people } = seed
  await client.query('insert into tenant (number, code) values ($1, $2) on conflict do nothing', [
    number,
    code,
  ])
  // Row-level security holds for the owner too.
  await client.query("select set_config('app.tenant', $1, false)", [String(number)])
  for (const host of hosts) {
    await client.query('insert into tenant_host (host, tenant) values ($1, $2) on conflict do nothing', [
      host,
      number,
    ])
  }
  await client.query(
    `insert into brand (tenant, version, state, record, created_by, published_at)
     values ($1, 1, 'published', $2, 'seed', now()) on conflict do nothing`,
    [number, JSON.stringify(brand)],
  )
  for (const shop of shops) {
    await client.query(
      `insert into shop (tenant, code, name, country, currency, price_list, city)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [number, shop.code, shop.name, shop.country, shop.currency, shop.priceList, shop.city],
    )
  }
  for (const person of people) await seedPerson(client, seed, person)
  await seedCustomers(client, seed)
}

async function seedPerson(client: pg.ClientBase, { number, code }: TenantSeed, person: PersonSeed) {
  const id = seedId(`${code} ${person.account} ${person.username}`)
  await client.query('insert into account (tenant, code, name) values ($1, $2, $2) on conflict do nothing', [
    number,
    person.account,
  ])
  const added = await client.query(
    `insert into person (tenant, id, account, username, password_hash, display_name, kind, is_admin, modules,
       seller_type, consents, toured_at, email)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '{t,t,t,t}', case when not $11::boolean then now() end, $12) on conflict do nothing`,
    [
      ...[number, id, person.account, person.username, await rememberedHash(person.password)],
      ...[person.displayName, person.kind, person.isAdmin, person.modules, person.sellerType],
      ...[person.isNew ?? false, person.email ?? null],
    ],
  )
  if (added.rowCount === 0) return
  for (const [position, shop] of person.shops.entries()) {
    await client.query('insert into person_shop (tenant, person, shop, position) values ($1, $2, $3, $4)', [
      ...[number, id, shop, position],
    ])
  }
}

/** Hashing is slow on purpose; the seeds share one password. */
function rememberedHash(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

const hashes = new Map<string, Promise<string>>()
