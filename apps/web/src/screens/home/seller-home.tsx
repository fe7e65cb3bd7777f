import type { Profile } from '@arredo/contract'
import { lazy, Suspense } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { NewProjectButton } from '../../shell/new-project-button.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page.tsx'
import { useText } from '../../words/use-text.ts'
import { useRooms } from '../inspiration/use-rooms.ts'
import { DayPlace } from './day/day-place.tsx'
import { RecentProjects } from './recent-projects.tsx'
import { RoomsSection } from './rooms-section.tsx'
import styles from './seller-home.module.css'

const shownProjects = 5

/** Most days begin without one: it comes behind the page. */
const NewLeads = lazy(async () => ({ default: (await import('./new-leads.tsx')).NewLeads }))

export function SellerHome({ profile }: { profile: Profile }) {
  const text = useText()
  const rooms = useRooms()
  const { dialogs } = useApp()
  return (
    <div className={styles.home}>
      <PageHeader title={text('Welcome, {{name}}', { name: profile.displayName })} about={profile.shop?.name}>
        <Button size="large" onClick={() => void dialogs.ask('roomCode', {})}>
          {text('Open a code')}
        </Button>
        <NewProjectButton size="large" />
      </PageHeader>
      {profile.kind === 'pro' && (
        <Suspense>
          <NewLeads />
        </Suspense>
      )}
      <DayPlace profile={profile} />
      <RecentProjects most={shownProjects} />
      <RoomsSection rooms={rooms} />
    </div>
  )
}
