import { useInfiniteQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { fetchedList } from '../fetched-list.ts'
import { ProjectList } from '../projects/project-list.tsx'
import styles from './customers-screen.module.css'

/** The projects that are assigned to a customer, newest first. */
export function CustomerProjects({ code }: { code: string }) {
  const text = useText()
  const { ports } = useApp()
  const profile = useProfile()
  const query = useInfiniteQuery({
    queryKey: ['projects', profile?.userId, 'of customer', code],
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam }) => {
      const answer = await ports.call('customers/projects', {
        code,
        ...(pageParam === null ? {} : { after: pageParam }),
      })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    getNextPageParam: (page) => (page.hasMore ? (page.projects.at(-1)?.id ?? null) : null),
  })
  const projects = fetchedList(
    query,
    query.data?.pages.flatMap((page) => page.projects),
  )
  return (
    <Panel className={styles.panel} aria-label={text('Projects')}>
      {projects.state === 'ready' && projects.list.length === 0 ? (
        <EmptyState
          icon={<FolderOpen aria-hidden="true" />}
          title={text('No projects yet')}
          hint={text('Projects that are assigned to this customer are listed here once they are saved.')}
        />
      ) : (
        <ProjectList projects={projects} />
      )}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text('Show more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
