import { Plus, Search } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useStartProject } from '../../shell/use-start-project.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/text-field.tsx'
import { useText } from '../../words/use-text.ts'
import { ProjectList } from './project-list.tsx'
import styles from './projects-screen.module.css'
import { useProjects } from './use-projects.ts'

/** Typing settles before the server is asked. */
const pause = 250

export function ProjectsScreen() {
  const text = useText()
  usePageTitle(text('Projects'))
  const { start, isStarting } = useStartProject()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const projects = useProjects(search)
  return (
    <main className={styles.screen}>
      <header className={styles.header}>
        <h1 className={styles.title}>{text('Projects')}</h1>
        <SearchField
          label={text('Search projects')}
          icon={<Search size={18} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={styles.search}
        />
        <Button
          kind="primary"
          icon={<Plus size={18} aria-hidden="true" />}
          busy={isStarting}
          onClick={() => void start()}
        >
          {text('New project')}
        </Button>
      </header>
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
    </main>
  )
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(settled)
}
