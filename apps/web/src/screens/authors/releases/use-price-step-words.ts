import type { CatalogueRelease } from '@arredo/contract'
import { useText } from '../../../words/use-text.ts'
import { useChangeWords } from '../difference/use-change-words.ts'

type PriceStep = NonNullable<CatalogueRelease['prices']>

/** "Prices +4.2 % against 2026.1": how a version's prices differ from those of the one before. */
export function usePriceStepWords(): (step: PriceStep) => string {
  const text = useText()
  const change = useChangeWords()
  return ({ from, changed, lowest, highest }) => {
    if (changed === 0) return text('Prices as in {{version}}', { version: from })
    if (lowest === null || highest === null) {
      return text('{{count}} prices are others than in {{version}}', { count: changed, version: from })
    }
    const step = lowest === highest ? change(lowest) : `${change(lowest)} … ${change(highest)}`
    return text('Prices {{step}} against {{version}}', { step, version: from })
  }
}
