import { useText } from '../../words/use-text.ts'
import styles from './projects-screen.module.css'
import type { Projects } from './use-projects.ts'

/** Said when a filter or a search has been answered. */
export function ProjectsCount({ projects: { state, list, hasMore, isOutdated } }: { projects: Projects }) {
  const text = useText()
  const count = list.length
  const said = hasMore
    ? text('The first {{count}} projects', { count })
    : text('{{count}} projects', { count })
  return (
    <p className={styles.count} role="status">
      {state === 'ready' && !isOutdated && said}
    </p>
  )
}
