import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { MoreProjects } from './more-projects.tsx'
import { ProjectTable } from './project-table.tsx'
import { ProjectsCount } from './projects-count.tsx'
import { ProjectsHeader } from './projects-header.tsx'
import styles from './projects-screen.module.css'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useProjectsPage } from './use-projects-page.ts'

export function ProjectsScreen() {
  const text = useText()
  const { wish, change, search, projects, selection } = useProjectsPage()
  return (
    <Page>
      <ProjectsHeader search={search} />
      <Panel
        className={styles.panel}
        aria-label={text('Projects')}
        aria-busy={projects.isOutdated || undefined}
      >
        <div className={styles.filters}>
          <FilterBar wish={wish} change={change} />
          <FilterChips wish={wish} change={change} />
          <ProjectsCount projects={projects} />
        </div>
        <ProjectTable projects={projects} selection={selection} wish={wish} change={change} />
        <MoreProjects projects={projects} />
        <SelectionBar selection={selection} />
      </Panel>
    </Page>
  )
}
