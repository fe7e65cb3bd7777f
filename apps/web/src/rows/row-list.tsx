import { positionNumbers, rowsInOrder } from '@arredo/project'
import { useCallback, useRef } from 'react'
import { useApp } from '../app/app-context.tsx'
import { type OpenDesk, useDeskNow } from '../app/use-open-desk.ts'
import { useText } from '../words/use-text.ts'
import { RowLine } from './row-line.tsx'
import styles from './row-list.module.css'
import { useRowOrder } from './use-row-order.ts'
import { useRowWords } from './use-row-words.ts'

/** The rows of the alternative one looks at, in the order of the offer and under its numbers. */
export function RowList({ open, announce }: { open: OpenDesk; announce: (message: string) => void }) {
  const text = useText()
  const { dialogs } = useApp()
  const list = useRef<HTMLOListElement>(null)
  const { document, evaluation, alternative } = useDeskNow(open)
  const rows = rowsInOrder(document, alternative)
  const numbers = positionNumbers(document, alternative)
  const price = evaluation.prices[open.face]
  const words = useRowWords()
  const order = useRowOrder(open.desk, rows, { list, announce })
  const edit = useCallback((row: string) => void dialogs.ask('editRow', { row }), [dialogs])

  if (rows.length === 0) {
    return (
      <p className={styles.empty}>
        {text('Nothing is on the offer yet. Place articles in the planner, or add a row here.')}
      </p>
    )
  }
  const last = rows.at(-1)?.id
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.number}>{text('Pos.')}</span>
        <span className={styles.what}>{text('Row')}</span>
        <span className={styles.quantity}>{text('Quantity')}</span>
        <span className={styles.unit}>{text('Unit price')}</span>
        <span className={styles.total}>{text('Total')}</span>
      </div>
      <ol
        ref={list}
        className={styles.list}
        aria-label={text('Rows of the offer')}
        onKeyDown={order.onKeyDown}
      >
        {rows.map((row) => (
          <RowLine
            key={row.id}
            row={row}
            number={numbers.get(row.id) ?? null}
            words={words(row, evaluation, price)}
            order={order}
            drop={dropAt(order.carried, row.id, last)}
            onEdit={edit}
          />
        ))}
      </ol>
    </>
  )
}

function dropAt(
  carried: ReturnType<typeof useRowOrder>['carried'],
  row: string,
  last: string | undefined,
): 'before' | 'after' | null {
  if (!carried || carried.before === carried.row) return null
  if (carried.before === row) return 'before'
  return carried.before === null && row === last ? 'after' : null
}
