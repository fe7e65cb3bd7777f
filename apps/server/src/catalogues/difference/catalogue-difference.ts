import type { Pack } from '@arredo/catalogue'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { today } from '../../offers/calendar.ts'
import { findPack, readPack } from '../pack-drafts.ts'
import { currentRelease } from '../releases/find-releases.ts'
import { comparePacks } from './compare-packs.ts'
import { comparePrices, compareRates } from './compare-prices.ts'
import { offersThatPin, projectsThatPin } from './who-pins.ts'

/** In a list that is searched and sorted on a page; the largest changes are among them. */
const mostPrices = 5_000

export const catalogueDifference: Handler<'catalogues/difference'> = {
  transaction: 'read',
  async run({ site, caller, database, now }, { hash, from }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await findPack(database, tenant, hash)
    if (!stored)
      return fail('notFound', 'This catalogue was not checked here, or too long ago. Check it again')
    const next = readPack(stored)
    const { code, version } = next
    const to = { hash, version, code }

    const oldHash = from ?? (await currentRelease(database, tenant, now, code))?.hash
    const earlier = oldHash === undefined ? null : await findPack(database, tenant, oldHash)
    if (from !== undefined && !earlier) return fail('notFound', 'Catalog not found')
    if (!earlier) {
      const nobody = { count: 0, first: [] }
      const all = comparePacks({ ...next, articles: [] }, next)
      const none = { prices: [], morePrices: 0, rates: [] }
      return answer({ from: null, to, ...all, ...none, projects: nobody, offers: nobody })
    }

    const old: Pack = readPack(earlier)
    if (old.code !== code) return fail('invalid', `${old.code} and ${code} are two catalogues`)
    const pinned = { tenant, code, hash: earlier.hash }
    const prices = comparePrices(old, next)
    return answer({
      from: { hash: earlier.hash, version: old.version },
      to,
      ...comparePacks(old, next),
      prices: prices.slice(0, mostPrices),
      morePrices: Math.max(0, prices.length - mostPrices),
      rates: compareRates(old, next),
      projects: await projectsThatPin(database, caller.profile, pinned),
      offers: await offersThatPin(database, caller.profile, pinned, today(site.brand, now)),
    })
  },
}
