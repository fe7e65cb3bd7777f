import { type KeyboardEvent, memo } from 'react'
import { handleItemKey } from './item-keys.ts'
import { itemLabel } from './item-label.ts'
import { PlanShapes } from './plan-shapes.tsx'
import styles from './plan-view.module.css'
import { isSameItem, type PlanItemProps } from './same-item.ts'

/** An item of the plan: a button among the others, so that the plan can be worked by keyboard alone. */
export const PlanItem = memo(Item, isSameItem)

function Item({ editor, desk, item, shapes, labels, leastText, isSelected, collides }: PlanItemProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!handleItemKey(editor, item.id, event)) return
    event.preventDefault()
    // A deleted item takes the focus with it: the plan keeps it, and the next Tab leads to an item.
    if (!editor.desk.current().document.rows[item.id]) viewAround(event.currentTarget)?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element.
    <g
      role="button"
      tabIndex={0}
      aria-label={itemLabel(desk, item, labels)}
      aria-pressed={isSelected}
      data-row={item.id}
      className={collides ? `${styles.pick} ${styles.colliding}` : styles.pick}
      onKeyDown={onKeyDown}
    >
      <PlanShapes shapes={shapes} leastText={leastText} />
    </g>
  )
}

function viewAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('div[tabindex]')
}
