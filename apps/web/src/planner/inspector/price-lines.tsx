import type { PriceLine } from '@arredo/pricing'
import { usePackText } from '../../catalogue/use-pack-text.ts'
import { useMoney } from '../../words/use-money.ts'
import { usePercent } from '../use-percent.ts'
import styles from './price-lines.module.css'

/** Steps of a price, each with its reason; rates are for the trade. */
export function PriceLines({
  lines,
  currency,
  showRates,
}: {
  lines: readonly PriceLine[]
  currency: string
  showRates: boolean
}) {
  const packText = usePackText()
  const money = useMoney()
  const percent = usePercent()

  return (
    <dl className={styles.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a price's steps have no identity but their order
        <div key={index} className={styles.line}>
          <dt>
            {packText(line.label)}
            {showRates && line.rate !== undefined && ` ${percent(line.rate)}`}
          </dt>
          <dd>{money({ minor: line.amount, currency })}</dd>
        </div>
      ))}
    </dl>
  )
}
