import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './golden-prices.module.css'
import type { Check } from './use-check.ts'

/** Prices that must not change unnoticed: what the author wrote, and what they are now. */
export function GoldenPrices({ golden }: { golden: Check['golden'] }) {
  const text = useText()
  const money = useMoney()
  const wrong = golden.filter(({ expected, found }) => expected !== found)
  const amount = (minor: number | null, currency: string) =>
    minor === null ? text('No price') : money({ minor, currency })

  if (wrong.length === 0) {
    return (
      <section aria-label={text('Fixed prices')} className={styles.golden}>
        <h3>{text('Fixed prices')}</h3>
        <p className={styles.quiet}>
          {text('All {{count}} prices are as their author fixed them.', { count: golden.length })}
        </p>
      </section>
    )
  }
  return (
    <section aria-label={text('Fixed prices')} className={styles.golden}>
      <h3>{text('Fixed prices')}</h3>
      <p className={styles.quiet}>
        {text(
          'These prices were fixed so that none changes unnoticed. If the change is meant, write the new price into the sheet or file that fixes it.',
        )}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('Article')}</th>
            <th scope="col">{text('Price list')}</th>
            <th scope="col" className={styles.number}>
              {text('Fixed')}
            </th>
            <th scope="col" className={styles.number}>
              {text('Now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {wrong.map(({ article, model, priceList, currency, expected, found }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an author may fix the same article several times
            <tr key={index}>
              <td>
                {article} <span className={styles.quiet}>{model}</span>
              </td>
              <td>{priceList}</td>
              <td className={styles.number}>{amount(expected, currency)}</td>
              <td className={styles.number}>{amount(found, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
