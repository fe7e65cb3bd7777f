import type { ProjectListing } from '@arredo/contract'
import { Ellipsis } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './project-menu.module.css'

const fetchItems = async () => (await import('./project-menu-items.tsx')).ProjectMenuItems

/** What can be done with a project without opening it. */
export function ProjectMenu({ project }: { project: ProjectListing }) {
  const text = useText()
  const trigger = (
    <IconButton
      label={text('More for {{name}}', { name: project.name })}
      icon={<Ellipsis size={18} aria-hidden="true" />}
      className={styles.more}
    />
  )
  return <OnDemand opens="menu" fetch={fetchItems} popup={{ trigger, project }} />
}
