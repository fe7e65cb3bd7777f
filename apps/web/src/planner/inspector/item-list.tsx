import { type Editor, idsOf } from '@arredo/editor'
import { rowsInOrder } from '@arredo/project'
import { type FocusEvent, type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react'
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

  function onKeyDown(event: KeyboardEvent) {
    const index = rows.findIndex(({ id }) => id === rowOf(event.target))
    const isSelected = selection.includes(rowOf(event.target) ?? '')
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
      <ul
        ref={list}
        className={styles.list}
        aria-labelledby={id}
        onFocus={({ target }: FocusEvent) => setFocused(rowOf(target))}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => {
          const { name, code } = rowName(row, desk.evaluation)
          return (
            <Item
              key={row.id}
              editor={editor}
              id={row.id}
              name={packText(name)}
              code={code}
              total={price?.rows[row.id]?.total ?? null}
              currency={price?.currency ?? ''}
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
  editor: Editor
  id: string
  name: string
  code: string
  total: number | null
  currency: string
  isSelected: boolean
  /** Where Tab enters the list. */
  isStop: boolean
}

/** One of hundreds: a selection draws two of them anew, a move none. */
const Item = memo(function Item({ editor, id, name, code, total, currency, isSelected, isStop }: ItemProps) {
  const money = useMoney()
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.item, isSelected && styles.selected)}
        aria-pressed={isSelected}
        tabIndex={isStop ? 0 : -1}
        data-item-row={id}
        onClick={() => editor.select([{ kind: 'row', id }])}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.code}>{code}</span>
        <span className={styles.price}>{total === null ? '' : money({ minor: total, currency })}</span>
      </button>
    </li>
  )
})

function rowOf(target: EventTarget): string | null {
  return target instanceof HTMLElement ? (target.dataset.itemRow ?? null) : null
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
