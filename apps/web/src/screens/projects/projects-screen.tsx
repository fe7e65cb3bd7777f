import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSettled } from '../../app/use-settled.ts'
import { NewProjectButton } from '../../shell/new-project-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useText } from '../../words/use-text.ts'
import { ProjectList } from './project-list.tsx'
import styles from './projects-screen.module.css'
import { useProjects } from './use-projects.ts'

export function ProjectsScreen() {
  const text = useText()
  const { dialogs } = useApp()
  usePageTitle(text('Projects'))
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const projects = useProjects(search)
  return (
    <Page>
      <PageHeader title={text('Projects')}>
        <SearchField
          label={text('Search projects')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={styles.search}
        />
        <Button onClick={() => void dialogs.ask('bin', {})} aria-haspopup="dialog">
          <Trash2 size={16} aria-hidden="true" />
          {text('Bin')}
        </Button>
        <NewProjectButton />
      </PageHeader>
      <Panel className={styles.panel} aria-label={text('Projects')}>
        <ProjectList projects={projects} search={search} />
        {projects.hasMore && (
          <div className={styles.more}>
            <Button busy={projects.isLoadingMore} onClick={projects.loadMore}>
              {text('Show more')}
            </Button>
          </div>
        )}
      </Panel>
    </Page>
  )
}
