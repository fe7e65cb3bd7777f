import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useProfile } from '../../app/use-session.ts'
import { useSettled } from '../../app/use-settled.ts'
import { NewProjectButton } from '../../shell/new-project-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useText } from '../../words/use-text.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { queryOf } from './list-wish.ts'
import { ProjectTable } from './project-table.tsx'
import styles from './projects-screen.module.css'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useSelection } from './selection/use-selection.ts'
import { useListWish } from './use-list-wish.ts'
import { type Projects, useProjects } from './use-projects.ts'

export function ProjectsScreen() {
  const text = useText()
  const { dialogs } = useApp()
  usePageTitle(text('Projects'))
  const { wish, change } = useListWish()
  const search = useSearch(wish.search, (words) => change({ search: words }))
  const shops = useProfile()?.shops.map(({ code }) => code) ?? []
  const projects = useProjects(queryOf(wish, shops))
  const selection = useSelection(projects.list)
  return (
    <Page>
      <PageHeader title={text('Projects')}>
        <SearchField
          label={text('Search projects')}
          value={search.typed}
          onChange={(event) => search.type(event.currentTarget.value)}
          className={styles.search}
        />
        <Button onClick={() => void dialogs.ask('bin', {})} aria-haspopup="dialog">
          <Trash2 size={16} aria-hidden="true" />
          {text('Bin')}
        </Button>
        <NewProjectButton />
      </PageHeader>
      <Panel
        className={styles.panel}
        aria-label={text('Projects')}
        aria-busy={projects.isOutdated || undefined}
      >
        <div className={styles.filters}>
          <FilterBar wish={wish} change={change} />
          <FilterChips wish={wish} change={change} />
          <Count projects={projects} />
        </div>
        <ProjectTable projects={projects} selection={selection} wish={wish} change={change} />
        {projects.hasMore && (
          <div className={styles.more}>
            <Button busy={projects.isLoadingMore} onClick={projects.loadMore}>
              {text('Show more')}
            </Button>
          </div>
        )}
        <SelectionBar selection={selection} />
      </Panel>
    </Page>
  )
}

/** Said when a filter or a search has been answered. */
function Count({ projects: { state, list, hasMore, isOutdated } }: { projects: Projects }) {
  const text = useText()
  const count = list.length
  const said = hasMore
    ? text('The first {{count}} projects', { count })
    : text('{{count}} projects', { count })
  return (
    <p className={styles.count} role="status">
      {state === 'ready' && !isOutdated && said}
    </p>
  )
}

/** What is typed is in the address when it has settled; what the address says otherwise is in the field. */
function useSearch(wished: string, wish: (search: string) => void) {
  const [typed, setTyped] = useState(wished)
  const [known, setKnown] = useState(wished)
  const settled = useSettled(typed.trim())
  if (wished !== known) {
    setKnown(wished)
    setTyped(wished)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has settled is wished once, whoever else wishes later.
  useEffect(() => {
    if (settled === wished || settled !== typed.trim()) return
    setKnown(settled)
    wish(settled)
  }, [settled])
  return { typed, type: setTyped }
}
