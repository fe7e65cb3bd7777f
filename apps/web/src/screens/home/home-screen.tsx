import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useProfile } from '../../app/use-session.ts'
import { GuestHome } from './guest-home.tsx'
import styles from './home-screen.module.css'
import { SellerHome } from './seller-home.tsx'

/** A visitor gets one clear next step; who works here gets the day. */
export function HomeScreen() {
  const { config, ports } = useApp()
  const profile = useProfile()
  usePageTitle(null)
  return (
    <>
      <main className={styles.home}>
        {profile && profile.kind !== 'guest' ? <SellerHome profile={profile} /> : <GuestHome />}
      </main>
      {/* H-02: in a host's page the foot is the host's. */}
      {ports.display === 'site' && <footer className={styles.legal}>{config.legalLine}</footer>}
    </>
  )
}
