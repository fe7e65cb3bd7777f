import type { PricingTerms, Profile } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { projectsInReach } from '../projects/visible-projects.ts'

export type KeptTerms = Partial<PricingTerms & { readonly priceIncrease: number }>

/** The terms a stored project keeps, to be selected beside whatever else is asked of it; of a broken one what is whole. */
export const keptTerms = sql<KeptTerms>`jsonb_strip_nulls(jsonb_build_object(
  'priceList', case jsonb_typeof(document #> '{header,priceList}')
    when 'string' then document #> '{header,priceList}' end,
  'priceDate', case when document #>> '{header,priceDate}' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    then document #> '{header,priceDate}' end,
  'priceIncrease', case jsonb_typeof(document #> '{header,priceIncrease}')
    when 'number' then document #> '{header,priceIncrease}' end,
  'packs', case jsonb_typeof(packs) when 'object' then packs end))`

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
