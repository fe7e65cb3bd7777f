export { alternativesInOrder, isRemoved, removedAlternatives, withoutAlternative } from './alternatives.ts'
export { blockOf, carriedTo, takingRoom } from './arrange/block.ts'
export { extentAlong, stepped, wholeExtent } from './arrange/extent.ts'
export { type Move, movableOf } from './arrange/moved-to.ts'
export { placementAt } from './arrange/placement-at.ts'
export { asPrinted } from './as-printed.ts'
export { allRows, quickToCopy } from './carried-over.ts'
export {
  applyChanges,
  type Change,
  type ChangedRecords,
  changeBetween,
  hasChanges,
  mapNames,
} from './changed-records.ts'
export { type Clip, clipText, writeClip } from './clip.ts'
export type { Command } from './command.ts'
export { type AddFreeRowInput, addFreeRow } from './commands/add-free-row.ts'
export { type AddOwnApplianceInput, addOwnAppliance } from './commands/add-own-appliance.ts'
export { type AddServiceRowInput, addServiceRow } from './commands/add-service-row.ts'
export { type AddSpecialInput, addSpecial } from './commands/add-special.ts'
export { type AddTextRowInput, addSubtotalRow, addTextRow } from './commands/add-text-row.ts'
export { type AlignRowsInput, alignRows } from './commands/align-rows.ts'
export { type AddAlternativeInput, addAlternative } from './commands/alternatives/add-alternative.ts'
export { moveAlternative } from './commands/alternatives/move-alternative.ts'
export { removeAlternative } from './commands/alternatives/remove-alternative.ts'
export { renameAlternative } from './commands/alternatives/rename-alternative.ts'
export { forgetAlternative, restoreAlternative } from './commands/alternatives/restore-alternative.ts'
export { type NewStyle, type RestyleInput, restyle, restyleCopy } from './commands/alternatives/restyle.ts'
export { switchAlternative } from './commands/alternatives/switch-alternative.ts'
export { assignCustomer } from './commands/assign-customer.ts'
export { type ChangeHeaderVariantInput, changeHeaderVariant } from './commands/change-header-variant.ts'
export { changeModel } from './commands/change-model.ts'
export { type ChangeRowInput, changeRow } from './commands/change-row.ts'
export { changeSide } from './commands/change-side.ts'
export { type ChangeVariantInput, changeVariant } from './commands/change-variant.ts'
export { changeVariants } from './commands/change-variants.ts'
export { detachFollower } from './commands/detach-follower.ts'
export { type DistributeRowsInput, distributeRows } from './commands/distribute-rows.ts'
export { type DuplicateRowInput, duplicateRow } from './commands/duplicate-row.ts'
export { addFixture } from './commands/fixture/add-fixture.ts'
export { type ChangeFixtureInput, changeFixture } from './commands/fixture/change-fixture.ts'
export { type MoveFixtureInput, moveFixture } from './commands/fixture/move-fixture.ts'
export { removeFixtures } from './commands/fixture/remove-fixtures.ts'
export { type GroupRowsInput, groupRows, ungroupRows } from './commands/group-rows.ts'
export { keepPrices } from './commands/keep-prices.ts'
export { type LockRowsInput, lockRows } from './commands/lock-rows.ts'
export { type MakeTotalInput, makeTotal, removeReduction, specialPrice } from './commands/make-total.ts'
export { type MirrorRowsInput, mirrorRows } from './commands/mirror-rows.ts'
export { moveRow } from './commands/move-row.ts'
export { moveRows } from './commands/move-rows.ts'
export { addNote } from './commands/notes/add-note.ts'
export { type ChangeNoteInput, changeNote } from './commands/notes/change-note.ts'
export { removeNotes } from './commands/notes/remove-notes.ts'
export { type OrderRowInput, orderRow } from './commands/order-row.ts'
export { type PasteRowsInput, pasteRows } from './commands/paste-rows.ts'
export { type PlaceArticleInput, placeArticle } from './commands/place-article.ts'
export { removeRows } from './commands/remove-rows.ts'
export { renameProject } from './commands/rename-project.ts'
export { mostRepetitions, type RepeatRowsInput, repeatRows } from './commands/repeat-rows.ts'
export { addOpening } from './commands/room/add-opening.ts'
export { type AddRoomInput, addRoom } from './commands/room/add-room.ts'
export { type ChangeOpeningInput, changeOpening } from './commands/room/change-opening.ts'
export { type ChangeRoomInput, changeRoom, longestRoomName } from './commands/room/change-room.ts'
export { type ChangeWallInput, changeWall } from './commands/room/change-wall.ts'
export { type CornerAt, type DrawWallInput, drawWall } from './commands/room/draw-wall.ts'
export { type JoinWallsInput, joinWalls } from './commands/room/join-walls.ts'
export { type MoveCornerInput, moveCorner } from './commands/room/move-corner.ts'
export { type MoveWallInput, moveWall } from './commands/room/move-wall.ts'
export { type PaintSurfacesInput, paintSurfaces } from './commands/room/paint-surfaces.ts'
export { type RemoveCornerInput, removeCorner } from './commands/room/remove-corner.ts'
export { removeOpenings } from './commands/room/remove-openings.ts'
export { removeRooms } from './commands/room/remove-rooms.ts'
export { type RemoveWallsInput, removeWalls } from './commands/room/remove-walls.ts'
export { type ReshapeRoomInput, reshapeRoom } from './commands/room/reshape-room.ts'
export { type SetCornerAngleInput, setCornerAngle } from './commands/room/set-corner-angle.ts'
export { type SetRoomInput, setRoom } from './commands/room/set-room.ts'
export {
  type RemoveSlopeInput,
  removeSlope,
  type SetSlopeInput,
  setSlope,
} from './commands/room/set-slope.ts'
export { type SetWallLengthInput, setWallLength } from './commands/room/set-wall-length.ts'
export { type SplitWallInput, splitWall } from './commands/room/split-wall.ts'
export { type SwingOpeningInput, swingOpening } from './commands/room/swing-opening.ts'
export { type RotateRowInput, rotateRow } from './commands/rotate-row.ts'
export { type SetDiscountsInput, setDiscounts } from './commands/set-discounts.ts'
export { setFollowers } from './commands/set-followers.ts'
export { setLight } from './commands/set-light.ts'
export { setOrderAddress } from './commands/set-order-address.ts'
export { setPriceIncrease } from './commands/set-price-increase.ts'
export { setQuantity } from './commands/set-quantity.ts'
export { type SetRowAdjustmentInput, setRowAdjustment } from './commands/set-row-adjustment.ts'
export { type SwapArticleInput, swapArticle } from './commands/swap-article.ts'
export { type TurnRowsInput, turnRows } from './commands/turn-rows.ts'
export { addUnderlay } from './commands/underlays/add-underlay.ts'
export { type ChangeUnderlayInput, changeUnderlay } from './commands/underlays/change-underlay.ts'
export { removeUnderlays } from './commands/underlays/remove-underlays.ts'
export { type ScaleUnderlayInput, scaleUnderlay } from './commands/underlays/scale-underlay.ts'
export { type RowUpdate, type UpdatePricesInput, updatePrices } from './commands/update-prices.ts'
export { offerView, renameView, updateView } from './commands/views/change-view.ts'
export { keepViewPictures } from './commands/views/keep-view-pictures.ts'
export { moveView } from './commands/views/move-view.ts'
export { removeView } from './commands/views/remove-view.ts'
export { saveView } from './commands/views/save-view.ts'
export {
  type AlternativesCompared,
  compareAlternatives,
  type DifferingRow,
  type DifferingVariant,
} from './compare-alternatives.ts'
export { compareEvaluations } from './compare-evaluations.ts'
export { compareDesigns } from './comparing/compare-designs.ts'
export { type ComparedDesigns, type ComparedRow, comparedRows } from './comparing/compared-rows.ts'
export type { DesignDifference, RowAspect, SideChange, SidePick } from './comparing/design-difference.ts'
export { differingRows } from './comparing/differing-rows.ts'
export { type MergedDesign, mergedDesign, type Picks } from './comparing/merged-design.ts'
export { type RowDetail, toldBy } from './comparing/row-details.ts'
export { sharingRecords } from './comparing/sharing-records.ts'
export { createDesk, type DeskParts, type Follow } from './create-desk.ts'
export type { Address, Customer } from './customer.ts'
export type { Desk, DeskState, Preview } from './desk.ts'
export {
  type Adjustment,
  type Alternative,
  type AlternativeId,
  type ArticleRow,
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
  type ServiceCharge,
  type ServiceRow,
  type SubtotalRow,
  type TextRow,
  type TradeEntry,
  type TradeSheet,
  type Worked,
  type WorkedCut,
} from './document.ts'
export { evaluateProject } from './evaluate-project.ts'
export type { Evaluation, Finding } from './evaluation.ts'
export type { EvaluationContext } from './evaluation-context.ts'
export { groupMates } from './group-mates.ts'
export { type History, type HistoryStep, noHistory } from './history.ts'
export { type FollowerRow, isFollower, isFollowerRow, isLeftOut } from './is-follower.ts'
export { isSameRecord } from './is-same-record.ts'
export { lately } from './lately.ts'
export {
  changedLight,
  environmentFile,
  environmentFolder,
  type Light,
  type LightChange,
  lightOf,
  usualEnvironment,
  usualHour,
  usualLight,
} from './light/light.ts'
export { proposedNorth } from './light/proposed-north.ts'
export { isLampTime, sunAt, towardsSun } from './light/sun-at.ts'
export { longestNote } from './most-records.ts'
export { type NewDocumentInput, newDocument } from './new-document.ts'
export {
  anchorAt,
  anchorPoint,
  type Measure,
  measureBetween,
} from './notes/anchor-point.ts'
export { type AnchoredTo, fromOwn, ownSpace, toOwn } from './notes/own-space.ts'
export { type Parcel, type ParcelKind, type ParcelList, parcelsOf } from './parcels/parcels-of.ts'
export { mostWeight, padding } from './parcels/stack-things.ts'
export { isBox, isPlaced, type PlacedRow } from './placed-row.ts'
export { positionNumbers } from './position-numbers.ts'
export type { PriceChangeReason, PriceChanges, RowPriceChange } from './price-change.ts'
export { readClip } from './read-clip.ts'
export { mostRows, readDocument } from './read-document.ts'
export { type HealedDocument, healDocument } from './reading/heal-document.ts'
export type { Mending } from './reading/mend.ts'
export { readTrade } from './reading/read-trade.ts'
export { isSameName, type RecordKind, type RecordName, recordOf } from './record-name.ts'
export { done, type Refusal, type Result, refuse } from './result.ts'
export type { Misfits } from './room/between-joints.ts'
export { cornersAt } from './room/change-walls.ts'
export { angleFromLengths, type CornerAngle, cornerAngle } from './room/corner-angle.ts'
export { clearLength } from './room/moved-wall.ts'
export { type OpeningNow, openingsNow } from './room/openings-now.ts'
export { roomDesignOf } from './room/room-design-of.ts'
export { roomThatStandsAlone } from './room/stands-alone.ts'
export { meetingEnds, type WallEndAt, wallsAt } from './room/wall-ends.ts'
export { openingOf } from './room/without-openings.ts'
export {
  type Anchor,
  type DrawingName,
  type Fixture,
  type FixtureId,
  fixtureKinds,
  type Note,
  type NoteId,
  type Underlay,
  type UnderlayId,
} from './room-records.ts'
export { rowName } from './row-name.ts'
export { rowsInOrder } from './row-order.ts'
export { rowProblem } from './row-problem.ts'
export { canSave, type SaveGateInput } from './save-gate.ts'
export type { SavedView, ViewId } from './saved-view.ts'
export { isSpecial, type SpecialRow, specialsOf } from './specials.ts'
export {
  fixtureWhereItIs,
  type StandingFixture,
  solidFixtures,
  standingFixture,
  standingFixtures,
} from './standing-fixtures.ts'
export { itemName, type StandingRow, standingRow, standingRows } from './standing-rows.ts'
export { type Status, statuses } from './status.ts'
export {
  advancedStatuses,
  canChangeStatus,
  firstStatus,
  isOrdered,
  isPaused,
  type StatusActor,
} from './status-change.ts'
export type { MaterialUse } from './summary/materials-of.ts'
export {
  type ProjectSummary,
  projectSummary,
  type SummaryGroup,
  type SummaryLine,
  type SummaryRow,
  type Sums,
} from './summary/project-summary.ts'
export { weighedParts } from './summary/weighed-parts.ts'
export type { CoveredSurface } from './surfaces/covered-surface.ts'
export { finishIn } from './surfaces/covered-surfaces.ts'
export { type FinishName, finishName, finishOf } from './surfaces/finish-name.ts'
export { type PaintedName, roomFinish } from './surfaces/room-finish.ts'
export { type Step, step, together } from './together.ts'
export { splitTrade, tradeOfProject, withTrade } from './trade-sheet.ts'
export { atOnce, type Turns } from './turns.ts'
export {
  type FixtureKind,
  type FixtureSeat,
  measuredPoint,
  type UsualFixture,
  usualFixtures,
} from './usual-fixtures.ts'
export { viewsInOrder } from './views.ts'
export { type Renaming, renamedRow, withNewIds } from './with-new-ids.ts'
export { tooLarge, withinLimits } from './within-limits.ts'
export { partsWithHoles } from './worked-evaluation.ts'
