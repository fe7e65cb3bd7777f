import { History } from 'lucide-react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useOpenProject } from '../../app/use-project.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { LogEntries, useLogEntries } from './log-entries.tsx'

/** What was done to the open project, by whom and when, out of the audit. */
export function ProjectLogScreen() {
  const text = useText()
  usePageTitle(text('Project log'))
  const id = useOpenProject()?.id ?? null
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
        ) : (
          <Whole id={id} />
        )}
      </Panel>
    </Page>
  )
}

function Whole({ id }: { id: number }) {
  return <LogEntries entries={useLogEntries(id)} />
}
