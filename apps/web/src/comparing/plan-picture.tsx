import { shapePath } from '@arredo/drawings'
import type { Preview } from '@arredo/project'
import { useMemo } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './plan-picture.module.css'
import { type PlanPart, planParts, viewBoxOf } from './plan-shapes.ts'

/** A design from above, as large as there is room; what differs stands out. */
export function PlanPicture({
  design,
  marked,
  label,
}: {
  design: Preview
  /** Ids of rows, openings and fixtures. */
  marked: ReadonlySet<string>
  label: string
}) {
  const parts = useMemo(() => planParts(design), [design])
  const box = viewBoxOf(parts)
  if (!box) return null

  return (
    <svg className={styles.picture} viewBox={box.viewBox} role="img" aria-label={label}>
      {parts.map((part) => (
        <PartOfPlan key={part.key} part={part} look={marked.has(part.id) && styles.marked} />
      ))}
    </svg>
  )
}

export function PartOfPlan({ part, look }: { part: PlanPart; look: string | false | undefined }) {
  return (
    <g className={classNames(look)}>
      {part.shapes.map((shape, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a display list is redrawn as a whole; its shapes have no identity.
          key={index}
          className={styles[shape.style]}
          d={shapePath(shape)}
        />
      ))}
    </g>
  )
}
