import type { Catalogue, TradeTerms } from '@arredo/catalogue'
import { limitsFor, type TermsByCatalogue, termsByCatalogue } from '@arredo/pricing'
import type { ProjectDocument, Result } from '@arredo/project'
import type { Database } from '../database/databases.ts'
import { workOut } from '../prices/work-out.ts'

/** The server's word on what a seller takes off: within the shop's limits, or refused in words. */
export async function withinSellerLimits(
  database: Database,
  tenant: number,
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
): Promise<Result<true> | 'busy'> {
  if (!hasOwnPrices(document)) return { ok: true, value: true }

  const terms = await tradeTermsOf(database, tenant, document)
  return workOut('limits', document, catalogues, terms)
}

/** Most documents have none, and then nobody need look for terms. */
function hasOwnPrices({ header, alternatives, rows }: ProjectDocument): boolean {
  return (
    header.priceIncrease < 1 ||
    alternatives[header.activeAlternative]?.reduction !== undefined ||
    Object.values(rows).some(
      (row) =>
        row.alternative === header.activeAlternative &&
        (row.kind === 'free' || row.kind === 'service' || (row.kind === 'article' && row.adjustment)),
    )
  )
}

async function tradeTermsOf(
  database: Database,
  tenant: number,
  { packs, header }: ProjectDocument,
): Promise<TermsByCatalogue> {
  const hashes = Object.values(packs)
  if (hashes.length === 0) return termsByCatalogue([])

  const found = await database
    .selectFrom('pack')
    .where('tenant', '=', tenant)
    .where('hash', 'in', hashes)
    .select(['hash', 'trade'])
    .execute()
  // Checked when the pack was published.
  const byHash = new Map(found.map(({ hash, trade }) => [hash, trade as unknown as readonly TradeTerms[]]))
  return termsByCatalogue(
    Object.entries(packs).flatMap(([catalogue, hash]) =>
      (byHash.get(hash) ?? []).map((terms) => ({
        catalogue,
        priceList: terms.priceList,
        discounts: terms.discounts,
        limits: limitsFor(terms, header.shop),
      })),
    ),
  )
}
