import { writeAudit } from '../audit/write-audit.ts'
import type { Database, TenantKey } from '../database/databases.ts'
import type { Desk, Outcome } from './command.ts'

export type BrandDesk = {
  readonly database: Database
  readonly tenant: number
  /** In the same transaction as what is done; never a password. */
  readonly note: (
    action: string,
    subject: string,
    details: Readonly<Record<string, unknown>>,
  ) => Promise<void>
}

type Brand = TenantKey & { readonly code: string }

/** A brand nobody knows is refused with the list of all. */
export async function findBrand(
  { databases }: Pick<Desk, 'databases'>,
  code: string | undefined,
): Promise<{ readonly ok: true; readonly tenant: Brand } | { readonly ok: false; readonly message: string }> {
  const brands = await databases.withoutTenant((database) =>
    database.selectFrom('tenant').select(['number', 'cell', 'code']).orderBy('number').execute(),
  )
  const tenant = brands.find((brand) => brand.code === code)
  if (tenant) return { ok: true, tenant }
  const message =
    brands.length === 0
      ? 'There is no brand yet. First: arredo brand new <brand> --name <name>'
      : `No brand ${code}. There is: ${brands.map((brand) => brand.code).join(', ')}`
  return { ok: false, message }
}

/** One transaction that sees the rows of one brand. */
export async function onBrand(
  desk: Pick<Desk, 'databases'>,
  code: string | undefined,
  work: (desk: BrandDesk) => Promise<Outcome>,
): Promise<Outcome> {
  const found = await findBrand(desk, code)
  if (!found.ok) return found
  return desk.databases.withTenant(found.tenant, (database) => work(brandDesk(database, found.tenant)))
}

export function brandDesk(database: Database, { number }: TenantKey): BrandDesk {
  return {
    database,
    tenant: number,
    note: (action, subject, details) => writeAudit(database, number, 'operator', action, subject, details),
  }
}
