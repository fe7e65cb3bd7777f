import type { Text } from '@arredo/catalogue'
import { idsOf } from '@arredo/editor'
import type { Size } from '@arredo/geometry'
import type { ProjectPrice } from '@arredo/pricing'
import { isSpecial, positionNumbers, type RowId, rowName, rowsInOrder, standingRows } from '@arredo/project'
import { type KeyboardEvent, memo, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useRowOrder } from '../../rows/use-row-order.ts'
import { classNames } from '../../ui/class-names.ts'
import { useLength } from '../../words/use-length.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState, useEditing, usePlanner } from '../planner-context.tsx'
import { SpecialNote } from '../specials/special-note.tsx'
import styles from './item-list.module.css'

/**
 * The rows of the offer in its order and under its numbers. It stays mounted while the selection changes, so that
 * focus stays where it is; keys for the selected item are the planner's shortcuts. Where things are, the outline
 * tells.
 */
export function ItemList({ onEnter }: { onEnter: () => void }) {
  const id = useId()
  const text = useText()
  const { desk, editor, face, announce } = usePlanner()
  const { document, evaluation, alternative } = useDeskState()
  const { selection: records } = useEditing()
  const selection = idsOf(records, 'row')
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<RowId | null>(null)
  const rows = rowsInOrder(document, alternative)
  const numbers = positionNumbers(document, alternative)
  const sizes = new Map(standingRows(document, evaluation).map(({ id: row, size }) => [row, size]))
  const price = evaluation.prices[face]
  const order = useRowOrder(desk, rows, { list, announce })
  const stop = [selection[0], focused].find((row) => rows.some((known) => known.id === row)) ?? rows[0]?.id

  useEffect(() => {
    const active = globalThis.document.activeElement
    if (records.length > 0 && list.current?.contains(active)) active?.scrollIntoView({ block: 'nearest' })
  }, [records])

  function onKeyDown(event: KeyboardEvent) {
    const row = rowAt(event)
    if (row === null) return
    order.onKeyDown(event)
    if (event.defaultPrevented) return
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
        <h2 id={id} className={styles.label}>
          {text('Items in the room')}
        </h2>
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
      <h2 id={id} className={styles.label}>
        {text('Items in the room')}
      </h2>
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
          return (
            <Item
              key={row.id}
              row={row.id}
              number={numbers.get(row.id) ?? null}
              name={row.kind === 'article' ? name : name.en || text('Subtotal')}
              code={code}
              size={sizes.get(row.id)}
              isSpecial={isSpecial(row)}
              isPriceless={row.kind === 'article' && row.flags.offered && !price?.rows[row.id]}
              isOnRequest={row.kind === 'free' && row.onRequest === true}
              total={row.kind === 'ownAppliance' ? undefined : totalOf(price, row.id)}
              currency={price?.currency}
              isSelected={selection.includes(row.id)}
              isStop={row.id === stop}
            />
          )
        })}
      </ul>
    </section>
  )
}

function totalOf(price: ProjectPrice | undefined, row: RowId): number | undefined {
  return price?.rows[row]?.total ?? price?.subtotals?.[row]
}

type ItemProps = {
  row: RowId
  number: number | null
  /** What was typed has one language, and is the same as long as it says the same. */
  name: Text | string
  code: string
  size: Size | undefined
  isSpecial: boolean
  isOnRequest: boolean
  /** It is to be sold, and nobody knows for how much. */
  isPriceless: boolean
  total: number | undefined
  currency: string | undefined
  isSelected: boolean
  /** Where Tab stops. */
  isStop: boolean
}

/** Of hundreds only those are put into words again of which something changed. */
const Item = memo(function Item({ row, number, name, code, size, total, currency, ...item }: ItemProps) {
  const text = useText()
  const packText = usePackText()
  const money = useMoney()
  const { format } = useLength()
  const measures = size ? [size.width, size.depth, size.height].map(format).join(' × ') : ''
  return (
    <li data-row={row}>
      <button
        type="button"
        className={classNames(styles.item, item.isSelected && styles.selected)}
        aria-pressed={item.isSelected}
        tabIndex={item.isStop ? 0 : -1}
        data-item-row={row}
        data-row-handle={row}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.name}>{typeof name === 'string' ? name : packText(name)}</span>
        <span className={styles.code}>
          {item.isSpecial ? <SpecialNote id={row} /> : [code, measures].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.price}>
          {item.isOnRequest && text('On request')}
          {item.isPriceless && text('No price')}
          {total !== undefined && currency !== undefined && money({ minor: total, currency })}
        </span>
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
