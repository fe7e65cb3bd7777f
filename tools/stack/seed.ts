import { fileURLToPath } from 'node:url'
import type { Pack, TradeTerms } from '@arredo/catalogue'
import { compileCatalogueFolder } from '@arredo/cli'
import type { BrandRecord } from '@arredo/contract'
import pg from 'pg'
import { seedTenant } from './seed-tenant.ts'
import { tenantSeeds } from './tenant-seeds.ts'

const kitchen = fileURLToPath(new URL('../../catalogues/kitchen', import.meta.url))

/** Both demo tenants, each selling the kitchen catalogue; may run again on a database that has them. */
export async function seed(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const pack = await compileKitchen()
    for (const tenant of tenantSeeds) {
      await seedTenant(client, tenant)
      await publish(client, tenant.number, pack)
    }
  } finally {
    await client.end()
  }
}

export type NewTenant = {
  readonly number: number
  readonly host: string
  /** What differs from the brand it is like. */
  readonly brand?: Partial<BrandRecord>
}

/** One more tenant like one of the seeds, under a number and host of its own; stories use one each. */
export async function addTenant(ownerUrl: string, like: string, tenant: NewTenant): Promise<void> {
  const model = tenantSeeds.find(({ code }) => code === like)
  if (!model) throw new Error(`No seed is called ${like}`)

  const { number, host } = tenant
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const brand = { ...model.brand, ...tenant.brand }
    await seedTenant(client, { ...model, number, code: `${like}-${number}`, hosts: [host], brand })
    await publish(client, number, await compileKitchen())
  } finally {
    await client.end()
  }
}

type Kitchen = { readonly pack: Pack; readonly tradeTerms: readonly TradeTerms[]; readonly hash: string }

async function compileKitchen(): Promise<Kitchen> {
  const compiled = await compileCatalogueFolder(kitchen)
  if (compiled.ok) return compiled
  const mistakes = compiled.findings.map(({ file, line, message }) => `${file}:${line} ${message}`)
  throw new Error(`The kitchen catalogue has mistakes:\n${mistakes.join('\n')}`)
}

async function publish(
  client: pg.ClientBase,
  tenant: number,
  { pack, tradeTerms, hash }: Kitchen,
): Promise<void> {
  await client.query(
    `insert into pack (tenant, hash, code, version, name, article_count, artefact, trade, published_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'seed') on conflict do nothing`,
    [
      ...[tenant, hash, pack.code, pack.version, JSON.stringify(pack.name)],
      ...[pack.articles.length, JSON.stringify(pack), JSON.stringify(tradeTerms)],
    ],
  )
}
