import type { Pack } from '@arredo/catalogue'
import { useMemo, useState } from 'react'
import { SearchField } from '../../../ui/search-field.tsx'
import { SecondLine } from '../../../ui/second-line.tsx'
import { SortButton } from '../../../ui/sort-button.tsx'
import type { Column } from '../../../ui/table.tsx'
import { WindowedTable } from '../../../ui/windowed-table.tsx'
import { filterByWords } from '../../../words/filter-by-words.ts'
import { useMoney } from '../../../words/use-money.ts'
import { useText } from '../../../words/use-text.ts'
import { ChangedArticle } from './changed-article.tsx'
import styles from './price-changes.module.css'
import { largestFirst, type PriceChange, type Sorting, type SortKey, sortPrices } from './sort-prices.ts'
import { useChangeWords } from './use-change-words.ts'
import { usePriceWords } from './use-price-words.ts'

type PriceChangesProps = {
  readonly prices: readonly PriceChange[]
  /** How many more differ, all of them less. */
  readonly more: number
  readonly pack: Pack
}

/** The prices that differ, to be searched and sorted. */
export function PriceChanges({ prices, more, pack }: PriceChangesProps) {
  const text = useText()
  const money = useMoney()
  const percent = useChangeWords()
  const words = usePriceWords(pack)
  const [sorting, setSorting] = useState<Sorting>(largestFirst)
  const [query, setQuery] = useState('')
  const shown = useMemo(() => {
    const found = filterByWords(
      prices,
      query,
      (one) => `${words.nameOf(one)} ${words.codeOf(one)} ${one.priceList}`,
    )
    return sortPrices(found, sorting, words.nameOf)
  }, [prices, query, sorting, words])

  function sortBy(key: SortKey) {
    const isRising = sorting.key === key ? !sorting.isRising : key === 'article' || key === 'list'
    setSorting({ key, isRising })
  }

  function column(
    key: SortKey,
    name: string,
    cell: Column<PriceChange>['cell'],
    look: Pick<Column<PriceChange>, 'isAtEnd' | 'isExtra'> = {},
  ): Column<PriceChange> {
    const sort = sorting.key !== key ? 'none' : sorting.isRising ? 'ascending' : 'descending'
    const head = <SortButton label={name} sort={sort} onSort={() => sortBy(key)} />
    return { name, head, sort, cell, ...look }
  }

  const amount = (minor: number | null, { currency }: PriceChange) =>
    minor === null ? text('Not sold') : money({ minor, currency })
  const columns = [
    column('article', text('Article'), (one) => <ChangedArticle change={one} words={words} />),
    column('list', text('Price list'), ({ priceList }) => priceList, { isExtra: true }),
    column('old', text('Old'), (one) => <span className={styles.old}>{amount(one.old, one)}</span>, {
      isAtEnd: true,
      isExtra: true,
    }),
    column(
      'new',
      text('New'),
      (one) => (
        <>
          <strong>{amount(one.new, one)}</strong>
          <span className={styles.oldBelow}>
            <SecondLine>{amount(one.old, one)}</SecondLine>
          </span>
        </>
      ),
      { isAtEnd: true },
    ),
    column(
      'change',
      text('Change'),
      (one) => <strong>{one.percent === null ? '–' : percent(one.percent)}</strong>,
      { isAtEnd: true },
    ),
  ]

  return (
    <section className={styles.prices} aria-label={text('Prices that change')}>
      <header className={styles.head}>
        <h2>{text('Prices that change')}</h2>
        <SearchField
          label={text('Search article or list')}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          className={styles.search}
        />
      </header>
      <WindowedTable label={text('List of prices')} columns={columns} rows={shown} />
      {more > 0 && <p className={styles.nothing}>{text('and {{count}} more', { count: more })}</p>}
      {shown.length === 0 && <p className={styles.nothing}>{text('Nothing found')}</p>}
    </section>
  )
}
