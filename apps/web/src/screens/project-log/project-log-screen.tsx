import type { LogEntry } from '@arredo/contract'
import { logSentence } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useOpenProject } from '../../app/use-project.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'

/** What was done to the open project, by whom and when, out of the audit. */
export function ProjectLogScreen() {
  const text = useText()
  const moment = useMoment()
  const { ports } = useApp()
  usePageTitle(text('Project log'))
  const id = useOpenProject()?.id ?? null
  const { data, error, refetch } = useQuery({
    queryKey: ['projectLog', id],
    queryFn: async () => {
      const answer = await ports.call('projects/log', { id: id ?? 0 })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    enabled: id !== null,
    staleTime: 0,
  })
  const columns: readonly Column<LogEntry>[] = [
    { name: text('When'), onCard: 'named', cell: ({ at }) => moment(at) },
    { name: text('Who'), onCard: 'named', cell: ({ who }) => who },
    { name: text('What'), cell: (entry) => <Said entry={entry} /> },
  ]
  return (
    <Page>
      <PageHeader title={text('Project log')} />
      <Panel aria-label={text('Project log')}>
        {id === null ? (
          <EmptyState
            icon={<History aria-hidden="true" />}
            title={text('No saved project is open')}
            hint={text('Open a project to see what was done to it.')}
          />
        ) : error && !data ? (
          <LoadFailed
            title={text('The log could not be loaded')}
            message={error.message}
            retry={() => void refetch()}
          />
        ) : (
          <Table columns={columns} rows={data ?? []} keyOf={({ id: key }) => key} isLoading={!data} />
        )}
      </Panel>
    </Page>
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
