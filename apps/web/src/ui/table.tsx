import type { Key, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'
import styles from './table.module.css'

export type Column<Row> = {
  readonly name: string
  /** In place of the name above the column: a button that sorts by it. */
  readonly head?: ReactNode
  readonly sort?: 'ascending' | 'descending' | 'none'
  readonly cell: (row: Row) => ReactNode
  /** Numbers and actions stand at the end of their column. */
  readonly isAtEnd?: boolean
  /** Left out where there is no room for all; `first`: before the others. */
  readonly isExtra?: boolean | 'first'
  /** On a card every value has a line of its own; two `half` share one, `named` says what it is, a `corner` needs none. */
  readonly onCard?: 'line' | 'half' | 'named' | 'corner'
}

export type TableProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => Key
  isLoading?: boolean
  /** Of one that stands among words and scrolls in itself; one that fills a panel becomes cards when narrow. */
  label?: string
  /** As many rows in sight as can be read. */
  isDense?: boolean
}

const waitingRows = [70, 50, 60]

/** While rows are fetched their place is held; that there are none is for its owner to say, with an EmptyState. */
export function Table<Row>({
  columns,
  rows,
  keyOf,
  isLoading = false,
  label,
  isDense = false,
}: TableProps<Row>) {
  const table = (
    <table
      className={classNames(styles.table, label ? styles.plain : styles.list, isDense && styles.dense)}
      aria-busy={isLoading || undefined}
    >
      <TableHead columns={columns} />
      <tbody>
        {isLoading
          ? waitingRows.map((width) => (
              <tr key={width}>
                {columns.map((column) => (
                  <td key={column.name} className={lookOf(column)}>
                    <Skeleton width={`${width}%`} />
                  </td>
                ))}
              </tr>
            ))
          : rows.map((row, index) => <TableRow key={keyOf(row, index)} row={row} columns={columns} />)}
      </tbody>
    </table>
  )
  if (!label) return table

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      {table}
    </section>
  )
}

export function TableHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.name} scope="col" aria-sort={column.sort} className={lookOf(column)}>
            {column.head === undefined ? (
              column.name
            ) : (
              <>
                <div className={styles.control}>{column.head}</div>
                <span className={styles.said}>{column.name}</span>
              </>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function TableRow<Row>({
  row,
  columns,
  place,
}: {
  row: Row
  columns: readonly Column<Row>[]
  /** Counted from one, the head included, where not all rows are drawn. */
  place?: number
}) {
  return (
    <tr aria-rowindex={place}>
      {columns.map((column) => (
        <td key={column.name} className={lookOf(column)}>
          {column.onCard === 'named' ? (
            <>
              <span className={styles.name}>{column.name} </span>
              <div>{column.cell(row)}</div>
            </>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

function lookOf<Row>({ isAtEnd, isExtra, onCard }: Column<Row>): string {
  return classNames(
    isAtEnd && styles.atEnd,
    isExtra && styles.extra,
    isExtra === 'first' && styles.extraFirst,
    onCard && styles[onCard],
  )
}
