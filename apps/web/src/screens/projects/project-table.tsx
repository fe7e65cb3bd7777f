import type { ProjectSort } from '@arredo/contract'
import { SearchX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SortButton } from '../../ui/sort-button.tsx'
import { useText } from '../../words/use-text.ts'
import { anyProject, type FilterProps, isNarrowed } from './list-wish.ts'
import { ProjectList } from './project-list.tsx'
import boxStyles from './selection/select-box.module.css'
import { SelectBox } from './selection/select-box.tsx'
import type { Selection } from './selection/use-selection.ts'
import type { ProjectColumn } from './use-project-columns.tsx'
import type { Projects } from './use-projects.ts'

/** Names begin with A; what was saved last, and what costs most, is looked for first. */
const firstWay = { name: 'name', price: '-price', saved: '-saved' } as const

/** The list with heads to sort by, and boxes to select with. */
export function ProjectTable({
  projects,
  selection,
  wish,
  change,
  ...look
}: FilterProps &
  Pick<ComponentProps<typeof ProjectList>, 'useColumns' | 'isDense'> & {
    projects: Projects
    selection: Selection
  }) {
  const text = useText()
  if (projects.state === 'ready' && projects.list.length === 0 && isNarrowed(wish)) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={
          wish.search
            ? text('No project matches “{{search}}”', { search: wish.search })
            : text('No project matches')
        }
        hint={text('Search by the name of the project or of the customer, or look at more of them.')}
        action={
          <Button onClick={() => change({ ...anyProject, sort: wish.sort })}>
            {text('Show all projects')}
          </Button>
        }
      />
    )
  }

  function sorted(column: ProjectColumn): ProjectColumn {
    const { sortBy, name } = column
    if (!sortBy) return column
    const isSorted = wish.sort.replace('-', '') === sortBy
    const sort = isSorted ? (wish.sort.startsWith('-') ? 'descending' : 'ascending') : 'none'
    const other: ProjectSort = wish.sort.startsWith('-') ? sortBy : `-${sortBy}`
    const head = (
      <SortButton
        label={name}
        sort={sort}
        onSort={() => change({ sort: isSorted ? other : firstWay[sortBy] })}
      />
    )
    return { ...column, head, sort }
  }

  function selectable(column: ProjectColumn): ProjectColumn {
    const isSome = selection.projects.length > 0
    return {
      ...column,
      head: (
        <div className={boxStyles.beside}>
          <SelectBox
            label={text('Select all shown')}
            isOn={selection.isAll}
            isPartly={isSome && !selection.isAll}
            onChange={selection.toggleAll}
          />
          {column.head}
        </div>
      ),
      cell: (project) => (
        <div className={boxStyles.beside}>
          <SelectBox
            label={text('Select {{name}}', { name: project.name })}
            isOn={selection.has(project.id)}
            onChange={() => selection.toggle(project.id)}
          />
          {column.cell(project)}
        </div>
      ),
    }
  }

  const withHeads = (columns: readonly ProjectColumn[]) =>
    columns.map(sorted).map((column) => (column.sortBy === 'name' ? selectable(column) : column))
  return <ProjectList projects={projects} withColumns={withHeads} {...look} />
}
