import type { ProjectPrice } from '@arredo/pricing'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { TradeTerms } from '../../rows/trade-terms.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { allLines } from '../inspector/price/breakdown.ts'
import { PriceLines } from '../inspector/price/price-lines.tsx'
import { MarginLine, PriceSum } from '../inspector/price/trade-sums.tsx'
import { usePlanner } from '../planner-context.tsx'
import { usePriceBasis } from '../use-price-basis.ts'
import { MakeTotal } from './make-total.tsx'
import styles from './total-breakdown.module.css'

/** What the total is made of; for the trade what is sold, what it costs, what it leaves, and the way to another. */
export function TotalBreakdown({ price }: { price: ProjectPrice }) {
  const text = useText()
  const money = useMoney()
  const basis = usePriceBasis()
  const packText = usePackText()
  const planner = usePlanner()
  const { catalogues } = planner
  const { currency, sale } = price
  if (price.face === 'customer' || !sale) {
    return (
      <div className={styles.breakdown}>
        <PriceLines lines={allLines(price.lines, 'customer')} currency={currency} showRates={false} />
        <p className={styles.total}>
          <span>{text('Total')}</span>
          <span>{money({ minor: price.total, currency })}</span>
        </p>
        <p className={styles.basis}>{basis}</p>
      </div>
    )
  }
  return (
    <div className={styles.breakdown}>
      <PriceSum title={text('The customer pays')} lines={sale.lines} sum={sale.gross} currency={currency} />
      <PriceSum
        title={text('Purchase price')}
        lines={price.lines}
        sum={price.total}
        currency={currency}
        nameOfCatalogue={(code) => {
          const giver = catalogues.find(({ pack }) => pack.code === code)
          return giver ? packText(giver.pack.name) : code
        }}
      />
      {price.margin && <MarginLine margin={price.margin} currency={currency} />}
      <TradeTerms open={planner} price={price} />
      <MakeTotal gross={sale.gross} currency={currency} />
    </div>
  )
}
