import type { RowId } from '@arredo/project'
import type { Newcomer } from './editor-state.ts'
import { onlySelected } from './selection.ts'
import { workshopAtHand } from './tools/fetch-tools.ts'
import type { Workbench } from './tools/tool.ts'

/** Where there is room for it, beside what is selected first; null where there is none. */
export function placeNow(workbench: Workbench, newcomer: Newcomer, notFetched: () => unknown): RowId | null {
  const { desk, newId, state, set } = workbench
  const placeWithoutPointer = workshopAtHand()?.placeWithoutPointer
  if (!placeWithoutPointer) {
    notFetched()
    return null
  }
  const row = newId()
  const selected = onlySelected(state().selection, 'row')
  const beside = selected === null ? null : { row: selected, side: state().beside }
  const placed = placeWithoutPointer(desk, newcomer, row, newId, beside)
  if (!placed) return null
  workbench.leave()
  set({ selection: [{ kind: 'row', id: row }] })
  return row
}
