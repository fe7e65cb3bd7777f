import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { evaluateAgain, refreshesPriceDate } from '../project/evaluate-again.ts'
import { compareNow } from './check-price-list.ts'

/**
 * the prices of the open project, computed anew. While nothing was promised they become those of today; a seller
 * sees first what that changes.
 */
export async function recomputePrices(app: App): Promise<Result<string>> {
  const { open } = app.project.getState()
  if (!open) return refuse('You must first initialize a project')
  if (!refreshesPriceDate(open.status)) {
    open.desk.reevaluate()
    return done(sentence('The prices of this project stay as they are.'))
  }
  const answer = await compareNow(app, open)
  if (answer === 'left') return refuse('Operation cancelled')
  evaluateAgain(app, open)
  return done(sentence('The prices are those of today.'))
}
