import { middle, type NeighbourDistance } from '@arredo/geometry'
import type { RowId } from '@arredo/project'
import { type KeyboardEvent, useState } from 'react'
import type { Editor } from '../editor.ts'
import { setNeighbourDistance } from '../neighbour-distances.ts'
import { type PlanCamera, toPixels } from './plan-camera.ts'
import { type PlanViewLabels, readLength } from './plan-labels.ts'
import styles from './plan-view.module.css'

type DistancePillsProps = {
  readonly editor: Editor
  readonly row: RowId
  readonly distances: readonly NeighbourDistance[]
  readonly camera: PlanCamera
  readonly labels: PlanViewLabels
}

const names: Readonly<Record<NeighbourDistance['side'], string>> = {
  left: 'Distance on the left: {{distance}}',
  right: 'Distance on the right: {{distance}}',
  front: 'Distance in front: {{distance}}',
  back: 'Distance behind: {{distance}}',
}

/** Live distances to the four neighbours; a pill can be clicked and typed into. */
export function DistancePills({ editor, row, distances, camera, labels }: DistancePillsProps) {
  return distances.map((distance) => {
    const { x, y } = toPixels(camera, middle(distance.from, distance.to))
    return (
      <div
        key={distance.side}
        className={styles.pillPlace}
        style={{ translate: `calc(${x}px - 50%) calc(${y}px - 50%)` }}
      >
        <Pill editor={editor} row={row} distance={distance} labels={labels} />
      </div>
    )
  })
}

type PillProps = {
  readonly editor: Editor
  readonly row: RowId
  readonly distance: NeighbourDistance
  readonly labels: PlanViewLabels
}

function Pill({ editor, row, distance, labels }: PillProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const shown = labels.formatLength(distance.distance)
  const name = labels.text(names[distance.side], { distance: shown })
  if (draft === null) {
    return (
      <button type="button" className={styles.pill} aria-label={name} onClick={() => setDraft(shown)}>
        {shown}
      </button>
    )
  }

  const commit = () => {
    const typed = readLength(labels, draft)
    // Untouched drafts are rounded for display: committing one would move the item by the rounding.
    if (draft !== shown && typed !== null) setNeighbourDistance(editor, row, distance.side, typed)
    setDraft(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setDraft(null)
  }
  return (
    <input
      className={styles.pillInput}
      aria-label={name}
      inputMode="decimal"
      value={draft}
      // biome-ignore lint/a11y/noAutofocus: the pill that was pressed becomes this field; the focus must follow.
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={commit}
    />
  )
}
