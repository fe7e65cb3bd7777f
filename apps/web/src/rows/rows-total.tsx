import { type OpenDesk, useDeskNow } from '../app/use-open-desk.ts'
import { allLines } from '../planner/inspector/price/breakdown.ts'
import { PriceLines } from '../planner/inspector/price/price-lines.tsx'
import { MarginLine, PriceSum } from '../planner/inspector/price/trade-sums.tsx'
import { useMoney } from '../words/use-money.ts'
import { useText } from '../words/use-text.ts'
import styles from './rows-panel.module.css'
import { TradeTerms } from './trade-terms.tsx'

/** What the rows come to, for the face that is shown: how it adds up, and on which terms. */
export function RowsTotal({ open }: { open: OpenDesk }) {
  const text = useText()
  const money = useMoney()
  const price = useDeskNow(open).evaluation.prices[open.face]
  if (!price) return null

  const { currency, sale, margin, unpriced } = price
  return (
    <div className={styles.sums}>
      {unpriced.length > 0 && (
        <p className={styles.missing}>{text('{{count}} without price', { count: unpriced.length })}</p>
      )}
      {sale ? (
        <>
          <PriceSum
            title={text('The customer pays')}
            lines={sale.lines}
            sum={sale.gross}
            currency={currency}
          />
          <PriceSum
            title={text('Purchase price')}
            lines={price.lines}
            sum={price.total}
            currency={currency}
          />
          {margin && <MarginLine margin={margin} currency={currency} />}
          <TradeTerms open={open} price={price} />
        </>
      ) : (
        <>
          <PriceLines lines={allLines(price.lines, 'customer')} currency={currency} showRates={false} />
          <p className={styles.sum}>
            <span>{text('Total with VAT')}</span>
            <output aria-label={text('Total with VAT')}>{money({ minor: price.total, currency })}</output>
          </p>
        </>
      )}
    </div>
  )
}
