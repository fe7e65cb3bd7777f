import type { Database } from '../database/databases.ts'
import { type Desk, defineCommand, type Outcome, refused, said } from './command.ts'
import { type BrandDesk, onBrand } from './on-brand.ts'

export const hostSays = 'a host name without scheme and port, in small letters, as kitchens.example.com'
/** Letters, digits and dashes between points; an address in numbers passes too, for a first try. */
export const hostFormat =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

export const addHost = defineCommand({
  name: 'host add',
  takes: ['brand', 'host'],
  says: 'Lets a brand answer to one more host name.',
  options: {},
  run: (desk, [code, host = '']) =>
    onHosts(desk, code, async ({ database, tenant, note }) => {
      const problem = await hostProblem(database, tenant, host)
      if (problem) return refused(problem)
      const added = await putHost(database, tenant, host)
      if (!added) return said(`${code} answers to ${host} already`)
      await note('host.added', host, {})
      return said(`${code} answers to ${host} now`)
    }),
})

export const removeHost = defineCommand({
  name: 'host remove',
  takes: ['brand', 'host'],
  says: 'Ends that; whoever opens that name is told that no brand answers to it.',
  options: {},
  run: (desk, [code, host = '']) =>
    onHosts(desk, code, async ({ database, tenant, note }) => {
      const { numDeletedRows } = await database
        .deleteFrom('tenant_host')
        .where('host', '=', host)
        .where('tenant', '=', tenant)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return refused(`${code} does not answer to ${host}`)
      await note('host.removed', host, {})
      return said(`${code} does not answer to ${host} any more`)
    }),
})

export const listHosts = defineCommand({
  name: 'host list',
  takes: ['brand'],
  says: 'The host names a brand answers to.',
  options: {},
  run: (desk, [code]) =>
    onHosts(desk, code, async ({ database, tenant }) => {
      const hosts = await hostsOf(database, tenant)
      return said(...(hosts.length > 0 ? hosts : [`None yet: arredo host add ${code} <host>`]))
    }),
})

/** Host names are in the main database and the audit is with the brand: the later is kept only when the first is. */
function onHosts(desk: Desk, code: string | undefined, work: (desk: BrandDesk) => Promise<Outcome>) {
  return onBrand(desk, code, (brand) =>
    desk.databases.changeTenants((database) => work({ ...brand, database })),
  )
}

/** Why a brand cannot have a host name; null when it can. */
export async function hostProblem(database: Database, tenant: number, host: string): Promise<string | null> {
  if (!hostFormat.test(host)) return `${host}: must be ${hostSays}`
  const taken = await database
    .selectFrom('tenant_host')
    .innerJoin('tenant', 'tenant.number', 'tenant_host.tenant')
    .where('host', '=', host)
    .where('tenant', '!=', tenant)
    .select('code')
    .executeTakeFirst()
  return taken ? `${host} belongs to ${taken.code}. First: arredo host remove ${taken.code} ${host}` : null
}

/** False when it was there. */
export async function putHost(database: Database, tenant: number, host: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('tenant_host')
    .values({ host, tenant })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function hostsOf(database: Database, tenant: number): Promise<readonly string[]> {
  const hosts = await database
    .selectFrom('tenant_host')
    .where('tenant', '=', tenant)
    .select('host')
    .orderBy('host')
    .execute()
  return hosts.map(({ host }) => host)
}
