import { idsOf } from '@arredo/editor'
import { type Row, rowsInOrder } from '@arredo/project'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState, useEditing, usePlanner } from '../planner-context.tsx'
import { rowName } from '../row-name.ts'
import styles from './item-list.module.css'

/**
 * The twin of the scene for keyboards and screen readers. It stays mounted while the selection changes,
 * so that focus stays where it is; keys for the selected item are the planner's shortcuts.
 */
export function ItemList({ onEnter }: { onEnter: () => void }) {
  const id = useId()
  const text = useText()
  const packText = usePackText()
  const money = useMoney()
  const { editor, face } = usePlanner()
  const desk = useDeskState()
  const { selection: records } = useEditing()
  const selection = idsOf(records, 'row')
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const rows = rowsInOrder(desk.document, desk.alternative)
  const price = desk.evaluation.prices[face]
  const stop = [selection[0], focused].find((row) => rows.some((known) => known.id === row)) ?? rows[0]?.id

  useEffect(() => {
    const active = globalThis.document.activeElement
    if (records.length > 0 && list.current?.contains(active)) active?.scrollIntoView({ block: 'nearest' })
  }, [records])

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, row: Row, index: number) {
    const isSelected = selection.includes(row.id)
    if (event.key === 'Enter' && isSelected) {
      event.preventDefault()
      onEnter()
    }
    const step = pageStep(event.key) ?? (isSelected ? null : arrowStep(event.key))
    if (step === null) return
    event.preventDefault()
    event.stopPropagation()
    list.current?.querySelectorAll<HTMLButtonElement>('button')[index + step]?.focus()
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
      <ul ref={list} className={styles.list} aria-labelledby={id}>
        {rows.map((row, index) => {
          const { name, code } = rowName(row, desk.evaluation)
          const own = price?.rows[row.id]
          const isSelected = selection.includes(row.id)
          return (
            <li key={row.id}>
              <button
                type="button"
                className={classNames(styles.item, isSelected && styles.selected)}
                aria-pressed={isSelected}
                tabIndex={row.id === stop ? 0 : -1}
                data-item-row={row.id}
                onFocus={() => setFocused(row.id)}
                onClick={() => editor.select([{ kind: 'row', id: row.id }])}
                onKeyDown={(event) => onKeyDown(event, row, index)}
              >
                <span className={styles.name}>{packText(name)}</span>
                <span className={styles.code}>{code}</span>
                <span className={styles.price}>
                  {price && own ? money({ minor: own.total, currency: price.currency }) : ''}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
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
