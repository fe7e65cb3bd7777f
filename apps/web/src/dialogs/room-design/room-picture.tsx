import { boundsOfPoints, type PresetRoomType, presetSides, roomPresets, sideLine } from '@arredo/geometry'
import styles from './room-picture.module.css'

/** A room type as a small sign; an open room stays open. */
export function RoomPicture({ type }: { type: PresetRoomType }) {
  const lines = presetSides[type].flatMap(
    (side) => sideLine(type, roomPresets[type].defaultLengths, side) ?? [],
  )
  const { left, right, top, bottom } = boundsOfPoints(lines.flatMap(({ from, to }) => [from, to]))
  const space = (right - left) * 0.14
  const [width, depth] = [right - left + 2 * space, top - bottom + 2 * space]
  const corners = lines.map(({ to }) => `L${to[0]} ${-to[1]}`).join('')
  const start = lines[0]?.from ?? [0, 0]
  const isClosed = lines.length === presetSides[type].length
  const path = `M${start[0]} ${-start[1]}${corners}${isClosed ? 'Z' : ''}`
  return (
    <svg
      className={styles.picture}
      viewBox={`${left - space} ${-top - space} ${width} ${depth}`}
      aria-hidden="true"
    >
      <path d={path} className={styles.floor} />
      <path d={path} className={styles.wall} strokeWidth={width * 0.03} />
    </svg>
  )
}
