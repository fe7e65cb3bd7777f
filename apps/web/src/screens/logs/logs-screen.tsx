import type { Notice } from '@arredo/flows'
import { ScrollText } from 'lucide-react'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'

/** What this page has said since it was opened, newest first: what one read too late, or is to tell somebody. */
export function LogsScreen() {
  const text = useText()
  const moment = useMoment()
  const log = useStore(useApp().notices.store, (state) => state.log)
  usePageTitle(text('Logs'))
  const columns: readonly Column<Notice>[] = [
    { name: text('What'), cell: ({ message }) => text(message) },
    {
      name: text('Kind'),
      onCard: 'half',
      cell: ({ kind }) => (kind === 'error' ? <Badge>{text('Error')}</Badge> : text('Notice')),
    },
    { name: text('When'), onCard: 'half', cell: ({ at }) => moment(new Date(at).toISOString()) },
  ]
  return (
    <Page>
      <PageHeader title={text('Logs')} about={text('The last hundred things that this page has told you.')} />
      <Panel aria-label={text('Logs')}>
        {log.length === 0 ? (
          <EmptyState
            icon={<ScrollText aria-hidden="true" />}
            title={text('Nothing was said yet')}
            hint={text('What is told in a corner of the page, and goes again, can be read here later.')}
          />
        ) : (
          <Table columns={columns} rows={log} keyOf={({ id }) => id} />
        )}
      </Panel>
    </Page>
  )
}
