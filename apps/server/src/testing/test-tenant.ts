import { randomUUID } from 'node:crypto'
import { demoBrand } from '@arredo/brands'
import type { BrandRecord } from '@arredo/contract'
import pg from 'pg'
import { hashPassword } from '../auth/password.ts'

export type TestTenant = {
  readonly number: number
  readonly host: string
  readonly password: string
}

/** Made in one go: two shops A and B; sellers `anna` (A, B), `bruno` (B), admin `ada` (A), customer `carla` (A). */
export async function addTenant(
  ownerUrl: string,
  number: number,
  brand: Partial<BrandRecord> = {},
): Promise<TestTenant> {
  const password = 'right horse'
  passwordHash ??= hashPassword(password)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const host = `tenant${number}.localhost`
    await client.query('begin')
    await client.query('insert into tenant (number, code) values ($1, $2)', [number, `tenant${number}`])
    await client.query('insert into tenant_host (host, tenant) values ($1, $2)', [host, number])
    await client.query("select set_config('app.tenant', $1, true)", [String(number)])
    await client.query(
      `insert into brand (tenant, version, state, record, created_by) values ($1, 1, 'published', $2, 'test')`,
      [number, JSON.stringify({ ...demoBrand, name: `Tenant ${number}`, ...brand })],
    )
    await client.query(
      `insert into shop (tenant, code, name, country, currency, price_list)
       select $1, code, 'Shop ' || code, 'IT', 'EUR', 'EUR2026' from unnest('{A,B}'::text[]) code`,
      [number],
    )
    await client.query(`insert into account (tenant, code, name) values ($1, 'acme', 'Acme')`, [number])
    for (const [username, kind, isAdmin, shops] of people) {
      const id = randomUUID()
      await client.query(
        `insert into person (tenant, id, account, username, password_hash, display_name, kind, is_admin, modules, seller_type)
         values ($1, $2, 'acme', $3, $4, initcap($3), $5, $6, '{render,JOB}', 6)`,
        [number, id, username, await passwordHash, kind, isAdmin],
      )
      await client.query(
        `insert into person_shop (tenant, person, shop, position)
         select $1, $2, shop, position from unnest($3::text[]) with ordinality as own (shop, position)`,
        [number, id, shops],
      )
    }
    await markToured(client)
    await client.query('commit')
    return { number, host, password }
  } finally {
    await client.end()
  }
}

const people = [
  ['anna', 'pro', false, ['A', 'B']],
  ['bruno', 'pro', false, ['B']],
  ['ada', 'pro', true, ['A']],
  ['carla', 'customer', false, ['A']],
] as const

let passwordHash: Promise<string> | undefined

/** Old migrations are tested with people, too, and know no tour. */
async function markToured(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from information_schema.columns where table_name = 'person' and column_name = 'toured_at'`,
  )
  if (rowCount) await client.query('update person set toured_at = now()')
}
