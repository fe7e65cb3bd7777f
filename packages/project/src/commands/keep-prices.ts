import type { Command } from '../command.ts'
import { done } from '../result.ts'
import { tradeOfProject, withTrade } from '../trade-sheet.ts'

/** The project keeps its list, date and editions, and nobody is asked about newer ones until that day is over. */
export const keepPrices: Command<{ readonly until: string }> = {
  label: 'Keep the prices',
  run: (document, { until }) => done(withTrade(document, tradeOfProject, { keptUntil: until })),
}
