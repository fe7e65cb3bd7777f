import { type CustomerListing, daysInBin } from '@arredo/contract'
import { restoreCustomer } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { CustomerLines } from '../../customers/customer-lines.tsx'
import { useCustomersChanged } from '../../customers/use-customers.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { fetchedList } from '../fetched-list.ts'
import { LoadFailed } from '../load-failed.tsx'

/** D-85: until they are gone, all of them can be brought back. */
export function CustomerBin() {
  const text = useText()
  const moment = useMoment()
  const app = useApp()
  const changed = useCustomersChanged()
  const userId = useProfile()?.userId
  const query = useQuery({
    queryKey: ['customers', userId, 'bin'],
    queryFn: async () => {
      const answer = await app.ports.call('customers/bin', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value.customers
    },
  })
  const { state, list, message, retry } = fetchedList(query, query.data)
  if (state === 'failed') {
    return <LoadFailed title={text('The customers could not be loaded')} message={message} retry={retry} />
  }
  if (state === 'ready' && list.length === 0) {
    return (
      <EmptyState
        icon={<Trash2 aria-hidden="true" />}
        title={text('The bin is empty')}
        hint={text('Who is removed stays here for {{days}} days and can be brought back.', {
          days: daysInBin,
        })}
      />
    )
  }
  const columns: readonly Column<CustomerListing>[] = [
    { name: text('Name'), cell: (customer) => <CustomerLines customer={customer} /> },
    {
      name: text('Removed'),
      onCard: 'named',
      cell: ({ removedAt }) => (removedAt ? moment(removedAt) : '–'),
    },
    {
      name: text('Bring back'),
      isAtEnd: true,
      cell: ({ code, name }) => (
        <Button
          size="small"
          aria-label={text('Bring {{name}} back', { name })}
          onClick={() => void restoreCustomer(app, code).then(changed)}
        >
          {text('Bring back')}
        </Button>
      ),
    },
  ]
  return <Table columns={columns} rows={list} keyOf={({ code }) => code} isLoading={state === 'loading'} />
}
