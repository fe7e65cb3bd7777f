import type { BrandRecord } from '@arredo/contract'
import pg from 'pg'
import { type SeedPlace, seedCatalogues } from './seed-catalogues.ts'
import { seedTenant } from './seed-tenant.ts'
import { type TenantSeed, tenantSeeds } from './tenant-seeds.ts'

/** Both demo tenants, each selling our catalogues; may run again on a database that has them. */
export async function seed(place: SeedPlace): Promise<void> {
  await seedAll(place, tenantSeeds)
}

export type NewTenant = {
  readonly number: number
  readonly host: string
  /** What differs from the brand it is like. */
  readonly brand?: Partial<BrandRecord>
}

/** One more tenant like one of the seeds, under a number and host of its own; stories use one each. */
export async function addTenant(place: SeedPlace, like: string, tenant: NewTenant): Promise<void> {
  const model = tenantSeeds.find(({ code }) => code === like)
  if (!model) throw new Error(`No seed is called ${like}`)

  const { number, host } = tenant
  const brand = { ...model.brand, ...tenant.brand }
  await seedAll(place, [{ ...model, number, code: `${like}-${number}`, hosts: [host], brand }])
}

async function seedAll(place: SeedPlace, tenants: readonly TenantSeed[]): Promise<void> {
  const client = new pg.Client({ connectionString: place.ownerUrl })
  await client.connect()
  try {
    for (const tenant of tenants) await seedTenant(client, tenant)
  } finally {
    await client.end()
  }
  await seedCatalogues(place, tenants)
}
