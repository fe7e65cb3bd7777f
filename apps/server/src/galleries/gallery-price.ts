import type { Catalogue } from '@arredo/catalogue'
import type { ProjectPriceSummary } from '@arredo/contract'
import { evaluateProject, readDocument } from '@arredo/project'
import { today } from '../offers/calendar.ts'
import { usualPriceList } from '../prices/price-lists.ts'
import type { Asked, LiveCatalogue } from '../range/live-catalogues.ts'

type Shown = { readonly catalogue: string; readonly code: string; readonly published_at: Date }

/** By room, packs, list and day: what nobody has changed since costs what it did, and is not worked out again. */
const known = new Map<string, ProjectPriceSummary | null>()
const mostKnown = 5_000

/** What rooms cost today as they are shown, in the list of whoever asks; null where that does not sell all of it. */
export async function galleryPrices(
  asked: Asked,
  galleries: readonly Shown[],
  live: readonly LiveCatalogue[],
): Promise<readonly (ProjectPriceSummary | null)[]> {
  const { site, database, now } = asked
  const tenant = site.tenant.number
  const catalogues = new Map(live.map(({ listing, catalogue }) => [listing.code, catalogue]))
  const priceList = usualPriceList(asked, [...catalogues.values()])
  const priceDate = today(site.brand, now)
  const terms = [tenant, priceList, priceDate, ...live.map(({ listing }) => listing.hash)].join(' ')
  const prices: (ProjectPriceSummary | null)[] = []
  for (const { catalogue, code, published_at } of galleries) {
    const name = `${terms} ${catalogue} ${code} ${published_at.getTime()}`
    const price = known.get(name)
    if (price !== undefined) {
      prices.push(price)
      continue
    }

    // One at a time, with others between: a brand may have two hundred of them.
    const stored = await database
      .selectFrom('gallery')
      .where('tenant', '=', tenant)
      .where('catalogue', '=', catalogue)
      .where('code', '=', code)
      .select('document')
      .executeTakeFirst()
    const fresh = priceOf(stored?.document, { priceList, priceDate }, catalogues)
    if (known.size >= mostKnown) known.clear()
    known.set(name, fresh)
    prices.push(fresh)
  }
  return prices
}

function priceOf(
  stored: unknown,
  terms: { readonly priceList: string | null; readonly priceDate: string },
  catalogues: ReadonlyMap<string, Catalogue>,
): ProjectPriceSummary | null {
  const read = readDocument(stored)
  if (!read.ok) return null

  const document = { ...read.value, header: { ...read.value.header, ...terms } }
  const { prices } = evaluateProject(document, {
    catalogues,
    faces: ['customer'],
    discounts: new Map(),
    answer: 'now',
  })
  if (!prices.customer || prices.customer.unpriced.length > 0) return null
  const { total, currency, withVat, priceList } = prices.customer
  return { total, currency, withVat, priceList }
}
