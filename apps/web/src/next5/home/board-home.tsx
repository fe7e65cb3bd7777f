import type { Profile } from '@arredo/contract'
import { lazy, Suspense } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { DayPlace } from '../../screens/home/day/day-place.tsx'
import { HomePlace } from '../../screens/home/home-screen.tsx'
import { RecentProjects } from '../../screens/home/recent-projects.tsx'
import { RoomsSection } from '../../screens/home/rooms-section.tsx'
import { useRooms } from '../../screens/inspiration/use-rooms.ts'
import { NewProjectButton } from '../../shell/new-project-button.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page.tsx'
import { useText } from '../../words/use-text.ts'
import { useDenseColumns } from '../projects/use-dense-columns.tsx'
import styles from './board-home.module.css'

/** Who works here has everything in sight at once. */
export function BoardHome() {
  return <HomePlace Work={Board} />
}

const shownProjects = 12

/** Most days begin without one: it comes behind the page. */
const NewLeads = lazy(async () => ({ default: (await import('../../screens/home/new-leads.tsx')).NewLeads }))

/** A seller's day beside the rooms of the brand. */
export function Board({ profile }: { profile: Profile }) {
  const text = useText()
  const { dialogs } = useApp()
  const rooms = useRooms()
  return (
    <div className={styles.board}>
      <PageHeader title={text('Welcome, {{name}}', { name: profile.displayName })} about={profile.shop?.name}>
        <Button onClick={() => void dialogs.ask('roomCode', {})}>{text('Open a code')}</Button>
        <NewProjectButton />
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.work}>
          {profile.kind === 'pro' && (
            <Suspense>
              <NewLeads />
            </Suspense>
          )}
          <DayPlace profile={profile} />
          <RecentProjects most={shownProjects} useColumns={useDenseColumns} isDense />
        </div>
        <div className={styles.rooms}>
          <RoomsSection rooms={rooms} />
        </div>
      </div>
    </div>
  )
}
