import { useApp } from '../app/app-context.tsx'
import { BrandMenu } from './brand-menu.tsx'
import { Notifications } from './notifications/notifications.tsx'
import { PersonMenu } from './person-menu.tsx'
import styles from './top-strip.module.css'

/** In place of the rail on screens too small for one, and the first line of home. */
export function TopStrip() {
  const { name } = useApp().config
  return (
    <header className={styles.strip}>
      <BrandMenu />
      <span className={styles.name}>{name}</span>
      <Notifications side="bottom" />
      <PersonMenu />
    </header>
  )
}
