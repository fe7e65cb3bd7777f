import { usePageTitle } from '../../app/use-page-title.ts'
import { useText } from '../../words/use-text.ts'
import styles from './inspiration-screen.module.css'
import { RoomsGrid } from './rooms-grid.tsx'
import { useRooms } from './use-rooms.ts'

export function InspirationScreen() {
  const text = useText()
  usePageTitle(text('Inspiration'))
  const rooms = useRooms()
  return (
    <main className={styles.screen}>
      <header className={styles.header}>
        <h1 className={styles.title}>{text('Inspiration')}</h1>
        <p className={styles.lead}>
          {text('Furnished rooms with their price. Open one, change what you like, and make it yours.')}
        </p>
      </header>
      <h2 className={styles.unseen}>{text('Furnished rooms')}</h2>
      <RoomsGrid rooms={rooms} />
    </main>
  )
}
