import { boundsOf, planLayers, shapePath } from '@arredo/drawings'
import type { Preview } from '@arredo/project'
import { useMemo } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './plan-picture.module.css'

/** Nothing that is written on a plan is readable so small. */
const labels = { formatLength: String, formatArea: String, text: (key: string) => key }
const drawn = /^(floor|wall|opening|row|fixture)/

/** A design from above, as large as there is room; what differs stands out. */
export function PlanPicture({
  design: { document, evaluation },
  marked,
  label,
}: {
  design: Preview
  /** Ids of rows, openings and fixtures. */
  marked: ReadonlySet<string>
  label: string
}) {
  const layers = useMemo(
    () =>
      planLayers(document, evaluation, labels)
        .filter(({ key }) => drawn.test(key))
        .map(({ key, of, shapes }) => ({
          key,
          id: of?.id ?? '',
          shapes: shapes.filter((shape) => shape.kind !== 'text'),
        })),
    [document, evaluation],
  )
  const bounds = boundsOf(layers.flatMap(({ shapes }) => shapes))
  if (!bounds) return null

  const { left, right, top, bottom } = bounds
  const space = Math.max(right - left, top - bottom) * 0.03
  const box = [left - space, -top - space, right - left + 2 * space, top - bottom + 2 * space]
  return (
    <svg className={styles.picture} viewBox={box.map(Math.round).join(' ')} role="img" aria-label={label}>
      {layers.map(({ key, id, shapes }) => (
        <g key={key} className={classNames(marked.has(id) && styles.marked)}>
          {shapes.map((shape, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a display list is redrawn as a whole; its shapes have no identity.
              key={index}
              className={styles[shape.style]}
              d={shapePath(shape)}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
