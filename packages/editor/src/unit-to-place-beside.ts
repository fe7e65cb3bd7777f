import type { RowId } from '@arredo/project'
import { onlySelected } from './selection.ts'
import type { Workbench } from './tools/tool.ts'

/** The unit of a run that another can be placed beside. */
export function unitToPlaceBeside({ desk, state }: Pick<Workbench, 'desk' | 'state'>): RowId | null {
  const id = onlySelected(state().selection, 'row')
  const { document, evaluation } = desk.current()
  const row = document.rows[id ?? '']
  const isUnit = row?.kind === 'article' && !row.auto && evaluation.articles[row.id]?.run !== undefined
  const seat = isUnit ? row.placement?.seat.on : undefined
  const isIsland = seat === 'floor' && evaluation.articles[row?.id ?? '']?.roles?.includes('island')
  return seat === 'wall' || seat === 'corner' || isIsland ? id : null
}
