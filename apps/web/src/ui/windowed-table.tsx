import type { CSSProperties } from 'react'
import styles from './table.module.css'
import { type Column, TableHead, TableRow } from './table.tsx'
import { useRowWindow } from './use-row-window.ts'

/** Two lines of words, and the same for every row: only so can rows that are not drawn keep their place. */
const rowHeight = 52

/** Thousands of rows in a box of its own that scrolls below its head; drawn as far as they are in sight. */
export function WindowedTable<Row>({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}) {
  const { first, last, above, below, onScroll } = useRowWindow(rows.length, rowHeight)
  return (
    <section
      className={styles.window}
      style={{ '--row-height': `${rowHeight}px` } as CSSProperties}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
      tabIndex={0}
      onScroll={onScroll}
    >
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <TableHead columns={columns} />
        <tbody>
          {above > 0 && <tr style={{ blockSize: above }} />}
          {rows.slice(first, last).map((row, index) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is the place it stands at
              key={first + index}
              row={row}
              columns={columns}
              place={first + index + 2}
            />
          ))}
          {below > 0 && <tr style={{ blockSize: below }} />}
        </tbody>
      </table>
    </section>
  )
}
