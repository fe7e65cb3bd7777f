import type { ProjectPriceSummary } from '@arredo/contract'
import { evaluateProject, readDocument } from '@arredo/project'
import { today } from '../offers/calendar.ts'
import { usualPriceList } from '../prices/price-lists.ts'
import type { Asked, LiveCatalogue } from '../range/live-catalogues.ts'

/** What a room costs today as it is shown, in the list of whoever asks; null where that does not sell all of it. */
export function galleryPrice(
  asked: Asked,
  stored: unknown,
  live: readonly LiveCatalogue[],
): ProjectPriceSummary | null {
  const read = readDocument(stored)
  if (!read.ok) return null

  const { site, now } = asked
  const catalogues = live.map(({ catalogue }) => catalogue)
  const priceList = usualPriceList(asked, catalogues)
  const priceDate = today(site.brand, now)
  const document = { ...read.value, header: { ...read.value.header, priceList, priceDate } }
  const { prices } = evaluateProject(document, {
    ...{ faces: ['customer'], discounts: new Map(), answer: 'now' },
    catalogues: new Map(live.map(({ listing, catalogue }) => [listing.code, catalogue])),
  })
  if (!prices.customer || prices.customer.unpriced.length > 0) return null
  const { total, currency, withVat, priceList: list } = prices.customer
  return { total, currency, withVat, priceList: list }
}
