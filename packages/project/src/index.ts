export {
  applyChanges,
  type Change,
  type ChangedRecords,
  changeBetween,
  hasChanges,
} from './changed-records.ts'
export type { Command } from './command.ts'
export { type AddAlternativeInput, addAlternative } from './commands/add-alternative.ts'
export { type AddFreeRowInput, addFreeRow } from './commands/add-free-row.ts'
export { type AddServiceRowInput, addServiceRow } from './commands/add-service-row.ts'
export { type AddTextRowInput, addSubtotalRow, addTextRow } from './commands/add-text-row.ts'
export { assignCustomer } from './commands/assign-customer.ts'
export { type ChangeHeaderVariantInput, changeHeaderVariant } from './commands/change-header-variant.ts'
export { changeModel } from './commands/change-model.ts'
export { type ChangeRowInput, changeRow } from './commands/change-row.ts'
export { changeSide } from './commands/change-side.ts'
export { type ChangeVariantInput, changeVariant } from './commands/change-variant.ts'
export { changeVariants } from './commands/change-variants.ts'
export { type DuplicateRowInput, duplicateRow } from './commands/duplicate-row.ts'
export { type MakeTotalInput, makeTotal, removeReduction, specialPrice } from './commands/make-total.ts'
export { moveRow } from './commands/move-row.ts'
export { type PlaceArticleInput, placeArticle } from './commands/place-article.ts'
export { removeRows } from './commands/remove-rows.ts'
export { renameProject } from './commands/rename-project.ts'
export { addOpening } from './commands/room/add-opening.ts'
export { type ChangeOpeningInput, changeOpening } from './commands/room/change-opening.ts'
export { type ChangeRoomInput, changeRoom, longestRoomName } from './commands/room/change-room.ts'
export { type ChangeWallInput, changeWall } from './commands/room/change-wall.ts'
export { type CornerAt, type DrawWallInput, drawWall } from './commands/room/draw-wall.ts'
export { type MoveCornerInput, moveCorner } from './commands/room/move-corner.ts'
export { type MoveWallInput, moveWall } from './commands/room/move-wall.ts'
export { removeOpenings } from './commands/room/remove-openings.ts'
export { removeRooms } from './commands/room/remove-rooms.ts'
export { type RemoveWallsInput, removeWalls } from './commands/room/remove-walls.ts'
export { type SetRoomInput, setRoom } from './commands/room/set-room.ts'
export { type SetWallLengthInput, setWallLength } from './commands/room/set-wall-length.ts'
export { type SwingOpeningInput, swingOpening } from './commands/room/swing-opening.ts'
export { type RotateRowInput, rotateRow } from './commands/rotate-row.ts'
export { setQuantity } from './commands/set-quantity.ts'
export { type SetRowAdjustmentInput, setRowAdjustment } from './commands/set-row-adjustment.ts'
export { switchAlternative } from './commands/switch-alternative.ts'
export { compareEvaluations } from './compare-evaluations.ts'
export { createDesk, type DeskParts } from './create-desk.ts'
export type { Desk, DeskState, Preview } from './desk.ts'
export {
  type Adjustment,
  type Alternative,
  type AlternativeId,
  type ArticleRow,
  type Customer,
  documentVersion,
  type Follower,
  type FreeRow,
  type Header,
  type OwnApplianceRow,
  type ProjectDocument,
  type Reduction,
  type Row,
  type RowFlags,
  type RowId,
  type SavedView,
  type ServiceCharge,
  type ServiceRow,
  type SubtotalRow,
  type TextRow,
  type TradeEntry,
  type TradeSheet,
  type ViewId,
} from './document.ts'
export { evaluateProject } from './evaluate-project.ts'
export type { Evaluation, Finding } from './evaluation.ts'
export type { EvaluationContext } from './evaluation-context.ts'
export { type NewDocumentInput, newDocument } from './new-document.ts'
export { isPlaced, type PlacedRow } from './placed-row.ts'
export type { PriceChangeReason, PriceChanges, RowPriceChange } from './price-change.ts'
export { mostRows, readDocument } from './read-document.ts'
export { isSameName, type RecordKind, type RecordName, recordOf } from './record-name.ts'
export { done, type Refusal, type Result, refuse } from './result.ts'
export { cornersAt } from './room/change-walls.ts'
export { clearLength } from './room/moved-wall.ts'
export { type OpeningNow, openingsNow } from './room/openings-now.ts'
export { openingOf } from './room/without-openings.ts'
export type {
  Anchor,
  DrawingName,
  Fixture,
  FixtureId,
  Note,
  NoteId,
  Underlay,
  UnderlayId,
} from './room-records.ts'
export { rowsInOrder } from './row-order.ts'
export { canSave, type SaveGateInput } from './save-gate.ts'
export { itemName, type StandingRow, standingRow, standingRows } from './standing-rows.ts'
export { type Status, statuses } from './status.ts'
export { canChangeStatus, firstStatus, type StatusActor } from './status-change.ts'
export { type Step, step, together } from './together.ts'
export { splitTrade, tradeOfProject, withTrade } from './trade-sheet.ts'
export { type Renaming, renamedRow, withNewIds } from './with-new-ids.ts'
export { withinLimits } from './within-limits.ts'
