import type { PriceReport, PricesThen } from '@arredo/flows'
import { useMoney } from '../../words/use-money.ts'
import { useSignedMoney } from '../../words/use-signed-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './price-list-dialog.module.css'

/** What the whole costs before and then, in sight whatever is scrolled; one line for each alternative. */
export function PriceTotals({ report, then }: { report: PriceReport; then: PricesThen }) {
  const text = useText()
  const money = useMoney()
  const signed = useSignedMoney()
  const { currency, face, alternatives } = report
  const list = report.to.priceList ?? ''

  return (
    <div className={styles.totals}>
      {alternatives.map(({ id, name, old }) => {
        const now = then.totals[id] ?? null
        const words = [old, now].map((minor) =>
          minor === null ? text('No price') : money({ minor, currency }),
        )
        return (
          <p key={id} role="status" aria-label={alternatives.length > 1 ? name : text('Total')}>
            {alternatives.length > 1 && <span className={styles.code}>{name} </span>}
            <span>{words[0]} → </span>
            <strong>{words[1]}</strong>
            {old !== null && now !== null && old !== now && (
              <span className={styles.difference}> {signed({ minor: now - old, currency })}</span>
            )}
          </p>
        )
      })}
      <p className={styles.code}>
        {face === 'customer'
          ? text('Prices with VAT, {{list}}', { list })
          : text('Net prices, before VAT, {{list}}', { list })}
      </p>
    </div>
  )
}
