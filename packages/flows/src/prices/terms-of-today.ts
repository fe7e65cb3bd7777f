import type { PricingTerms } from '@arredo/contract'
import type { ProjectDocument } from '@arredo/project'
import type { App } from '../app.ts'

/**
 * the list of the project's shop, or of the person's own, the date of today, and of the catalogues that its rows
 * are from the editions that are sold now. Null where that cannot be known.
 */
export async function termsOfToday(
  app: App,
  { header, packs, rows }: ProjectDocument,
): Promise<PricingTerms | null> {
  const { profile } = app.session.getState()
  const shop = profile?.shops.find(({ code }) => code === header.shop) ?? profile?.shop
  const priceList = shop?.priceList || header.priceList
  if (!priceList) return null

  const listed = await app.range.list()
  if (!listed.ok) {
    app.ports.log.warn(`The price list was not compared: ${listed.message}`)
    return null
  }
  const sold = new Map(listed.value.map(({ code, hash }) => [code, hash]))
  const used = new Set(Object.values(rows).map((row) => (row.kind === 'article' ? row.catalogue : '')))
  const pins = Object.entries(packs).map(
    ([code, hash]) => [code, (used.has(code) && sold.get(code)) || hash] as const,
  )
  return { priceList, priceDate: app.ports.clock.today(), packs: Object.fromEntries(pins) }
}
