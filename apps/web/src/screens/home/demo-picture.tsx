import { Link } from 'react-router'
import { useText } from '../../words/use-text.ts'
import { RoomPicture } from '../inspiration/room-picture.tsx'
import { RoomPrice } from '../inspiration/room-price.tsx'
import type { Rooms } from '../inspiration/use-rooms.ts'
import styles from './demo-picture.module.css'
import { RoomDrawing } from './room-drawing.tsx'

/** The room that /demo opens, and the way into it; where there is none, a drawing of one. */
export function DemoPicture({ rooms }: { rooms: Rooms }) {
  const text = useText()
  const [room = null] = rooms.list
  if (rooms.state !== 'loading' && !room?.picture) return <RoomDrawing />

  return (
    <div className={styles.demo}>
      {room ? (
        <Link
          to="/demo"
          className={styles.link}
          aria-label={text('Try it now: {{name}}', { name: room.name })}
        >
          <RoomPicture room={room} isFirst className={styles.picture} />
        </Link>
      ) : (
        <RoomPicture room={null} className={styles.picture} />
      )}
      <div className={styles.caption}>
        {room && (
          <>
            <p className={styles.name}>{room.name}</p>
            <RoomPrice price={room.price} />
          </>
        )}
      </div>
    </div>
  )
}
