import type { LogEntry } from '@arredo/contract'
import { logSentence } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { type FetchedList, fetchedList } from '../fetched-list.ts'
import { LoadFailed } from '../load-failed.tsx'

/** What was done to a project, newest first; read again with everything else that is said of projects. */
export function useLogEntries(id: number): FetchedList<LogEntry> {
  const { ports } = useApp()
  const userId = useProfile()?.userId
  const query = useQuery({
    queryKey: ['projects', userId, 'log', id],
    queryFn: async () => {
      const answer = await ports.call('projects/log', { id })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    staleTime: 0,
  })
  return fetchedList(query, query.data)
}

export function LogEntries({
  entries: { state, list, message, retry },
  most = Number.POSITIVE_INFINITY,
}: {
  entries: FetchedList<LogEntry>
  most?: number | undefined
}) {
  const text = useText()
  const moment = useMoment()
  if (state === 'failed') {
    return <LoadFailed title={text('The log could not be loaded')} message={message} retry={retry} />
  }
  const columns: readonly Column<LogEntry>[] = [
    { name: text('What'), cell: (entry) => <Said entry={entry} /> },
    { name: text('When'), onCard: 'named', cell: ({ at }) => moment(at) },
    { name: text('Who'), onCard: 'named', cell: ({ who }) => who },
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

function Said({ entry }: { entry: LogEntry }) {
  const text = useText()
  const { text: words, values, translated } = logSentence(entry)
  const named = Object.entries(values).map(([name, value]) => [
    name,
    translated.includes(name) ? text(String(value)) : value,
  ])
  return text(words, Object.fromEntries(named))
}
