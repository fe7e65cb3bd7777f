/// <reference path="./css-modules.d.ts" />
import { type Editor, setNeighbourDistance } from '@arredo/editor'
import type { NeighbourDistance } from '@arredo/geometry'
import type { RowId } from '@arredo/project'
import { type KeyboardEvent, useRef, useState } from 'react'
import styles from './room-view.module.css'

export type Labels = {
  /** A length as this person reads it, e.g. "1 160" or "45 5/8″". */
  readonly formatLength: (millimetres: number) => string
  /** Reads a typed length in the person's unit; null when it is none. Plain millimetres when absent. */
  readonly parseLength?: (typed: string) => number | null
  readonly text: (key: string, values?: Readonly<Record<string, string | number>>) => string
}

const names: Readonly<Record<NeighbourDistance['side'], string>> = {
  left: 'Distance on the left: {{distance}}',
  right: 'Distance on the right: {{distance}}',
  front: 'Distance in front: {{distance}}',
  back: 'Distance behind: {{distance}}',
}

type DistancePillProps = {
  readonly editor: Editor
  readonly row: RowId
  readonly distance: NeighbourDistance
  readonly labels: Labels
}

/** A live distance that can be clicked and typed into. */
export function DistancePill({ editor, row, distance, labels }: DistancePillProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const wasTyping = useRef(false)
  const shown = labels.formatLength(distance.distance)
  const name = labels.text(names[distance.side], { distance: shown })
  if (draft === null) {
    return (
      <button
        type="button"
        className={styles.pill}
        aria-label={name}
        // biome-ignore lint/a11y/noAutofocus: after typing the focus returns to where it began
        autoFocus={wasTyping.current}
        onClick={() => setDraft(shown)}
      >
        {shown}
      </button>
    )
  }

  const leave = (byKey: boolean) => {
    wasTyping.current = byKey
    setDraft(null)
  }
  const commit = (byKey: boolean) => {
    const wanted = readLength(labels, draft)
    // Untouched drafts are rounded for display: committing one would move the item by the rounding.
    if (draft !== shown && wanted !== null) setNeighbourDistance(editor, row, distance.side, wanted)
    leave(byKey)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys belong to the field: the room must not hear Delete or arrows meanwhile.
    event.stopPropagation()
    if (event.key === 'Enter') commit(true)
    if (event.key === 'Escape') leave(true)
  }
  return (
    <input
      className={`${styles.pill} ${styles.field}`}
      aria-label={name}
      inputMode="decimal"
      value={draft}
      // biome-ignore lint/a11y/noAutofocus: the pill that was pressed becomes this field
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => commit(false)}
    />
  )
}

function readLength({ parseLength }: Labels, typed: string): number | null {
  if (parseLength) return parseLength(typed)
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  return Number.isFinite(value) ? value : null
}
