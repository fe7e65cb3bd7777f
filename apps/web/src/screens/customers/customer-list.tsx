import type { CustomerListing } from '@arredo/contract'
import { SearchX, Users } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import type { Customers } from '../../customers/use-customers.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowTarget } from '../../ui/row-target.tsx'
import { SecondLine } from '../../ui/second-line.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'
import styles from './customers-screen.module.css'

export function CustomerList({
  customers: { state, list, message, retry, hasMore, isLoadingMore, loadMore },
  search,
  onCreate,
}: {
  customers: Customers
  search: string
  onCreate: () => void
}) {
  const text = useText()
  const moment = useMoment()
  const { navigate } = useApp().ports
  if (state === 'failed') {
    return <LoadFailed title={text('The customers could not be loaded')} message={message} retry={retry} />
  }
  if (state === 'ready' && list.length === 0) return <Nobody search={search} onCreate={onCreate} />

  const columns: readonly Column<CustomerListing>[] = [
    {
      name: text('Name'),
      cell: ({ code, name, contact }) => (
        <>
          <RowTarget onClick={() => navigate(`/customers/${code}`)}>{name}</RowTarget>
          <SecondLine>{[contact, code].filter(Boolean).join(' · ')}</SecondLine>
        </>
      ),
    },
    { name: text('E-mail'), cell: ({ email }) => email || '–' },
    { name: text('Mobile'), isExtra: true, cell: ({ mobile }) => mobile || '–' },
    {
      name: text('City'),
      onCard: 'half',
      cell: ({ postalCode, city }) => `${postalCode} ${city}`.trim() || '–',
    },
    { name: text('Changed'), onCard: 'named', cell: ({ changedAt }) => moment(changedAt) },
  ]
  return (
    <>
      <Table columns={columns} rows={list} keyOf={({ code }) => code} isLoading={state === 'loading'} />
      {hasMore && (
        <div className={styles.more}>
          {search ? (
            text('There are more: type on to find the right one.')
          ) : (
            <Button busy={isLoadingMore} onClick={loadMore}>
              {text('Show more')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Nobody({ search, onCreate }: { search: string; onCreate: () => void }) {
  const text = useText()
  if (search) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={text('No customer matches “{{search}}”', { search })}
        hint={text('Beginnings of words are enough, in any order.')}
      />
    )
  }
  return (
    <EmptyState
      icon={<Users aria-hidden="true" />}
      title={text('No customers yet')}
      hint={text('Customers of your shop are listed here by name, with their projects.')}
      action={<Button onClick={onCreate}>{text('New customer')}</Button>}
    />
  )
}
