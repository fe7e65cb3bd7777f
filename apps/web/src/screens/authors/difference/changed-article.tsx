import styles from './changed-article.module.css'
import type { PriceChange } from './sort-prices.ts'
import type { PriceWords } from './use-price-words.ts'

/** What a price is the price of, in two lines that never grow; the price list comes below where its column is gone. */
export function ChangedArticle({ change, words }: { change: PriceChange; words: PriceWords }) {
  const size = words.sizeOf(change)
  return (
    <>
      <span className={styles.name}>{words.nameOf(change)}</span>
      <span className={styles.about}>
        {words.codeOf(change)}
        {size && <span className={styles.beside}>{` · ${size}`}</span>}
        <span className={styles.below}>{` · ${change.priceList}`}</span>
        {size && <span className={styles.below}>{` · ${words.sizeInBrief(change)}`}</span>}
      </span>
    </>
  )
}
