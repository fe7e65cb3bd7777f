import { shapePath } from '@arredo/drawings'
import { footprint, middle, type NeighbourDistance, type Point, type Standing } from '@arredo/geometry'
import type { ClearanceBox } from './clearance-boxes.ts'
import type { PlanViewLabels } from './plan-labels.ts'
import styles from './plan-view.module.css'

const handlePixels = 8

type SelectionProps = {
  readonly item: Standing
  /** Millimetres per pixel: handles keep their size on screen. */
  readonly scale: number
  readonly collides: boolean
}

/** Outline and handles in the primary colour. */
export function SelectionOutline({ item, scale, collides }: SelectionProps) {
  const corners = footprint(item)
  const [a, b, c, d] = corners
  const places = [...corners, middle(a, b), middle(b, c), middle(c, d), middle(d, a)]
  const side = handlePixels * scale
  return (
    <g className={collides ? `${styles.selection} ${styles.colliding}` : styles.selection}>
      <path className={styles.selectionOutline} d={outlinePath(corners)} />
      {places.map(([x, y]) => (
        <rect
          key={`${x},${y}`}
          className={styles.handle}
          x={x - side / 2}
          y={-y - side / 2}
          width={side}
          height={side}
          rx={side / 4}
        />
      ))}
    </g>
  )
}

type ClearancesProps = { readonly boxes: readonly ClearanceBox[]; readonly labels: PlanViewLabels }

/** Room to keep free, under all that stands there; its reason is read out and shown under the pointer. */
export function Clearances({ boxes, labels }: ClearancesProps) {
  return boxes.map(({ row, code, why, ...box }) => (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an area of a drawing is no control.
    <path key={`${row} ${code}`} role="img" className={styles.clearance} d={outlinePath(footprint(box))}>
      <title>{(why && (labels.name?.(why) ?? why.en)) || labels.text('Room to keep free')}</title>
    </path>
  ))
}

/** A newcomer that has not been left anywhere yet. */
export function Ghost({ item, collides }: { readonly item: Standing; readonly collides: boolean }) {
  return (
    <g className={collides ? `${styles.selection} ${styles.colliding}` : styles.selection}>
      <path className={styles.ghost} d={outlinePath(footprint(item))} />
    </g>
  )
}

export function DistanceLines({ distances }: { readonly distances: readonly NeighbourDistance[] }) {
  return distances.map(({ side, from, to }) => (
    <path
      key={side}
      className={styles.distance}
      d={shapePath({ kind: 'line', style: 'dimension', from, to })}
    />
  ))
}

function outlinePath(points: readonly Point[]): string {
  return shapePath({ kind: 'polygon', style: 'item', points })
}
