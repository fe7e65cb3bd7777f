import type { Profile } from '@arredo/contract'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useStartProject } from '../../shell/use-start-project.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { useRooms } from '../inspiration/use-rooms.ts'
import { ProjectList } from '../projects/project-list.tsx'
import { useProjects } from '../projects/use-projects.ts'
import { RoomsSection } from './rooms-section.tsx'
import styles from './seller-home.module.css'

const shownProjects = 5

export function SellerHome({ profile }: { profile: Profile }) {
  const text = useText()
  const { start, isStarting } = useStartProject()
  const projects = useProjects('')
  const rooms = useRooms()
  return (
    <div className={styles.home}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{text('Welcome, {{name}}', { name: profile.displayName })}</h1>
          {profile.shop && <p className={styles.shop}>{profile.shop.name}</p>}
        </div>
        <Button
          kind="primary"
          size="large"
          icon={<Plus size={18} aria-hidden="true" />}
          busy={isStarting}
          onClick={() => void start()}
        >
          {text('New project')}
        </Button>
      </header>
      <Panel aria-labelledby="recent" className={styles.recent}>
        <header className={styles.bar}>
          <h2 id="recent">{text('Recent projects')}</h2>
          <Link to="/projects">{text('All projects')}</Link>
        </header>
        <ProjectList projects={projects} most={shownProjects} search="" />
      </Panel>
      <RoomsSection rooms={rooms} />
    </div>
  )
}
