import type { Treatment, Treatments } from '@arredo/flows'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useDate } from '../../words/use-date.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './price-list-dialog.module.css'
import { PriceRows, treatmentWords } from './price-rows.tsx'
import { PriceTotals } from './price-totals.tsx'
import { useReasonWords } from './use-reason-words.ts'

/** the document's question, and beneath it what a yes would change, row by row. */
export function PriceListDialog({ question, onAnswer, frame }: DialogProps<'priceList'>) {
  const { report, until, mode, mayKeep } = question
  const text = useText()
  const date = useDate()
  const reasonWords = useReasonWords(report)
  const [chosen, setChosen] = useState<Treatments>({})
  const then = useMemo(() => report.price(chosen), [report, chosen])
  const isAsked = mode === 'ask'
  const shown = report.alternatives.filter(({ rows, old, id }) => rows.length > 0 || old !== then.totals[id])
  const rows = report.alternatives.flatMap((alternative) => alternative.rows)
  const keepable = rows.filter(({ treatments }) => treatments.includes('keep'))
  const all: Treatment | 'mixed' = keepable.every(({ row }) => chosen[row] === 'keep')
    ? 'keep'
    : keepable.some(({ row }) => chosen[row] === 'keep')
      ? 'mixed'
      : 'new'
  const { priceList, priceDate } = report.from
  const kept = { list: priceList ?? '', date: date(priceDate) }

  return (
    <DialogFrame
      {...frame}
      description={
        isAsked
          ? text(
              'It seems that the price list is different from the current one. Would you like to update it?',
            )
          : text('This project keeps the prices of {{date}}. This is what it would cost today.', kept)
      }
      footer={
        <>
          <PriceTotals report={report} then={then} />
          {!isAsked && <Button onClick={() => onAnswer(null)}>{text('Close')}</Button>}
          {isAsked && mayKeep && until !== null && (
            <Button onClick={() => onAnswer({ kind: 'keep' })}>
              {text('Keep until {{date}}', { date: date(until) })}
            </Button>
          )}
          {isAsked && !mayKeep && <Button onClick={() => onAnswer(null)}>{text('Leave them')}</Button>}
          {isAsked && (
            <Button
              kind="primary"
              disabled={then.problem !== null}
              onClick={() =>
                onAnswer({
                  kind: 'update',
                  chosen,
                  reason:
                    until === null
                      ? text('Price of {{list}} of {{date}}, kept', kept)
                      : text('Price of {{list}} of {{date}}, kept until {{until}}', {
                          ...kept,
                          until: date(until),
                        }),
                })
              }
            >
              {text('Update the prices')}
            </Button>
          )}
        </>
      }
    >
      {then.problem !== null && <Notice kind="error">{text(then.problem)}</Notice>}
      {isAsked && keepable.length > 1 && (
        <div className={styles.all}>
          <span className={styles.allWords}>{text('All rows')}</span>
          <SegmentedControl
            label={text('All rows')}
            value={all}
            segments={(['new', 'keep'] as const).map((value) => ({
              value,
              label: treatmentWords(value, text),
            }))}
            onChange={(value) => setChosen(value === 'keep' ? allKept(keepable) : {})}
          />
        </div>
      )}
      {shown.map((alternative) => (
        <section key={alternative.id} aria-label={alternative.name} className={styles.alternative}>
          {report.alternatives.length > 1 && <h3 className={styles.name}>{alternative.name}</h3>}
          {alternative.reasons.length > 0 && (
            <ul className={styles.whole}>
              {alternative.reasons.map((reason) => {
                const words = reasonWords(reason)
                return <li key={words}>{words}</li>
              })}
            </ul>
          )}
          {alternative.rows.length > 0 && (
            <PriceRows
              {...{ report, alternative, then, chosen }}
              onChoose={isAsked ? (row, treatment) => setChosen({ ...chosen, [row]: treatment }) : null}
            />
          )}
        </section>
      ))}
      {rows.length === 0 && <p>{text('No row of this project costs anything else.')}</p>}
    </DialogFrame>
  )
}

function allKept(rows: readonly { readonly row: string }[]): Treatments {
  return Object.fromEntries(rows.map(({ row }) => [row, 'keep' as const]))
}
