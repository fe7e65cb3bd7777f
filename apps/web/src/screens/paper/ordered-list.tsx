import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useRefocus } from '../../ui/use-refocus.ts'
import { useText } from '../../words/use-text.ts'
import styles from './ordered-list.module.css'

type OrderedListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** In the reader's words. */
  nameOf: (item: Item) => string
  onChange: (items: readonly Item[]) => void
  children: (item: Item, index: number) => ReactNode
}

/** A few things that stand in an order, each with the way up and down. */
export function OrderedList<Item>({
  label,
  items,
  keyOf,
  nameOf,
  onChange,
  children,
}: OrderedListProps<Item>) {
  const text = useText()
  const refocus = useRefocus()

  function move(from: number, to: number, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    const [moved, other] = [items[from], items[to]]
    if (moved === undefined || other === undefined) return
    refocus(currentTarget)
    onChange(items.with(to, moved).with(from, other))
  }

  return (
    <ol className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <li key={keyOf(item)} className={styles.entry}>
          {children(item, index)}
          <span className={styles.ways}>
            <IconButton
              label={text('Move {{name}} up', { name: nameOf(item) })}
              icon={<ArrowUp aria-hidden="true" />}
              aria-disabled={index === 0 || undefined}
              onClick={(event) => move(index, index - 1, event)}
            />
            <IconButton
              label={text('Move {{name}} down', { name: nameOf(item) })}
              icon={<ArrowDown aria-hidden="true" />}
              aria-disabled={index === items.length - 1 || undefined}
              onClick={(event) => move(index, index + 1, event)}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
