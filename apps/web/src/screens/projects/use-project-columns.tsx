import type { ProjectListing } from '@arredo/contract'
import { statusNames } from '@arredo/flows'
import { SecondLine } from '../../ui/second-line.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import type { Column } from '../../ui/table.tsx'
import unseenStyles from '../../ui/unseen.module.css'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { PriceSummary } from './price-summary.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { ProjectName } from './project-name.tsx'

export type ProjectColumn = Column<ProjectListing> & {
  /** The order of the list that goes by this column. */
  readonly sortBy?: 'name' | 'price' | 'saved'
}

/** What every list of projects says of each. */
export function useProjectColumns(): readonly ProjectColumn[] {
  const text = useText()
  const moment = useMoment()
  return [
    { name: text('Project'), sortBy: 'name', cell: (project) => <ProjectName project={project} /> },
    { name: text('Customer'), isExtra: true, cell: ({ customer }) => customer ?? '–' },
    {
      name: text('Status'),
      onCard: 'half',
      cell: ({ status }) => <StatusChip status={status} label={text(statusNames[status])} />,
    },
    {
      name: text('Price'),
      sortBy: 'price',
      isAtEnd: true,
      onCard: 'half',
      cell: ({ price, articleCount }) => <ProjectPrice price={price} articleCount={articleCount} />,
    },
    {
      name: text('Saved'),
      sortBy: 'saved',
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
}

/** What it comes to and on which basis; a dash where there is nothing to price yet. */
function ProjectPrice({ price, articleCount }: Pick<ProjectListing, 'price' | 'articleCount'>) {
  const text = useText()
  if (price) return <PriceSummary price={price} />
  return articleCount === 0 ? '–' : text('No price')
}
