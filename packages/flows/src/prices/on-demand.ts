import { type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'

/** fetched when somebody asks for it. */
export async function recomputePrices(app: App): Promise<Result<string>> {
  const prices = await import('./recompute-prices.ts').catch(() => null)
  if (!prices)
    return refuse(sentence('The prices could not be computed. Check your connection and try again.'))
  return prices.recomputePrices(app)
}
