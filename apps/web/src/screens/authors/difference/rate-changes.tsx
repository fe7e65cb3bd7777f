import type { Pack } from '@arredo/catalogue'
import { SecondLine } from '../../../ui/second-line.tsx'
import { usePercent } from '../../../words/use-percent.ts'
import { useText } from '../../../words/use-text.ts'
import type { Difference } from '../releases/use-version.ts'
import styles from './rate-changes.module.css'
import { usePriceWords } from './use-price-words.ts'

/** Surcharges that are a share of the price. */
export function RateChanges({ rates, pack }: { rates: Difference['rates']; pack: Pack }) {
  const text = useText()
  const percent = usePercent()
  const words = usePriceWords(pack)
  const rate = (value: string | null) => (value === null ? '–' : percent(value))
  return (
    <section className={styles.rates} aria-label={text('Surcharges in percent')}>
      <h2>{text('Surcharges in percent')}</h2>
      <ul>
        {rates.map(({ priceList, surcharge, old, new: next }) => (
          <li key={`${priceList} ${surcharge}`} className={styles.rate}>
            <span>
              {words.surchargeOf(surcharge)}
              <SecondLine>{`${surcharge} · ${priceList}`}</SecondLine>
            </span>
            <span className={styles.figures}>
              {text('{{old}} becomes {{next}}', { old: rate(old), next: rate(next) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
