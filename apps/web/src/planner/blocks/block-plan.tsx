import type { BlockOutline } from '@arredo/contract'
import { classNames } from '../../ui/class-names.ts'
import { blockSize } from './block-outlines.ts'
import styles from './block-plan.module.css'

/** What is smaller than this is not enlarged to fill the place, in millimetres. */
const leastSide = 900

/** A block from above, in the middle of its place. */
export function BlockPlan({ outlines }: { outlines: readonly BlockOutline[] }) {
  const { width, depth } = blockSize(outlines)
  const [across, down] = [Math.max(leastSide, width), Math.max(leastSide, depth)]
  return (
    <svg
      className={styles.plan}
      viewBox={`${(width - across) / 2} ${(depth - down) / 2} ${across} ${down}`}
      aria-hidden="true"
    >
      {outlines.map(({ kind, points }, index) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
          key={index}
          className={classNames(styles.line, styles[kind])}
          points={points.map(([x, y]) => `${x},${depth - y}`).join(' ')}
        />
      ))}
    </svg>
  )
}
