import type { Restyled } from '@arredo/planning'
import { isPriced } from '@arredo/pricing'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { useDifference } from '../use-difference.ts'
import { usePriceBasis } from '../use-price-basis.ts'
import styles from './restyle-dialog.module.css'

type RestyleTotalProps = { restyled: Restyled | null | undefined; isWorking: boolean }

/** What the alternative costs now, what it would cost, and the difference. */
export function RestyleTotal({ restyled, isWorking }: RestyleTotalProps) {
  const text = useText()
  const money = useMoney()
  const difference = useDifference()
  const basis = usePriceBasis()
  const { face } = usePlanner()
  const { evaluation } = useDeskState()
  const now = evaluation.prices[face]
  const then = restyled?.after.evaluation.prices[face]
  const isKnown = isPriced(now) && isPriced(then)
  const shown = (price: typeof now) => price && money({ minor: price.total, currency: price.currency })

  return (
    <output className={styles.total} aria-label={text('Total price')} aria-busy={isWorking}>
      {isKnown ? (
        <>
          <span className={styles.sums}>
            <span className={styles.was}>{shown(now)}</span>
            <span aria-hidden="true">→</span>
            <span className={styles.is}>{shown(then)}</span>
            <span className={styles.difference}>
              {difference(then.total - now.total) || text('The same price')}
            </span>
          </span>
          <span className={styles.note}>{basis}</span>
        </>
      ) : (
        <span className={styles.was}>{isPriced(now) ? shown(now) : text('No price')}</span>
      )}
    </output>
  )
}
