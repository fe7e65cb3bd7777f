import { type Face, isPriced } from '@arredo/pricing'
import type { ComparedRow, Picks, Preview, SidePick } from '@arredo/project'
import type { ReactNode } from 'react'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { useMoney } from '../words/use-money.ts'
import { useSignedMoney } from '../words/use-signed-money.ts'
import { useText } from '../words/use-text.ts'
import styles from './comparison.module.css'
import { PlanPicture } from './plan-picture.tsx'
import { useDetailWords } from './use-detail-words.ts'
import { useDifferenceWords } from './use-difference-words.ts'
import { useHeaderValue } from './use-header-value.ts'

export type ComparedSide = {
  /** In the person's own language, as all words of a side. */
  readonly title: string
  /** Who made it and when. */
  readonly origin: string
  readonly design: Preview
  /** Of the room, above its plan. */
  readonly picture?: ReactNode
}

type ComparisonProps = {
  left: ComparedSide
  right: ComparedSide
  rows: readonly ComparedRow[]
  /** Whose prices they are. */
  face: Face
  /** What each line costs more or less on the right. */
  hasDifference?: boolean
  /** Below the sides, above the lines. */
  between?: ReactNode
  /** Where somebody has to say which of both it shall be. */
  choosing?: { readonly picks: Picks; readonly onPick: (key: string, pick: SidePick) => void }
}

/** Two designs side by side: their plans, what they cost, and line by line what differs. */
export function Comparison({
  left,
  right,
  rows,
  face,
  hasDifference = false,
  between,
  choosing,
}: ComparisonProps) {
  const text = useText()
  const money = useMoney()
  const signed = useSignedMoney()
  const { nameOf, changeOf } = useDifferenceWords()
  const headerValue = useHeaderValue()
  const detailsOf = useDetailWords(left.design, right.design)
  const priceOf = ({ design }: ComparedSide) => {
    const price = design.evaluation.prices[face]
    return isPriced(price) ? price : null
  }
  const [leftPrice, rightPrice] = [priceOf(left), priceOf(right)]
  const currency = (leftPrice ?? rightPrice)?.currency
  const priced = (minor: number | null) => (minor !== null && currency ? money({ minor, currency }) : '')
  const marked = new Set(rows.map(({ difference }) => difference.id))

  const side = (which: 'left' | 'right'): Column<ComparedRow> => ({
    name: (which === 'left' ? left : right).title,
    onCard: 'named',
    cell: (row) => {
      const price = priced(row[which])
      const { of, id, mine, theirs } = row.difference
      const change = which === 'left' ? mine : theirs
      const values =
        of === 'header' ? [left, right].map(({ design }) => headerValue(id, design.document)) : []
      // Where both are called the same, what differs is beneath the name.
      const value = values[0] === values[1] ? null : values[which === 'left' ? 0 : 1]
      return (
        <>
          {!row.difference.follows && (
            <span className={change ? styles.change : styles.same}>
              {/* Where one side is what the other became, it says of the new that it was not there. */}
              {value ??
                (hasDifference && !change && row.difference.theirs?.kind === 'added'
                  ? text('not there')
                  : changeOf(change, row))}
            </span>
          )}
          {detailsOf(row, which).map((words) => (
            <span key={words} className={styles.detail}>
              {words}
            </span>
          ))}
          {price && <span className={styles.price}>{price}</span>}
        </>
      )
    },
  })
  const columns: Column<ComparedRow>[] = [
    {
      name: text('What differs'),
      cell: (row) => (
        <>
          <span className={styles.name}>{nameOf(row)}</span>
          {row.code && <span className={styles.code}>{row.code}</span>}
        </>
      ),
    },
    side('left'),
    side('right'),
  ]
  if (hasDifference) {
    columns.push({
      name: text('Difference'),
      isAtEnd: true,
      onCard: 'named',
      cell: ({ left: was, right: is }) =>
        (was !== null || is !== null) &&
        currency &&
        (signed({ minor: (is ?? 0) - (was ?? 0), currency }) || text('none')),
    })
  }
  if (choosing) {
    columns.push({
      name: text('Take'),
      cell: (row) =>
        !row.difference.follows && (
          <SegmentedControl<SidePick | ''>
            label={text('Which {{name}}', { name: nameOf(row) })}
            value={choosing.picks[row.key] ?? row.difference.pick ?? ''}
            segments={[
              { value: 'mine', label: left.title },
              ...(row.difference.pick === 'both' ? [{ value: 'both' as const, label: text('Both') }] : []),
              { value: 'theirs', label: right.title },
            ]}
            onChange={(pick) => pick !== '' && choosing.onPick(row.key, pick)}
          />
        ),
    })
  }

  return (
    <div className={styles.comparison}>
      <div className={styles.sides}>
        {[left, right].map((each) => {
          const price = priceOf(each)
          const difference =
            each === right && leftPrice && rightPrice && currency
              ? signed({ minor: rightPrice.total - leftPrice.total, currency })
              : ''
          return (
            <section key={each === left ? 'left' : 'right'} className={styles.side} aria-label={each.title}>
              <h3 className={styles.title}>{each.title}</h3>
              <p className={styles.origin}>{each.origin}</p>
              {each.picture}
              <PlanPicture
                design={each.design}
                marked={marked}
                label={text('Plan: {{name}}', { name: each.title })}
              />
              <p className={styles.total}>
                <strong>{price ? priced(price.total) : text('No price')}</strong>
                {difference && <span className={styles.difference}> {difference}</span>}
                {price && (
                  <span className={styles.basis}>
                    {price.withVat ? text('with VAT') : text('without VAT')}
                  </span>
                )}
              </p>
            </section>
          )
        })}
      </div>
      {between}
      {rows.length > 0 && (
        <div className={styles.table}>
          <Table columns={columns} rows={rows} keyOf={({ key }) => key} />
        </div>
      )}
    </div>
  )
}
