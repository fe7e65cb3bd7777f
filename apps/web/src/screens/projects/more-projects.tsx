import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './projects-screen.module.css'
import type { Projects } from './use-projects.ts'

/** A list comes in parts. */
export function MoreProjects({ projects: { hasMore, isLoadingMore, loadMore } }: { projects: Projects }) {
  const text = useText()
  if (!hasMore) return null
  return (
    <div className={styles.more}>
      <Button busy={isLoadingMore} onClick={loadMore}>
        {text('Show more')}
      </Button>
    </div>
  )
}
