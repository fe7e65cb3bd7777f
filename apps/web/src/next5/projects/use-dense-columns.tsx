import type { ProjectListing } from '@arredo/contract'
import { statusNames } from '@arredo/flows'
import { ProjectMenu } from '../../screens/projects/project-menu.tsx'
import { useOpenStored } from '../../screens/projects/use-open-stored.ts'
import type { ProjectColumn } from '../../screens/projects/use-project-columns.tsx'
import { Badge } from '../../ui/badge.tsx'
import { RowTarget } from '../../ui/row-target.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import unseenStyles from '../../ui/unseen.module.css'
import { useMoment } from '../../words/use-moment.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './dense-columns.module.css'

/** A line for each, without its picture: who looks for one among many reads numbers, names and days. */
export function useDenseColumns(): readonly ProjectColumn[] {
  const text = useText()
  const moment = useMoment()
  return [
    { name: text('Project'), sortBy: 'name', cell: (project) => <Name project={project} /> },
    { name: text('Number'), isAtEnd: true, isExtra: true, cell: ({ id }) => id },
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
      cell: (project) => <Price project={project} />,
    },
    {
      name: text('Articles'),
      isAtEnd: true,
      isExtra: 'first',
      cell: ({ articleCount }) => articleCount,
    },
    { name: text('Saved'), sortBy: 'saved', onCard: 'named', cell: ({ savedAt }) => moment(savedAt) },
    { name: text('By'), isExtra: 'first', cell: ({ savedBy }) => savedBy },
    {
      name: text('Actions'),
      head: <span className={unseenStyles.unseen}>{text('Actions')}</span>,
      isAtEnd: true,
      onCard: 'corner',
      cell: (project) => <ProjectMenu project={project} />,
    },
  ]
}

function Name({ project: { id, name, isSample } }: { project: ProjectListing }) {
  const text = useText()
  const { open, isOpening } = useOpenStored()
  return (
    <div className={styles.name}>
      <RowTarget isBusy={isOpening} onClick={() => void open(id)}>
        {name}
      </RowTarget>
      {isSample && <Badge kind="faint">{text('Sample')}</Badge>}
    </div>
  )
}

/** In one line, its basis beside it. */
function Price({ project: { price, articleCount } }: { project: ProjectListing }) {
  const text = useText()
  const money = useMoney()
  if (!price) return articleCount === 0 ? '–' : text('No price')
  return (
    <>
      <strong>{money({ minor: price.total, currency: price.currency })}</strong>{' '}
      <span className={styles.basis}>{price.withVat ? text('with VAT') : text('without VAT')}</span>
    </>
  )
}
