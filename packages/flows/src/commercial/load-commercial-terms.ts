import {
  type CommercialTerms,
  fromWireCommercialLists,
  fromWirePromotions,
  toWirePromotionsWish,
} from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'

export type CommercialState = CommercialTerms & {
  /** Whether a commercial list takes the place of the one used so far; then there are no campaigns. */
  readonly hasNewList: boolean
}

/** the commercial lists; promotions where none of them is new, or where they cannot be had. */
export async function loadCommercialTerms(
  { ports }: App,
  catalogue: string,
  orderDate: string,
): Promise<Result<CommercialState>> {
  const listed = await ports.call('catalogs/getMyCommercialLists', { catalog: catalogue })
  const commercial = listed.ok ? fromWireCommercialLists(listed.value) : null
  if (!listed.ok) ports.log.warn(`No commercial lists: ${listed.message}`)
  if (commercial?.hasNew) {
    return done({ hasNewList: true, lists: commercial.lists, campaigns: [], deliveries: [] })
  }

  const promoted = await ports.call('e_promos/jGetCatPromos', toWirePromotionsWish({ catalogue, orderDate }))
  return promoted.ok
    ? done({ hasNewList: false, ...fromWirePromotions(promoted.value) })
    : refuse(promoted.message)
}
