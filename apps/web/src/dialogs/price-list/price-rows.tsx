import type {
  AlternativePrices,
  PriceReport,
  PricesThen,
  ReportRow,
  Treatment,
  Treatments,
} from '@arredo/flows'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useSignedMoney } from '../../words/use-signed-money.ts'
import { type Translate, useText } from '../../words/use-text.ts'
import styles from './price-list-dialog.module.css'
import { useReasonWords } from './use-reason-words.ts'

/** The rows of one alternative whose price is another one: before, now, why, and what is to become of each. */
export function PriceRows({
  report,
  alternative,
  then,
  chosen,
  onChoose,
}: {
  report: PriceReport
  alternative: AlternativePrices
  then: PricesThen
  chosen: Treatments
  /** Null where somebody is only told. */
  onChoose: ((row: string, treatment: Treatment) => void) | null
}) {
  const text = useText()
  const packText = usePackText()
  const money = useMoney()
  const signed = useSignedMoney()
  const reasonWords = useReasonWords(report)
  const { currency } = report
  const priced = (minor: number | null) => (minor === null ? text('No price') : money({ minor, currency }))

  const columns: Column<ReportRow>[] = [
    {
      name: text('Item'),
      cell: ({ position, name, code }) => (
        <>
          <span className={styles.item}>
            {position === null ? '' : `${position} · `}
            {packText(name)}
          </span>
          {code && <span className={styles.code}>{code}</span>}
        </>
      ),
    },
    { name: text('Before'), isAtEnd: true, onCard: 'named', cell: ({ old }) => priced(old) },
    {
      name: text('Now'),
      isAtEnd: true,
      onCard: 'named',
      cell: ({ row, old }) => {
        const now = then.rows[row] ?? null
        return (
          <>
            <span className={styles.now}>{priced(now)}</span>
            {old !== null && now !== null && old !== now && (
              <span className={styles.code}>{signed({ minor: now - old, currency })}</span>
            )}
          </>
        )
      },
    },
    {
      name: text('Why'),
      onCard: 'named',
      cell: ({ reasons }) => (
        <ul className={styles.reasons}>
          {reasons.map((reason) => {
            const words = reasonWords(reason)
            return <li key={words}>{words}</li>
          })}
        </ul>
      ),
    },
  ]
  if (onChoose) {
    columns.push({
      name: text('For this row'),
      cell: ({ row, name, treatments }) =>
        treatments.length > 1 && (
          <SegmentedControl
            label={text('Price of {{name}}', { name: packText(name) })}
            value={chosen[row] ?? treatments[0] ?? 'new'}
            segments={treatments.map((value) => ({ value, label: treatmentWords(value, text) }))}
            onChange={(value) => onChoose(row, value)}
          />
        ),
    })
  }

  return (
    <div className={styles.table}>
      <Table columns={columns} rows={alternative.rows} keyOf={({ row }) => row} />
    </div>
  )
}

export function treatmentWords(treatment: Treatment, text: Translate): string {
  if (treatment === 'replace') return text('Replace')
  return treatment === 'keep' ? text('Keep the old price') : text('New price')
}
