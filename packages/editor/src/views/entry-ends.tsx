/// <reference path="./css-modules.d.ts" />
import type { ReactNode } from 'react'
import type { Entry, EntryEnd } from '../tools/tool.ts'
import styles from './entry-pill.module.css'
import type { ViewLabels } from './view-labels.ts'

type EntryEndsProps = {
  readonly ends: Entry['ends']
  readonly labels: Pick<ViewLabels, 'text'>
  readonly way: readonly [right: number, up: number] | undefined
  readonly refusal: string | null
  /** The focus went elsewhere, not to one of the ends. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** A number between the two ends of which one gives way when it is typed, and why it was refused. */
export function EntryEnds({ ends, labels, way = [1, 0], refusal, onLeave, children }: EntryEndsProps) {
  const isUpright = Math.abs(way[1]) > Math.abs(way[0])
  const isForward = isUpright ? way[1] < 0 : way[0] >= 0
  const [before, after]: readonly EntryEnd[] = isForward ? ['from', 'to'] : ['to', 'from']
  const names = isUpright
    ? (['Move the upper end', 'Move the lower end'] as const)
    : (['Move the left end', 'Move the right end'] as const)
  const end = (which: EntryEnd | undefined, name: string, sign: string) =>
    ends &&
    which && (
      // biome-ignore lint/a11y/useSemanticElements: one of two that shows which end it is.
      <button
        type="button"
        role="radio"
        className={styles.end}
        aria-checked={ends.value === which}
        aria-label={labels.text(name)}
        title={labels.text(name)}
        // What is being typed keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => ends.choose(which)}
      >
        {sign}
      </button>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus leaves.
    <div
      className={isUpright && ends ? `${styles.group} ${styles.upright}` : styles.group}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onLeave()}
    >
      {end(before, names[0], isUpright ? '▴' : '◂')}
      {children}
      {end(after, names[1], isUpright ? '▾' : '▸')}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}
