import type { Pack } from '@arredo/catalogue'
import { ArrowDown, ArrowUp, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { SearchField } from '../../ui/text-field.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './price-changes.module.css'
import { largestFirst, type PriceChange, type Sorting, type SortKey, sortPrices } from './sort-prices.ts'
import { useChangeWords } from './use-change-words.ts'
import { usePriceWords } from './use-price-words.ts'
import { useWindow } from './use-window.ts'

/** The style sheet gives every row this height, whatever stands in it. */
const rowHeight = 52

/** Every price that differs; large lists are drawn as far as they are in sight. */
export function PriceChanges({ prices, pack }: { prices: readonly PriceChange[]; pack: Pack }) {
  const text = useText()
  const words = usePriceWords(pack)
  const [sorting, setSorting] = useState<Sorting>(largestFirst)
  const [query, setQuery] = useState('')
  const shown = useMemo(() => {
    const wanted = query.trim().toLocaleLowerCase()
    const found = prices.filter((one) =>
      `${words.nameOf(one)} ${words.codeOf(one)} ${one.priceList}`.toLocaleLowerCase().includes(wanted),
    )
    return sortPrices(found, sorting, words.nameOf)
  }, [prices, query, sorting, words])
  const { first, last, above, below, onScroll } = useWindow(shown.length, rowHeight)

  function sortBy(key: SortKey) {
    const isRising = sorting.key === key ? !sorting.isRising : key === 'article' || key === 'list'
    setSorting({ key, isRising })
  }

  const heading = (key: SortKey, label: string, className?: string) => (
    <th
      scope="col"
      className={className}
      aria-sort={sorting.key === key ? (sorting.isRising ? 'ascending' : 'descending') : 'none'}
    >
      <button type="button" className={styles.sort} onClick={() => sortBy(key)}>
        {label}
        {sorting.key === key &&
          (sorting.isRising ? (
            <ArrowUp size={14} aria-hidden="true" />
          ) : (
            <ArrowDown size={14} aria-hidden="true" />
          ))}
      </button>
    </th>
  )

  return (
    <section className={styles.prices} aria-label={text('Prices that change')}>
      <header className={styles.head}>
        <h2>{text('Prices that change')}</h2>
        <SearchField
          label={text('Search article or list')}
          icon={<Search size={18} aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          className={styles.search}
        />
      </header>
      <section
        className={styles.scroller}
        aria-label={text('List of prices')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <table className={styles.table} aria-rowcount={shown.length + 1}>
          <thead>
            <tr>
              {heading('article', text('Article'))}
              {heading('list', text('Price list'), styles.list)}
              {heading('old', text('Old'), classNames(styles.number, styles.old))}
              {heading('new', text('New'), styles.number)}
              {heading('change', text('Change'), styles.number)}
            </tr>
          </thead>
          <tbody>
            {above > 0 && <tr style={{ blockSize: above }} />}
            {shown.slice(first, last).map((one, index) => (
              <PriceRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is the place it stands at
                key={first + index}
                change={one}
                place={first + index}
                words={words}
              />
            ))}
            {below > 0 && <tr style={{ blockSize: below }} />}
          </tbody>
        </table>
        {shown.length === 0 && <p className={styles.nothing}>{text('Nothing found')}</p>}
      </section>
    </section>
  )
}

function PriceRow({
  change,
  place,
  words,
}: {
  change: PriceChange
  place: number
  words: ReturnType<typeof usePriceWords>
}) {
  const text = useText()
  const money = useMoney()
  const inWords = useChangeWords()
  const { currency, priceList } = change
  const amount = (minor: number | null) => (minor === null ? text('Not sold') : money({ minor, currency }))
  const size = words.sizeOf(change)
  return (
    <tr aria-rowindex={place + 2} className={styles.row}>
      <td>
        <span className={styles.name}>{words.nameOf(change)}</span>
        <span className={styles.second}>
          {words.codeOf(change)}
          {size && <span className={styles.sizeBeside}>{` · ${size}`}</span>}
          <span className={styles.below}>{` · ${priceList}`}</span>
          {size && <span className={styles.below}>{` · ${words.sizeInBrief(change)}`}</span>}
        </span>
      </td>
      <td className={styles.list}>{priceList}</td>
      <td className={classNames(styles.number, styles.old)}>{amount(change.old)}</td>
      <td className={classNames(styles.number, styles.new)}>
        {amount(change.new)}
        <span className={styles.oldBelow}>{amount(change.old)}</span>
      </td>
      <td className={classNames(styles.number, styles.change)}>
        {change.percent === null ? '–' : inWords(change.percent)}
      </td>
    </tr>
  )
}
