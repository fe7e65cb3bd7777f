import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { allLines } from '../../../planner/inspector/price/breakdown.ts'
import { PriceLines } from '../../../planner/inspector/price/price-lines.tsx'
import { useDate } from '../../../words/use-date.ts'
import { useMoney } from '../../../words/use-money.ts'
import { useText } from '../../../words/use-text.ts'
import styles from './preview-price.module.css'
import { type PricedArticle, usePreviewPrice } from './use-preview-price.ts'

/** The price with its steps, and its basis named once. */
export function PreviewPrice(priced: PricedArticle) {
  const { pack, priceList, face } = priced
  const text = useText()
  const packText = usePackText()
  const money = useMoney()
  const date = useDate()
  const price = usePreviewPrice(priced)
  if (!price) {
    return <p className={styles.basis}>{text('The price list does not sell this article in this size.')}</p>
  }

  const { project, row, isToday } = price
  const named = pack.priceLists.find(({ code }) => code === (project.commercialList ?? priceList))
  const list = named ? packText(named.name) : priceList
  return (
    <div className={styles.price}>
      <PriceLines
        lines={allLines(row.lines, face)}
        currency={project.currency}
        showRates={face === 'trade'}
      />
      <p className={styles.total}>
        <span>{text('This article')}</span>
        <output aria-label={text('Price of this article')}>
          {money({ minor: row.total, currency: project.currency })}
        </output>
      </p>
      <p className={styles.basis}>
        {project.withVat
          ? text('Prices with VAT, {{list}}', { list })
          : text('Net prices, before VAT, {{list}}', { list })}
        {!isToday && ` · ${text('as of {{date}}', { date: date(project.date) })}`}
      </p>
    </div>
  )
}
