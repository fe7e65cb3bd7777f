import type { ProjectListing } from '@arredo/contract'
import { FolderOpen } from 'lucide-react'
import { useStartProject } from '../../shell/use-start-project.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { useText } from '../../words/use-text.ts'
import type { FetchedList } from '../fetched-list.ts'
import { LoadFailed } from '../load-failed.tsx'
import { type ProjectColumn, useProjectColumns } from './use-project-columns.tsx'

export function ProjectList({
  projects: { state, list, message, retry },
  most = Number.POSITIVE_INFINITY,
  useColumns = useProjectColumns,
  withColumns = (columns) => columns,
  isDense = false,
}: {
  projects: FetchedList<ProjectListing>
  most?: number
  /** What it says of each; what every list says unless it wishes otherwise. */
  useColumns?: () => readonly ProjectColumn[]
  /** What a list adds to its columns. */
  withColumns?: (columns: readonly ProjectColumn[]) => readonly ProjectColumn[]
  isDense?: boolean
}) {
  const text = useText()
  const columns = useColumns()
  if (state === 'failed') {
    return <LoadFailed title={text('The projects could not be loaded')} message={message} retry={retry} />
  }
  if (state === 'ready' && list.length === 0) return <Nothing />
  return (
    <Table
      columns={withColumns(columns)}
      rows={list.slice(0, most)}
      keyOf={({ id }) => id}
      isLoading={state === 'loading'}
      isDense={isDense}
    />
  )
}

function Nothing() {
  const text = useText()
  const { start, isStarting } = useStartProject()
  return (
    <EmptyState
      icon={<FolderOpen aria-hidden="true" />}
      title={text('No projects yet')}
      hint={text('Projects you and your shop save are listed here.')}
      action={
        <Button busy={isStarting} onClick={() => void start()}>
          {text('Start the first project')}
        </Button>
      }
    />
  )
}
