import { type StandingRow, standingRow } from '@arredo/project'
import { idsOf } from '../selection.ts'
import type { Workbench } from '../tools/tool.ts'

/** The selected items that stand in the room. */
export function itemsSelected({ desk, state }: Pick<Workbench, 'desk' | 'state'>): readonly StandingRow[] {
  const { document, evaluation } = desk.current()
  return idsOf(state().selection, 'row').flatMap((id) => standingRow(document, evaluation, id) ?? [])
}
