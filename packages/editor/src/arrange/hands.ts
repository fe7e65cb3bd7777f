import {
  type Clip,
  groupMates,
  groupRows,
  lockRows,
  type ProjectDocument,
  type Result,
  rotateRow,
  together,
  turnRows,
  ungroupRows,
} from '@arredo/project'
import type { Hit } from '../editor-state.ts'
import { inRoom } from '../on-plan.ts'
import { nudgeSteps, removalSteps } from '../record-steps.ts'
import { rowsLookedAt } from '../rows-looked-at.ts'
import { idsOf, rowsNamed } from '../selection.ts'
import type { Workbench } from '../tools/tool.ts'
import { duplicateSelection, type Repetition, repeatSelection } from './copies.ts'
import { itemsSelected } from './items-selected.ts'
import { alignSelection, distributeSelection, type Edge, mirrorSelection } from './line-up.ts'
import { clipOfSelection, pasteClip } from './paste.ts'

/** What is done to what is selected; every one of them is one step of undo. */
export type Hands = {
  /** Moves the selection along its wall or over the floor by a step on the screen, for arrow keys. */
  readonly nudge: (by: readonly [right: number, up: number]) => void
  /** Several turn about the middle of them all. */
  readonly rotateSelection: (degrees: number) => void
  readonly deleteSelection: () => void
  readonly duplicateSelection: () => void
  readonly alignSelection: (edge: Edge) => void
  readonly distributeSelection: (way: 'across' | 'down') => void
  readonly mirrorSelection: () => void
  readonly repeatSelection: (repetition: Repetition) => Result<ProjectDocument>
  readonly groupSelection: () => void
  readonly ungroupSelection: () => void
  readonly lockSelection: (locked: boolean) => void
  readonly hideSelection: () => void
  readonly showHidden: () => void
  /** Every item of the room one looks at. */
  readonly selectAll: () => void
  /** Everything that is grouped with something selected. */
  readonly selectGroup: () => void
  /** What is selected as text for a clipboard. */
  readonly clip: () => Result<string>
  /** Pastes what was read from a clipboard, with the packs that may be used here. */
  readonly paste: (clip: Clip, packs: Readonly<Record<string, string>>) => Result<ProjectDocument>
}

export function createHands(workbench: Workbench, pointing: () => Hit | null): Hands {
  const { desk, state, set, newId, attempt, sheet } = workbench
  const rows = () => idsOf(state().selection, 'row')

  return {
    nudge(by) {
      const steps = nudgeSteps(desk.current(), state().selection, inRoom(by, sheet()), newId)
      attempt(together('Move', steps), null)
    },

    rotateSelection(degrees) {
      const items = itemsSelected(workbench)
      const [only] = items
      if (items.length > 1) attempt(turnRows, { items, degrees })
      else if (only) attempt(rotateRow, { row: only.id, degrees, place: only.place, size: only.size })
    },

    deleteSelection: () => void attempt(together('Delete', removalSteps(state().selection, newId)), null),
    duplicateSelection: () => duplicateSelection(workbench),
    alignSelection: (edge) => alignSelection(workbench, edge),
    distributeSelection: (way) => distributeSelection(workbench, way),
    mirrorSelection: () => mirrorSelection(workbench),
    repeatSelection: (repetition) => repeatSelection(workbench, repetition),
    groupSelection: () => void attempt(groupRows, { rows: rows(), group: newId() }),
    ungroupSelection: () => void attempt(ungroupRows, { rows: rows() }),
    lockSelection: (locked) => void attempt(lockRows, { rows: rows(), locked }),

    hideSelection() {
      const { hidden, selection } = state()
      const more = rows().filter((id) => !hidden.includes(id))
      set({ hidden: [...hidden, ...more], selection: selection.filter(({ kind }) => kind !== 'row') })
    },
    showHidden: () => set({ hidden: [], selection: rowsNamed(state().hidden) }),

    selectAll: () => set({ selection: rowsNamed(rowsLookedAt(desk.current(), state())) }),
    selectGroup: () => set({ selection: rowsNamed(groupMates(desk.current().document, rows())) }),

    clip: () => clipOfSelection(workbench),
    paste: (clip, packs) => pasteClip(workbench, clip, packs, pointing()),
  }
}
