import type { Pack } from '@arredo/catalogue'
import { useLanguage } from '../../../words/use-language.ts'
import { useText } from '../../../words/use-text.ts'
import type { Difference } from '../releases/use-version.ts'
import styles from './difference-summary.module.css'
import { newlyDiscontinued } from './discontinued.ts'
import { spanOf } from './sort-prices.ts'
import { useChangeWords } from './use-change-words.ts'

/** The whole change at a glance; a slip of the pen shows in how far the largest is from the middle. */
export function DifferenceSummary({ difference, pack }: { difference: Difference; pack: Pack }) {
  const text = useText()
  const change = useChangeWords()
  const { locale } = useLanguage()
  const { prices, morePrices, added, gone, changed, projects, offers } = difference
  const span = spanOf(prices)
  const figures = [
    {
      label: text('Prices that change'),
      value: prices.length + morePrices,
      note: span
        ? text('{{least}} to {{most}}, mostly {{middle}}', {
            least: change(span.least),
            most: change(span.most),
            middle: change(span.middle),
          })
        : '',
    },
    { label: text('New articles'), value: added.length },
    { label: text('Articles gone'), value: gone.length },
    { label: text('Discontinued'), value: newlyDiscontinued(difference, pack).length },
    { label: text('Articles changed'), value: changed.length },
    { label: text('Open projects'), value: projects.count, note: text('keep the old prices') },
    { label: text('Open offers'), value: offers.count, note: text('stay valid as they are') },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={value === 0 ? styles.none : styles.value}>
            {new Intl.NumberFormat(locale).format(value)}
          </dd>
          {note && value > 0 && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
