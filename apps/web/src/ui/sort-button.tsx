import { ArrowDown, ArrowUp } from 'lucide-react'
import styles from './sort-button.module.css'
import type { Column } from './table.tsx'

/** The head of a column that rows can be sorted by; the arrow says by which they are, and in which way. */
export function SortButton({
  label,
  sort,
  onSort,
}: {
  label: string
  sort: NonNullable<Column<never>['sort']>
  onSort: () => void
}) {
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {label}
      {sort === 'ascending' && <ArrowUp size={14} aria-hidden="true" />}
      {sort === 'descending' && <ArrowDown size={14} aria-hidden="true" />}
    </button>
  )
}
