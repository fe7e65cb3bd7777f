import { Board } from '../../next5/home/board-home.tsx'
import { GuestHome } from '../../screens/home/guest-home.tsx'
import { HomePlace } from '../../screens/home/home-screen.tsx'
import { Link } from '../../ui/link.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './atlas-home.module.css'

/** Who has no account yet is shown the way to one. */
export function AtlasHome() {
  return <HomePlace Work={Board} Visit={AtlasVisit} />
}

function AtlasVisit() {
  const text = useText()
  return (
    <>
      <GuestHome />
      <p className={styles.showroom}>
        {text('No account yet?')} <Link to="/showroom">{text('Visit our showroom')}</Link>
      </p>
    </>
  )
}
