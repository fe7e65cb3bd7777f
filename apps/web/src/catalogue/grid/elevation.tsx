import styles from './elevation.module.css'
import type { FrontElevation } from './front-elevation.ts'

type ElevationProps = {
  drawing: FrontElevation
  /** What is smaller than this is not enlarged to fill the place, in millimetres. */
  leastSide?: number
}

/** An article from the front, drawn from its own parts, in the middle of its place. */
export function Elevation({ drawing: { box, faces }, leastSide = 0 }: ElevationProps) {
  const width = Math.max(leastSide, box.width)
  const height = Math.max(leastSide, box.height)
  const x = box.x - (width - box.width) / 2
  const y = box.y - (height - box.height) / 2
  return (
    <svg className={styles.elevation} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {faces.map(({ key, points, fill }) => (
        <polygon
          key={key}
          className={styles.face}
          points={points.map((point) => point.join(',')).join(' ')}
          fill={fill}
        />
      ))}
    </svg>
  )
}
