import { fromWirePromotionsWish, toWireCommercialLists, toWirePromotions } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { today } from '../offers/calendar.ts'
import { findLive, languageOf } from '../range/live-catalogues.ts'
import { listsOn, promotionsOn, usualPriceList } from './price-lists.ts'

/**
 * the lists of a catalogue that count today. One is new when it takes the place of the list the
 * caller sells by; then no promotion applies.
 */
export const getMyCommercialLists: Handler<'catalogs/getMyCommercialLists'> = {
  transaction: 'read',
  async run(asked, { catalog }) {
    const live = await findLive(asked, catalog)
    if (!live) return fail('notFound', 'Catalog not found')

    const usual = usualPriceList(asked, [live.catalogue])
    const lists = listsOn(live.catalogue, today(asked.site.brand, asked.now))
    const hasNew = lists.some(({ replaces }) => replaces !== undefined && replaces === usual)
    return answer(toWireCommercialLists(lists, hasNew, languageOf(asked)))
  },
}

/** */
export const catalogPromotions: Handler<'e_promos/jGetCatPromos'> = {
  transaction: 'read',
  async run(asked, input) {
    const { catalogue, orderDate } = fromWirePromotionsWish(input)
    const live = await findLive(asked, catalogue)
    if (!live) return fail('notFound', 'Catalog not found')

    const date = orderDate ?? today(asked.site.brand, asked.now)
    // D-80: a rate is for the trade; others see what a promotion takes off as an amount, on the price.
    const isPro = asked.caller?.profile.kind === 'pro'
    const promotions = promotionsOn(live.catalogue, date).map((each) =>
      isPro ? each : { ...each, rate: '' },
    )
    return answer(toWirePromotions(listsOn(live.catalogue, date), promotions, languageOf(asked)))
  },
}
