import { writeAudit } from '../audit/write-audit.ts'
import type { Database, TenantKey } from '../database/databases.ts'
import { type Desk, type Outcome, refused } from './command.ts'

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

/** One transaction that sees the rows of one brand; a brand nobody knows is refused with the list of all. */
export async function onBrand(
  { databases }: Pick<Desk, 'databases'>,
  code: string | undefined,
  work: (desk: BrandDesk) => Promise<Outcome>,
): Promise<Outcome> {
  const brands = await databases.withoutTenant((database) =>
    database.selectFrom('tenant').select(['number', 'cell', 'code']).orderBy('number').execute(),
  )
  const found = brands.find((brand) => brand.code === code)
  if (found) return databases.withTenant(found, (database) => work(brandDesk(database, found)))
  if (brands.length === 0)
    return refused('There is no brand yet. First: arredo brand new <brand> --name <name>')
  return refused(`No brand ${code}. There is: ${brands.map((brand) => brand.code).join(', ')}`)
}

export function brandDesk(database: Database, { number }: TenantKey): BrandDesk {
  return {
    database,
    tenant: number,
    note: (action, subject, details) => writeAudit(database, number, 'operator', action, subject, details),
  }
}
