import type { ComponentProps } from 'react'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { ProjectList } from '../projects/project-list.tsx'
import { useProjects } from '../projects/use-projects.ts'
import styles from './recent-projects.module.css'

/** What was saved last, as many of them as a home has room for. */
export function RecentProjects(look: Omit<ComponentProps<typeof ProjectList>, 'projects'>) {
  const text = useText()
  const projects = useProjects()
  return (
    <Panel aria-labelledby="recent" className={styles.recent}>
      <header className={styles.bar}>
        <h2 id="recent">{text('Recent projects')}</h2>
        <Link to="/projects">{text('All projects')}</Link>
      </header>
      <ProjectList projects={projects} {...look} />
    </Panel>
  )
}
