import type { Profile } from '@arredo/contract'
import type { ComponentType } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useProfile } from '../../app/use-session.ts'
import { LegalLine } from '../../shell/legal-line.tsx'
import { TopStrip } from '../../shell/top-strip.tsx'
import { GuestHome } from './guest-home.tsx'
import styles from './home-screen.module.css'
import { SellerHome } from './seller-home.tsx'

export function HomeScreen() {
  const { ports } = useApp()
  return (
    <>
      <HomePlace Work={SellerHome} />
      {/* H-02: in a host's page the foot is the host's. */}
      {ports.display === 'site' && (
        <footer className={styles.legal}>
          <LegalLine />
        </footer>
      )}
    </>
  )
}

/** A visitor gets one clear next step; who works here gets the day. Whose page it is, and who is there, it says itself. */
export function HomePlace({
  Work,
  Visit = GuestHome,
}: {
  Work: ComponentType<{ profile: Profile }>
  Visit?: ComponentType
}) {
  const { ports } = useApp()
  const profile = useProfile()
  usePageTitle(null)
  return (
    <main className={styles.page}>
      {ports.display === 'site' && <TopStrip />}
      <div className={styles.home}>
        {profile && profile.kind !== 'guest' ? <Work profile={profile} /> : <Visit />}
      </div>
    </main>
  )
}
