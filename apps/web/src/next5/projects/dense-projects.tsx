import { FilterBar } from '../../screens/projects/filters/filter-bar.tsx'
import { FilterChips } from '../../screens/projects/filters/filter-chips.tsx'
import { MoreProjects } from '../../screens/projects/more-projects.tsx'
import { ProjectTable } from '../../screens/projects/project-table.tsx'
import { ProjectsCount } from '../../screens/projects/projects-count.tsx'
import { ProjectsHeader } from '../../screens/projects/projects-header.tsx'
import { SelectionBar } from '../../screens/projects/selection/selection-bar.tsx'
import { useProjectsPage } from '../../screens/projects/use-projects-page.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './dense-projects.module.css'
import { useDenseColumns } from './use-dense-columns.tsx'

/** As many projects in sight as a screen holds, and what narrows them down beside them. */
export function DenseProjects() {
  const text = useText()
  const { wish, change, search, projects, selection } = useProjectsPage()
  return (
    <Page className={styles.page}>
      <ProjectsHeader search={search} />
      <div className={styles.columns}>
        <Panel className={styles.filters} aria-label={text('Narrow down')}>
          <FilterBar wish={wish} change={change} />
          <FilterChips wish={wish} change={change} />
          <ProjectsCount projects={projects} />
        </Panel>
        <Panel
          className={styles.list}
          aria-label={text('Projects')}
          aria-busy={projects.isOutdated || undefined}
        >
          <ProjectTable {...{ projects, selection, wish, change }} useColumns={useDenseColumns} isDense />
          <MoreProjects projects={projects} />
          <SelectionBar selection={selection} />
        </Panel>
      </div>
    </Page>
  )
}
