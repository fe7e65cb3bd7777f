import type { Margin, PriceLine } from '@arredo/pricing'
import { useId } from 'react'
import { useMoney } from '../../../words/use-money.ts'
import { usePercent } from '../../../words/use-percent.ts'
import { useText } from '../../../words/use-text.ts'
import { PriceLines } from './price-lines.tsx'
import styles from './trade-sums.module.css'

/** From steps to their sum, under a name: what is sold, what is bought. */
export function PriceSum({
  title,
  lines,
  sum,
  currency,
  nameOfCatalogue,
}: {
  title: string
  lines: readonly PriceLine[]
  sum: number
  currency: string
  nameOfCatalogue?: (code: string) => string
}) {
  const id = useId()
  const money = useMoney()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <PriceLines lines={lines} currency={currency} showRates {...(nameOfCatalogue && { nameOfCatalogue })} />
      <p className={styles.sum}>
        <span id={id}>{title}</span>
        <span>{money({ minor: sum, currency })}</span>
      </p>
    </section>
  )
}

/** Trade only: what a sale leaves. */
export function MarginLine({ margin, currency }: { margin: Margin; currency: string }) {
  const text = useText()
  const money = useMoney()
  const percent = usePercent()
  return (
    <p className={styles.margin}>
      <span>
        {text('Margin')}
        {margin.rate !== null && <span className={styles.rate}>{percent(margin.rate)}</span>}
      </span>
      <span>{money({ minor: margin.amount, currency })}</span>
    </p>
  )
}
