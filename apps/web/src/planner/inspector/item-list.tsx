import { idsOf } from '@arredo/editor'
import { positionNumbers, type RowId, rowsInOrder, standingRow } from '@arredo/project'
import { type KeyboardEvent, memo, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { useLength } from '../../words/use-length.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState, useEditing, usePlanner } from '../planner-context.tsx'
import { rowName } from '../row-name.ts'
import styles from './item-list.module.css'

/**
 * The rows of the offer in its order and under its numbers. It stays mounted while the selection changes, so that
 * focus stays where it is; keys for the selected item are the planner's shortcuts. Where things are, the outline
 * tells.
 */
export function ItemList({ onEnter }: { onEnter: () => void }) {
  const id = useId()
  const text = useText()
  const packText = usePackText()
  const money = useMoney()
  const { format } = useLength()
  const { editor, face } = usePlanner()
  const { document, evaluation, alternative } = useDeskState()
  const { selection: records } = useEditing()
  const selection = idsOf(records, 'row')
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<RowId | null>(null)
  const rows = rowsInOrder(document, alternative)
  const numbers = positionNumbers(document, alternative)
  const price = evaluation.prices[face]
  const stop = [selection[0], focused].find((row) => rows.some((known) => known.id === row)) ?? rows[0]?.id

  useEffect(() => {
    const active = globalThis.document.activeElement
    if (records.length > 0 && list.current?.contains(active)) active?.scrollIntoView({ block: 'nearest' })
  }, [records])

  function onKeyDown(event: KeyboardEvent) {
    const row = rowAt(event)
    if (row === null) return
    const isSelected = selection.includes(row)
    if (event.key === 'Enter' && isSelected) {
      event.preventDefault()
      onEnter()
    }
    const step = pageStep(event.key) ?? (isSelected ? null : arrowStep(event.key))
    if (step === null) return
    event.preventDefault()
    event.stopPropagation()
    const index = rows.findIndex((known) => known.id === row)
    list.current?.querySelectorAll<HTMLButtonElement>('button')[index + step]?.focus()
  }

  function onClick(event: SyntheticEvent) {
    const row = rowAt(event)
    if (row !== null) editor.select([{ kind: 'row', id: row }])
  }

  if (rows.length === 0) {
    return (
      <section className={styles.section} aria-labelledby={id}>
        <h3 id={id} className={styles.label}>
          {text('Items in the room')}
        </h3>
        <p className={styles.empty}>
          {text(
            'Nothing is placed yet. Drag an article from the catalogue into the room, or press Enter on it.',
          )}
        </p>
      </section>
    )
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {text('Items in the room')}
      </h3>
      <ul
        ref={list}
        className={styles.list}
        aria-labelledby={id}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={(event) => setFocused(rowAt(event))}
      >
        {rows.map((row) => {
          const { name, code } = rowName(row, evaluation)
          const size = standingRow(document, evaluation, row.id)?.size
          const own = price?.rows[row.id]
          return (
            <Item
              key={row.id}
              row={row.id}
              number={numbers.get(row.id) ?? null}
              name={packText(name)}
              code={code}
              size={size ? [size.width, size.depth, size.height].map(format).join(' × ') : ''}
              price={price && own ? money({ minor: own.total, currency: price.currency }) : ''}
              isSelected={selection.includes(row.id)}
              isStop={row.id === stop}
            />
          )
        })}
      </ul>
    </section>
  )
}

type ItemProps = {
  row: RowId
  number: number | null
  name: string
  code: string
  size: string
  price: string
  isSelected: boolean
  /** Where Tab stops. */
  isStop: boolean
}

/** Of hundreds only those are drawn again whose words changed. */
const Item = memo(function Item({ row, number, name, code, size, price, isSelected, isStop }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.item, isSelected && styles.selected)}
        aria-pressed={isSelected}
        tabIndex={isStop ? 0 : -1}
        data-item-row={row}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.code}>{[code, size].filter(Boolean).join(' · ')}</span>
        <span className={styles.price}>{price}</span>
      </button>
    </li>
  )
})

function rowAt({ target }: SyntheticEvent): RowId | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-item-row]') : null
  return button?.dataset.itemRow ?? null
}

function arrowStep(key: string): number | null {
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : null
}

/** Also while an item is selected and the arrows move it. */
function pageStep(key: string): number | null {
  if (key === 'PageDown') return 1
  return key === 'PageUp' ? -1 : null
}
