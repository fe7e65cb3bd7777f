import type { Drawing } from '@arredo/drawings'
import type { StandingRow } from '@arredo/project'
import type { KeyboardEvent } from 'react'
import type { Editor } from '../editor.ts'
import { useDesk, useEditorState } from '../use-editor-state.ts'
import { handleItemKey } from './item-keys.ts'
import { itemLabel } from './item-label.ts'
import type { PlanViewLabels } from './plan-labels.ts'
import { PlanShapes } from './plan-shapes.tsx'
import styles from './plan-view.module.css'

type PlanItemProps = {
  readonly editor: Editor
  readonly item: StandingRow
  readonly shapes: Drawing
  readonly labels: PlanViewLabels
  readonly leastText: number
}

/** An item of the plan: a button among the others, so that the plan can be worked by keyboard alone. */
export function PlanItem({ editor, item, shapes, labels, leastText }: PlanItemProps) {
  const desk = useDesk(editor.desk)
  const { selection, gesture } = useEditorState(editor)
  const collides = gesture?.kind === 'move' && gesture.row === item.id && gesture.collides
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
      aria-pressed={selection.includes(item.id)}
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
