import type { Line } from '@arredo/geometry'
import { roomOutline } from './room-outline.ts'
import styles from './room-picture.module.css'

/** A room as a small plan; with lengths when somebody is to read them. */
export function RoomPicture({
  walls,
  label,
  format,
}: {
  walls: readonly Line[]
  label?: string
  format?: (millimetres: number) => string
}) {
  const { path, viewBox, width, depth, labels } = roomOutline(walls)
  const size = Math.max(width, depth)
  return (
    <svg
      className={styles.picture}
      viewBox={viewBox}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} className={styles.floor} />
      <path d={path} className={styles.wall} strokeWidth={size * 0.028} />
      {format &&
        labels.map(({ at, length }) => (
          <text key={at.join()} x={at[0]} y={at[1]} fontSize={size * 0.06} className={styles.length}>
            {format(Math.round(length))}
          </text>
        ))}
    </svg>
  )
}
