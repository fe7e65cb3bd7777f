import type { PricingTerms, Profile } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { projectsInReach } from '../projects/visible-projects.ts'

export type KeptTerms = Partial<PricingTerms & { readonly priceIncrease: number }>

/** The terms a stored project keeps, to be selected beside whatever else is asked of it. */
export const keptTerms = sql<KeptTerms>`jsonb_strip_nulls(jsonb_build_object(
  'priceList', document #> '{header,priceList}', 'priceDate', document #> '{header,priceDate}',
  'priceIncrease', document #> '{header,priceIncrease}', 'packs', packs))`

/** Those of a project by its number, in the bin too; of one that is not there, or not for the caller to see, none. */
export async function termsOfStored(
  database: Database,
  tenant: number,
  profile: Profile,
  number: number | null | undefined,
): Promise<KeptTerms> {
  if (number === null || number === undefined) return {}
  const stored = await projectsInReach(database, tenant, profile)
    .where('number', '=', number)
    .select(keptTerms.as('terms'))
    .executeTakeFirst()
  return stored?.terms ?? {}
}
