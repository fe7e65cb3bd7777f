export { applyChanges, type ChangedRecords, changedRecords, hasChanges } from './changed-records.ts'
export type { Command } from './command.ts'
export { type AddAlternativeInput, addAlternative } from './commands/add-alternative.ts'
export { type AddFreeRowInput, addFreeRow } from './commands/add-free-row.ts'
export { addOpening } from './commands/add-opening.ts'
export { assignCustomer } from './commands/assign-customer.ts'
export { type ChangeHeaderVariantInput, changeHeaderVariant } from './commands/change-header-variant.ts'
export { type ChangeVariantInput, changeVariant } from './commands/change-variant.ts'
export { changeVariants } from './commands/change-variants.ts'
export { type DuplicateRowInput, duplicateRow } from './commands/duplicate-row.ts'
export { moveRow } from './commands/move-row.ts'
export { type PlaceArticleInput, placeArticle } from './commands/place-article.ts'
export { removeOpening } from './commands/remove-opening.ts'
export { removeRows } from './commands/remove-rows.ts'
export { renameProject } from './commands/rename-project.ts'
export { rotateRow } from './commands/rotate-row.ts'
export { setQuantity } from './commands/set-quantity.ts'
export { type SetRoomInput, setRoom } from './commands/set-room.ts'
export { switchAlternative } from './commands/switch-alternative.ts'
export { createDesk, type DeskParts } from './create-desk.ts'
export type { Desk, DeskState } from './desk.ts'
export {
  type Alternative,
  type AlternativeId,
  type ArticleRow,
  type Customer,
  documentVersion,
  type FreeRow,
  type Header,
  type OwnApplianceRow,
  type ProjectDocument,
  type Row,
  type RowFlags,
  type RowId,
  type SavedView,
  type ServiceCharge,
  type ServiceRow,
  type SubtotalRow,
  type TextRow,
  type ViewId,
} from './document.ts'
export { type EvaluationContext, evaluateProject } from './evaluate-project.ts'
export type { Evaluation, Finding } from './evaluation.ts'
export { type NewDocumentInput, newDocument } from './new-document.ts'
export { isPlaced, type PlacedRow } from './placed-row.ts'
export { mostRows, readDocument } from './read-document.ts'
export { done, type Refusal, type Result, refuse } from './result.ts'
export { rowsInOrder } from './row-order.ts'
export { canSave, type SaveGateInput } from './save-gate.ts'
export { itemName, type StandingRow, standingRow, standingRows } from './standing-rows.ts'
export { type Status, statuses } from './status.ts'
export { canChangeStatus, firstStatus, type StatusActor } from './status-change.ts'
export { type Step, step, together } from './together.ts'
