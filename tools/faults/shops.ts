import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { addTenant } from '../stack/seed.ts'
import type { TenantSeed } from '../stack/tenant-seeds.ts'
import { makeOffer, saveProject, untilAnswered } from './offers.ts'

/** A tenant in which somebody has documents made. */
export type Shop = { readonly tenant: number; readonly ask: () => Promise<Asked>; readonly close: () => void }

/** A document that was promised. */
export type Asked = { readonly tenant: number; readonly report: string; readonly id: string }

export type Street = {
  readonly ownerUrl: string
  readonly port: number
  /** The first shop; the others are like it. */
  readonly like: TenantSeed
}

/** In turns; offers are made by a call and a job of their own. */
const reports = ['offer', 'summary', 'offer', 'priceTrace'] as const
const firstNumber = 101

export async function openShops({ ownerUrl, port, like }: Street, count: number): Promise<readonly Shop[]> {
  const shops = [await openShop(like.number, port, like.hosts[0] ?? '', like)]
  for (let number = firstNumber; shops.length < count; number++) {
    const host = `shop-${number}.localhost`
    await addTenant({ ownerUrl, filesFolder: null }, like.code, { number, host })
    shops.push(await openShop(number, port, host, like))
  }
  return shops
}

async function openShop(
  tenant: number,
  port: number,
  host: string,
  { code, people }: TenantSeed,
): Promise<Shop> {
  const [seller] = people
  if (!seller) throw new Error(`${code} has no seller`)
  const client = await logIn(port, host, seller)
  const project = await saveProject(client, 'worker')
  let count = 0
  return {
    tenant,
    async ask() {
      const report = reports[count++ % reports.length] ?? 'offer'
      const key = `worker-${count}`
      const make =
        report === 'offer' ? makeOffer(client, project, key) : makeReport(client, report, project, key)
      return { tenant, report, id: await make }
    },
    close: client.close,
  }
}

async function makeReport(
  client: ChannelClient,
  report: string,
  projectId: number,
  idempotencyKey: string,
): Promise<string> {
  const usual = { answers: {}, language: 'en', isLook: false }
  return (await untilAnswered(client, 'documents/make', { ...usual, report, projectId, idempotencyKey })).id
}
