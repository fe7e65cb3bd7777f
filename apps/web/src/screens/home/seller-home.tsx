import type { Profile } from '@arredo/contract'
import { lazy, Suspense } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { NewProjectButton } from '../../shell/new-project-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { useRooms } from '../inspiration/use-rooms.ts'
import { ProjectList } from '../projects/project-list.tsx'
import { useProjects } from '../projects/use-projects.ts'
import { RoomsSection } from './rooms-section.tsx'
import styles from './seller-home.module.css'

const shownProjects = 5

/** Most days begin without one: it comes behind the page. */
const NewLeads = lazy(async () => ({ default: (await import('./new-leads.tsx')).NewLeads }))

export function SellerHome({ profile }: { profile: Profile }) {
  const text = useText()
  const projects = useProjects()
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
      <Panel aria-labelledby="recent" className={styles.recent}>
        <header className={styles.bar}>
          <h2 id="recent">{text('Recent projects')}</h2>
          <Link to="/projects">{text('All projects')}</Link>
        </header>
        <ProjectList projects={projects} most={shownProjects} />
      </Panel>
      <RoomsSection rooms={rooms} />
    </div>
  )
}
