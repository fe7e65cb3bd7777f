import { Fragment, type ReactNode, useId, useState } from 'react'
import { LinkButton } from '../../../ui/link.tsx'
import { useText } from '../../../words/use-text.ts'
import styles from './day-panel.module.css'

/** More than that hides the groups beside it; the rest comes by a press. */
const shownAtFirst = 4

/** One kind of work; without any it is not there. */
export function DayGroup<Item>({
  name,
  list,
  keyOf,
  children,
}: {
  name: string
  list: readonly Item[]
  keyOf: (item: Item) => string | number
  children: (item: Item) => ReactNode
}) {
  const text = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (list.length === 0) return null

  const shown = isOpen ? list : list.slice(0, shownAtFirst)
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>
        {name} <span className={styles.count}>{list.length}</span>
      </h3>
      <ul>
        {shown.map((item) => (
          <Fragment key={keyOf(item)}>{children(item)}</Fragment>
        ))}
      </ul>
      {shown.length < list.length && (
        <LinkButton onClick={() => setIsOpen(true)}>
          {text('And {{count}} more', { count: list.length - shown.length })}
        </LinkButton>
      )}
    </section>
  )
}
