import type { ProjectListing } from '@arredo/contract'
import { FolderOpen, SearchX } from 'lucide-react'
import { useStartProject } from '../../shell/use-start-project.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './project-list.module.css'
import { ProjectRow } from './project-row.tsx'
import type { Projects } from './use-projects.ts'

/** A table on a desk, cards on a phone: the same elements, laid out by CSS. */
export function ProjectList({
  projects,
  search,
  most = Number.POSITIVE_INFINITY,
}: {
  projects: Pick<Projects, 'state' | 'list' | 'message' | 'retry'>
  search: string
  most?: number
}) {
  const text = useText()
  if (projects.state === 'failed') {
    return (
      <EmptyState
        title={text('The projects could not be loaded')}
        hint={text(projects.message)}
        action={<Button onClick={projects.retry}>{text('Try again')}</Button>}
      />
    )
  }
  if (projects.state === 'ready' && projects.list.length === 0) return <Nothing search={search} />

  return (
    <table className={styles.table} aria-busy={projects.state === 'loading'}>
      <thead>
        <tr>
          <th scope="col">{text('Project')}</th>
          <th scope="col">{text('Customer')}</th>
          <th scope="col">{text('Status')}</th>
          <th scope="col" className={styles.number}>
            {text('Price')}
          </th>
          <th scope="col">{text('Saved')}</th>
        </tr>
      </thead>
      <tbody>
        {projects.state === 'loading'
          ? [70, 50, 60, 40].map((width) => <WaitingRow key={width} width={`${width}%`} />)
          : projects.list
              .slice(0, most)
              .map((project: ProjectListing) => <ProjectRow key={project.id} project={project} />)}
      </tbody>
    </table>
  )
}

function WaitingRow({ width }: { width: string }) {
  return (
    <tr>
      {['name', 'customer', 'status', 'price', 'saved'].map((cell) => (
        <td key={cell}>
          <Skeleton width={width} />
        </td>
      ))}
    </tr>
  )
}

function Nothing({ search }: { search: string }) {
  const text = useText()
  const { start, isStarting } = useStartProject()
  if (search) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={text('No project matches “{{search}}”', { search })}
        hint={text('Search by the name of the project or of the customer.')}
      />
    )
  }
  return (
    <EmptyState
      icon={<FolderOpen aria-hidden="true" />}
      title={text('No projects yet')}
      hint={text('Projects you and your shop save are listed here, newest first.')}
      action={
        <Button busy={isStarting} onClick={() => void start()}>
          {text('Start the first project')}
        </Button>
      }
    />
  )
}
