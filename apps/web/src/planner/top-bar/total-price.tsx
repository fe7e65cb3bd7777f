import { isPriced } from '@arredo/pricing'
import { type AlternativeId, type ProjectDocument, rowsInOrder } from '@arredo/project'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Popover } from '../../ui/popover.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useOnDesk, usePlanner } from '../planner-context.tsx'
import styles from './total-price.module.css'

const TotalBreakdown = lazy(async () => ({ default: (await import('./total-breakdown.tsx')).TotalBreakdown }))

/** The project's price, how many articles it is for, whose price it is, and how it adds up on demand. */
export function TotalPrice() {
  const text = useText()
  const money = useMoney()
  const { face, catalogues } = usePlanner()
  const price = useOnDesk(({ evaluation }) => evaluation.prices[face])
  const priceList = useOnDesk(({ document }) => document.header.priceList)
  const count = useOnDesk(({ document, alternative }) => countArticles(document, alternative))
  const lists = catalogues.flatMap(({ pack }) => pack.priceLists)
  const currency = lists.find(({ code }) => code === priceList)?.currency
  const isEmpty = useOnDesk(({ document, alternative }) => !hasSomethingToPay(document, alternative))
  const amount = isPriced(price)
    ? { minor: price.total, currency: price.currency }
    : // An empty room costs nothing yet.
      isEmpty && currency !== undefined
      ? { minor: 0, currency }
      : null
  const articles = text('{{count}} articles', { count })
  const unpriced = price?.unpriced.length ?? 0

  return (
    <div className={styles.place} data-tour="price">
      {/* Changes are said by the planner's live region, in whole sentences. */}
      <output className={styles.total} aria-label={text('Total price')} aria-live="off">
        <span className={styles.amount}>{amount === null ? text('No price') : money(amount)}</span>
        <span className={styles.basis}>
          {face === 'customer'
            ? text('{{articles}}, with VAT', { articles })
            : text('{{articles}}, net, before VAT', { articles })}
          {unpriced > 0 && ` · ${text('{{count}} without price', { count: unpriced })}`}
        </span>
      </output>
      {price && (
        <Popover
          title={text('How the total adds up')}
          trigger={
            <button type="button" className={styles.open} aria-label={text('How the total adds up')}>
              <ChevronDown size={14} aria-hidden="true" />
            </button>
          }
        >
          <Suspense fallback={null}>
            <TotalBreakdown price={price} />
          </Suspense>
        </Popover>
      )}
    </div>
  )
}

const paid: readonly string[] = ['article', 'free', 'service']

function hasSomethingToPay(document: ProjectDocument, alternative: AlternativeId): boolean {
  return rowsInOrder(document, alternative).some(({ kind, flags }) => flags.offered && paid.includes(kind))
}

function countArticles(document: ProjectDocument, alternative: AlternativeId): number {
  return rowsInOrder(document, alternative).reduce(
    (sum, row) => sum + (row.kind === 'article' && row.flags.offered ? row.quantity : 0),
    0,
  )
}
