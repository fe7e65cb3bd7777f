import { Link } from '../../ui/link.tsx'
import { useText } from '../../words/use-text.ts'
import { RoomsGrid } from '../inspiration/rooms-grid.tsx'
import type { Rooms } from '../inspiration/use-rooms.ts'
import styles from './rooms-section.module.css'

/** Furnished rooms below whatever comes first; a brand that has none shows no heading for them. */
export function RoomsSection({ rooms }: { rooms: Rooms }) {
  const text = useText()
  if (rooms.state === 'failed' || (rooms.state === 'ready' && rooms.list.length === 0)) return null

  return (
    <section className={styles.section} aria-labelledby="rooms">
      <header className={styles.header}>
        <h2 id="rooms">{text('Furnished rooms')}</h2>
        <Link to="/inspiration">{text('Inspiration')}</Link>
      </header>
      <RoomsGrid rooms={rooms} />
    </section>
  )
}
