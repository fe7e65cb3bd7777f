import { isFollower, isSpecial, type Row, type RowId } from '@arredo/project'
import { GripVertical, MoreVertical } from 'lucide-react'
import { memo } from 'react'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { useText } from '../words/use-text.ts'
import styles from './row-list.module.css'
import type { RowOrder } from './use-row-order.ts'

export type RowWords = {
  readonly name: string
  readonly note: string
  readonly quantity: string
  readonly unit: string
  readonly total: string
}

export type RowLineProps = {
  row: Row
  number: number | null
  words: RowWords
  order: RowOrder
  drop: 'before' | 'after' | null
  onEdit: (row: RowId) => void
}

const fetchMenu = async () => (await import('./row-menu.tsx')).RowMenu

/** One row of the offer: what it is, how many, for how much, and what can be done with it. */
export const RowLine = memo(function RowLine({ row, number, words, order, drop, onEdit }: RowLineProps) {
  const text = useText()
  const { id, kind, flags } = row
  const isPart = isSpecial(row)
  const { name } = words
  const canEdit = kind !== 'article' && !isPart
  const isCarried = order.carried?.row === id
  return (
    <li
      data-row={id}
      data-drop={drop ?? undefined}
      className={classNames(
        styles.row,
        styles[kind],
        isCarried && styles.carried,
        isPart && styles.part,
        !flags.offered && styles.left,
      )}
    >
      {isPart ? (
        <span className={styles.handle} />
      ) : (
        <button
          type="button"
          className={classNames(styles.handle, styles.grip)}
          aria-label={text('Move {{name}}: Alt and the arrows up and down', { name })}
          data-row-handle={id}
          {...order.handle(id)}
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
      )}
      <span className={styles.number}>{number}</span>
      <span className={styles.what}>
        {canEdit ? (
          <button type="button" className={styles.name} onClick={() => onEdit(id)}>
            {name}
          </button>
        ) : (
          <span className={styles.named}>{name}</span>
        )}
        {words.note && <span className={styles.note}>{words.note}</span>}
      </span>
      <span className={styles.quantity}>{words.quantity}</span>
      <span className={styles.unit}>{words.unit}</span>
      <span className={styles.total}>{words.total}</span>
      <OnDemand
        opens="menu"
        fetch={fetchMenu}
        popup={{
          trigger: (
            <IconButton
              label={text('What can be done with {{name}}', { name })}
              icon={<MoreVertical aria-hidden="true" />}
              className={styles.menu}
            />
          ),
          ...{ row, order, onEdit, canEdit },
          canFlag: !isPart && !isFollower(row),
        }}
      />
    </li>
  )
})
