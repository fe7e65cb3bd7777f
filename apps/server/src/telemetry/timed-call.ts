import type { CallName } from '@arredo/contract'
import type { RawAnswer } from '../channel/handler.ts'
import { isOutage } from '../database/is-outage.ts'
import { isStoreAway } from '../files/store-away.ts'
import { type HttpMetrics, outcomeOf } from './http-metrics.ts'

/** Measures a call however it ends. */
export async function timedCall<Outcome extends Parameters<typeof outcomeOf>[0] | RawAnswer>(
  metrics: HttpMetrics,
  name: CallName,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const begun = performance.now()
  const tell = (outcome: string) => metrics.call(name, outcome, (performance.now() - begun) / 1000)
  try {
    const outcome = await run()
    tell(outcomeOf(outcome))
    return outcome
  } catch (error) {
    tell(isOutage(error) || isStoreAway(error) ? 'unavailable' : 'bug')
    throw error
  }
}
