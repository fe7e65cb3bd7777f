import type { Drawing } from '@arredo/drawings'
import type { DeskState, StandingRow } from '@arredo/project'
import type { Editor } from '../editor.ts'
import type { PlanViewLabels } from './plan-labels.ts'

export type PlanItemProps = {
  readonly editor: Editor
  readonly desk: DeskState
  readonly item: StandingRow
  /** Drawn of the item alone: the same item in the same room is the same drawing. */
  readonly shapes: Drawing
  readonly labels: PlanViewLabels
  readonly leastText: number
  readonly isSelected: boolean
  readonly collides: boolean
}

/** With hundreds of items only those that changed are drawn again while one of them is dragged. */
export function isSameItem(before: PlanItemProps, after: PlanItemProps): boolean {
  return (
    before.item.row === after.item.row &&
    before.desk.evaluation.articles[before.item.id] === after.desk.evaluation.articles[after.item.id] &&
    before.desk.document.walls === after.desk.document.walls &&
    before.labels === after.labels &&
    before.leastText === after.leastText &&
    before.isSelected === after.isSelected &&
    before.collides === after.collides &&
    before.editor === after.editor
  )
}
