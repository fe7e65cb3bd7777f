import type { ProjectPrice, RowPrice } from '@arredo/pricing'
import type { ArticleRow } from '@arredo/project'
import { memo } from 'react'
import { isSameButForPlace } from '../../../engine/is-priced-alike.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { useStateOf } from '../../../ui/use-state-of.ts'
import { useMoney } from '../../../words/use-money.ts'
import { useText } from '../../../words/use-text.ts'
import { useOnDesk, usePlanner } from '../../planner-context.tsx'
import { usePriceBasis } from '../../use-price-basis.ts'
import styles from './article-price.module.css'
import { allLines, shortLines } from './breakdown.ts'
import { OwnPrice } from './own-price.tsx'
import { PriceLines } from './price-lines.tsx'
import { MarginLine, PriceSum } from './trade-sums.tsx'

type ArticlePriceProps = { row: ArticleRow; isBrief: boolean }

/** Moving an article changes no price. */
export const ArticlePrice = memo(
  PriceOfArticle,
  (before, after) => isSameButForPlace(before.row, after.row) && before.isBrief === after.isBrief,
)

/** The price of one article at the inspector's foot, what it is made of, and its basis, named once; where room is dear, the rest on demand. */
function PriceOfArticle({ row, isBrief }: ArticlePriceProps) {
  const text = useText()
  const money = useMoney()
  const planner = usePlanner()
  const { face } = planner
  const price = useOnDesk(({ evaluation }) => evaluation.prices[face])
  const basis = usePriceBasis()
  const [opened, setOpened] = useStateOf<'sums' | 'ownPrice' | null>(row.id, null)
  const own = price?.rows[row.id]
  if (!price || !own || price.unpriced.includes(row.id)) {
    return (
      <footer className={styles.foot} data-owner={row.id}>
        <p className={styles.basis}>{text('The price list does not sell this article in this size.')}</p>
      </footer>
    )
  }

  const isOpen = opened === 'sums'
  return (
    <footer className={styles.foot} data-owner={row.id}>
      <div className={styles.scroller}>
        {opened === 'ownPrice' ? (
          <OwnPrice
            key={row.id}
            row={row}
            open={planner}
            currency={price.currency}
            onClose={() => setOpened(null)}
          />
        ) : (
          (isOpen || !isBrief) && <Sums price={price} own={own} isOpen={isOpen} />
        )}
      </div>
      <p className={styles.total}>
        <span>{face === 'trade' ? text('Purchase price') : text('This article')}</span>
        <output aria-label={text('Price of this article')}>
          {money({ minor: own.total, currency: price.currency })}
        </output>
      </p>
      <div className={styles.basis}>
        <span>{basis}</span>
        <span className={styles.links}>
          {face === 'trade' && opened !== 'ownPrice' && (
            <LinkButton onClick={() => setOpened('ownPrice')}>{text('Own price')}</LinkButton>
          )}
          <LinkButton aria-expanded={isOpen} onClick={() => setOpened(isOpen ? null : 'sums')}>
            {isOpen ? text('Show less') : text('How it adds up')}
          </LinkButton>
        </span>
      </div>
    </footer>
  )
}

function Sums({ price, own, isOpen }: { price: ProjectPrice; own: RowPrice; isOpen: boolean }) {
  const text = useText()
  const { currency, face } = price
  if (face === 'customer' || !own.sale) {
    const lines = isOpen ? allLines(own.lines, face) : shortLines(own.lines, face)
    return <PriceLines lines={lines} currency={currency} showRates={face === 'trade'} />
  }
  return (
    <>
      <PriceSum
        title={text('Sold for, without VAT')}
        lines={isOpen ? own.sale.lines : []}
        sum={own.sale.net}
        currency={currency}
      />
      {own.margin && <MarginLine margin={own.margin} currency={currency} />}
      {isOpen && <PriceLines lines={own.lines} currency={currency} showRates />}
    </>
  )
}
