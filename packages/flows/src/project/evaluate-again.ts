import { type Status, updatePrices } from '@arredo/project'
import type { App } from '../app.ts'
import type { OpenProject } from './project-store.ts'

const refreshing: readonly Status[] = ['unassigned', 'assigned', 'sellerDesign']

/** while nothing was promised, prices that are computed again are those of that day. */
export function refreshesPriceDate(status: Status): boolean {
  return refreshing.includes(status)
}

/**
 * Everything on the desk is evaluated and priced anew, with what follows by rule. What the engine cannot evaluate is
 * marked as evaluated, with its finding, and the rest goes on.
 */
export function evaluateAgain(app: App, { desk, status }: OpenProject): void {
  desk.look(desk.current().alternative)
  desk.reevaluate()
  if (!refreshesPriceDate(status)) return

  const { header, packs } = desk.current().document
  const priceDate = app.ports.clock.today()
  if (header.priceDate === priceDate) return
  desk.run(updatePrices, { priceList: header.priceList, priceDate, packs, rows: {} })
}
