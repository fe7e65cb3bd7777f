import type { ProjectListing } from '@arredo/contract'
import { statusNames } from '@arredo/flows'
import { FolderOpen, SearchX } from 'lucide-react'
import { useStartProject } from '../../shell/use-start-project.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SecondLine } from '../../ui/second-line.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import unseenStyles from '../../ui/unseen.module.css'
import { useMoment } from '../../words/use-moment.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import type { FetchedList } from '../fetched-list.ts'
import { LoadFailed } from '../load-failed.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { ProjectName } from './project-name.tsx'

export function ProjectList({
  projects: { state, list, message, retry },
  search,
  most = Number.POSITIVE_INFINITY,
}: {
  projects: FetchedList<ProjectListing>
  search: string
  most?: number
}) {
  const text = useText()
  const moment = useMoment()
  if (state === 'failed') {
    return <LoadFailed title={text('The projects could not be loaded')} message={message} retry={retry} />
  }
  if (state === 'ready' && list.length === 0) return <Nothing search={search} />

  const columns: readonly Column<ProjectListing>[] = [
    { name: text('Project'), cell: (project) => <ProjectName project={project} /> },
    { name: text('Customer'), isExtra: true, cell: ({ customer }) => customer ?? '–' },
    {
      name: text('Status'),
      onCard: 'half',
      cell: ({ status }) => <StatusChip status={status} label={text(statusNames[status])} />,
    },
    {
      name: text('Price'),
      isAtEnd: true,
      onCard: 'half',
      cell: ({ price, articleCount }) => <ProjectPrice price={price} articleCount={articleCount} />,
    },
    {
      name: text('Saved'),
      onCard: 'named',
      cell: ({ savedAt, savedBy }) => (
        <>
          {moment(savedAt)}
          <SecondLine>{savedBy}</SecondLine>
        </>
      ),
    },
    {
      name: text('Actions'),
      head: <span className={unseenStyles.unseen}>{text('Actions')}</span>,
      isAtEnd: true,
      onCard: 'corner',
      cell: (project) => <ProjectMenu project={project} />,
    },
  ]
  return (
    <Table
      columns={columns}
      rows={list.slice(0, most)}
      keyOf={({ id }) => id}
      isLoading={state === 'loading'}
    />
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

/** What it comes to and on which basis; a dash where there is nothing to price yet. */
function ProjectPrice({ price, articleCount }: Pick<ProjectListing, 'price' | 'articleCount'>) {
  const text = useText()
  const money = useMoney()
  if (!price) return articleCount === 0 ? '–' : text('No price')

  return (
    <>
      <strong>{money({ minor: price.total, currency: price.currency })}</strong>
      <SecondLine>{price.withVat ? text('with VAT') : text('without VAT')}</SecondLine>
    </>
  )
}
