import { SecondLine } from '../../../ui/second-line.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { useMoney } from '../../../words/use-money.ts'
import { useText } from '../../../words/use-text.ts'
import { AcceptPrices } from './accept-prices.tsx'
import styles from './golden-prices.module.css'
import type { Check } from './use-check.ts'

/** Prices that must not change unnoticed: what the author wrote, and what they are now. */
export function GoldenPrices({ check, onAccept }: { check: Check; onAccept?: (version: string) => void }) {
  const text = useText()
  const money = useMoney()
  const { golden, findings, version } = check
  const wrong = golden.filter(({ expected, found }) => expected !== found)
  // Another mistake would be there still, and what has one is not kept.
  const mistakes = findings.filter(({ kind }) => kind === 'mistake').length
  const isAcceptable = mistakes === wrong.length && wrong.every(({ found }) => found !== null)
  const amount = (minor: number | null, currency: string) =>
    minor === null ? text('No price') : money({ minor, currency })

  const columns: readonly Column<Check['golden'][number]>[] = [
    {
      name: text('Article'),
      cell: ({ article, model, priceList }) => (
        <>
          {article}
          <SecondLine>{`${model} · ${priceList}`}</SecondLine>
        </>
      ),
    },
    { name: text('Fixed'), isAtEnd: true, cell: ({ expected, currency }) => amount(expected, currency) },
    { name: text('Now'), isAtEnd: true, cell: ({ found, currency }) => amount(found, currency) },
  ]
  return (
    <section aria-label={text('Fixed prices')} className={styles.golden}>
      <h3>{text('Fixed prices')}</h3>
      <p className={styles.quiet}>
        {wrong.length === 0
          ? text('All {{count}} prices are as their author fixed them.', { count: golden.length })
          : onAccept && isAcceptable
            ? text(
                'These prices were fixed so that none changes unnoticed. If the change is meant, accept the new ones. They are written into the version that is kept here; download that to go on with it.',
              )
            : text(
                'These prices were fixed so that none changes unnoticed. If the change is meant, write the new price into the sheet or file that fixes it.',
              )}
      </p>
      {wrong.length > 0 && (
        // An author may fix the same article several times.
        <Table label={text('List of prices')} columns={columns} rows={wrong} keyOf={(_, index) => index} />
      )}
      {wrong.length > 0 && onAccept && isAcceptable && version !== null && (
        <AcceptPrices version={version} onAccept={onAccept} />
      )}
    </section>
  )
}
